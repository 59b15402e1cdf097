import { editsRoutes } from '@/contract/office/edits/edits'
import { editsSchemas } from '@/contract/office/edits/edits.schema'
import { payDifference, readDifference } from '@/server/buying'
import { createRouter } from '@/server/kernel/http/router'

import { askDifference, sendDifference, withdrawDifference } from './ask-difference'
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
  .on('ask', async (context) => {
    const { params, body, caller, log } = context
    await askDifference(context, { ...params, ...body, by: caller })
    log.info({ by: caller.publicId, order: params.number }, 'difference of an order asked')
    return { data: await readEdit(context, params.number) }
  })
  .on('sendAsked', async (context) => {
    const { params, caller, log } = context
    await sendDifference(context, { ...params, by: caller.publicId })
    log.info({ by: caller.publicId, order: params.number }, 'difference of an order sent again')
    return { data: await readEdit(context, params.number) }
  })
  .on('withdraw', async (context) => {
    const { params, caller, log } = context
    await withdrawDifference(context, { ...params, by: caller.publicId })
    log.info({ by: caller.publicId, order: params.number }, 'difference of an order withdrawn')
    return { data: await readEdit(context, params.number) }
  })
  .on('difference', async (context) => ({ data: await readDifference(context, context.params) }))
  .on('payDifference', async (context) => {
    const { params, body, ipBlock } = context
    await context.limits.take('guestPayment', ipBlock)
    return { data: await payDifference(context, { ...params, ...body }) }
  })
