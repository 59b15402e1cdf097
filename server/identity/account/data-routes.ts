import { accountRoutes } from '@/contract/account/profile/profile'
import { accountSchemas } from '@/contract/account/profile/profile.schema'
import { createRouter } from '@/server/kernel/http/router'

import { deleteAvatar, readAvatar, saveAvatar } from './avatar'
import { deleteAccount } from './delete-account'
import { exportData } from './export-data'
import { reauthenticate } from './require-user'
import { userAnswer } from './user-answer'

export const accountDataRouter = createRouter(accountRoutes, accountSchemas)
  .on('saveAvatar', async (context) => ({
    data: userAnswer(await saveAvatar(context, context.caller, context.upload), context),
  }))
  .on('deleteAvatar', async (context) => ({
    data: userAnswer(await deleteAvatar(context, context.caller), context),
  }))
  .on('readAvatar', async (context) => ({
    file: {
      content: await readAvatar(context, context.params),
      isImmutable: true,
    },
  }))
  .on('exportData', async (context) => {
    const { caller, body, limits } = context
    const user = await reauthenticate(context, { caller, password: body.password })
    await limits.take('export', caller.publicId)
    const content = JSON.stringify(await exportData(context, user), null, 2)
    return { file: { content, fileName: 'personal-data.json' } }
  })
  .on('deleteAccount', async (context) => {
    const { caller, body } = context
    await deleteAccount(context, await reauthenticate(context, { caller, password: body.password }))
    return { data: {} }
  })
