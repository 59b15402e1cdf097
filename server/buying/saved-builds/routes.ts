import { savedBuildsRoutes } from '@/contract/account/saved-builds/saved-builds'
import { savedBuildsSchemas } from '@/contract/account/saved-builds/saved-builds.schema'
import { enforceLinkLimit } from '@/server/kernel/http/link-limit'
import { createRouter } from '@/server/kernel/http/router'

import { endReminders } from './reminders'
import {
  readMemberBuilds,
  removeBuild,
  renameBuild,
  saveMemberBuild,
  setReminders,
} from './saved-builds'

export const savedBuildsRouter = createRouter(savedBuildsRoutes, savedBuildsSchemas)
  .on('list', async (context) => {
    const { userId } = context.caller
    return { data: await readMemberBuilds(context, { userId, countryId: context.query.country }) }
  })
  .on('save', async (context) => ({
    data: await saveMemberBuild(context, { ...context.body, userId: context.caller.userId }),
  }))
  .on('rename', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    await renameBuild(context, key, context.body.name)
    return { data: {} }
  })
  .on('remove', async (context) => {
    await removeBuild(context, { userId: context.caller.userId, id: context.params.id })
    return { data: {} }
  })
  .on('setReminders', async (context) => {
    const { caller, body } = context
    return {
      data: await setReminders(context, { userId: caller.userId, isOn: body.has_reminders }),
    }
  })
  .on('endReminders', async (context) => {
    await enforceLinkLimit(context)
    await endReminders(context, context.params)
    return { data: {} }
  })
