import { disputesRoutes } from '@/contract/office/disputes/disputes'
import { disputesSchemas } from '@/contract/office/disputes/disputes.schema'
import { readEvidencePaper } from '@/server/after-sale'
import { createRouter } from '@/server/kernel/http/router'
import { attachFile, attachPaper, detachFile } from '@/server/payments'

import { readFiles, requireDisputed } from './read-files'

export const disputesRouter = createRouter(disputesRoutes, disputesSchemas)
  .on('files', async (context) => ({ data: await readFiles(context, context.params.id) }))
  .on('attach', async (context) => {
    const { params, body } = context
    await attachFile(context, { ...params, ...body })
    return { data: await readFiles(context, params.id) }
  })
  .on('attachPaper', async (context) => {
    const { id } = context.params
    const { paper } = context.body
    const { order } = await requireDisputed(context, id)
    const { content, fileName } = await readEvidencePaper(context, order, paper)
    await attachPaper(context, { id, paper, name: fileName, file: content })
    return { data: await readFiles(context, id) }
  })
  .on('remove', async (context) => {
    const { params } = context
    await detachFile(context, params)
    return { data: await readFiles(context, params.id) }
  })
