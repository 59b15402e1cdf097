import { editsRoutes } from '@/contract/edits'
import { editsSchemas } from '@/contract/edits.schema'
import { createRouter } from '@/server/kernel/http/router'

import { editBike } from './edit-bike'
import { editDelivery } from './edit-delivery'
import { previewEdit, readEdit } from './read-edit'

export const editsRouter = createRouter(editsRoutes, editsSchemas)
  .on('read', async (context) => ({ data: await readEdit(context, context.params.number) }))
  .on('delivery', async (context) => {
    const { params, body, caller, log } = context
    await editDelivery(context, { ...params, ...body, by: caller })
    log.info({ by: caller.publicId, order: params.number }, 'delivery of an order changed')
    return { data: await readEdit(context, params.number) }
  })
  .on('preview', async (context) => {
    const { params, body } = context
    return { data: await previewEdit(context, { ...params, ...body }) }
  })
  .on('bike', async (context) => {
    const { params, body, caller, log } = context
    await editBike(context, { ...params, ...body, by: caller })
    log.info({ by: caller.publicId, order: params.number }, 'bike of an order changed')
    return { data: await readEdit(context, params.number) }
  })
