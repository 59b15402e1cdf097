import { fulfillmentRoutes } from '@/contract/office/fulfillment/fulfillment'
import { fulfillmentSchemas } from '@/contract/office/fulfillment/fulfillment.schema'
import { createRouter } from '@/server/kernel/http/router'

import { buildBike } from './build-bike'
import { correctParcel } from './correct-parcel'
import { deliverParcel } from './deliver-parcel'
import { moveReturn } from './move-return'
import { openReturn } from './open-return'
import { readPickList, readPickListFile } from './pick-list'
import { readFulfillment } from './read-fulfillment'
import { readReturns } from './read-returns'
import { shipParcel } from './ship-parcel'
import { undoParcel } from './undo-parcel'
import { undoBegin, undoDelivery } from './undo-step'

export const fulfillmentRouter = createRouter(fulfillmentRoutes, fulfillmentSchemas)
  .on('read', async (context) => ({ data: await readFulfillment(context, context.params.number) }))
  .on('pickList', async (context) => ({ data: await readPickList(context, context.query) }))
  .on('pickListFile', async (context) => ({
    file: await readPickListFile(context, context.query),
  }))
  .on('build', async (context) => {
    const { params, body, caller } = context
    await buildBike(context, { ...params, ...body, by: caller.publicId })
    context.log.info({ by: caller.publicId, order: params.number, to: body.state }, 'bike moved')
    return { data: await readFulfillment(context, params.number) }
  })
  .on('ship', async (context) => {
    const { params, body, caller } = context
    await shipParcel(context, { ...params, ...body, by: caller })
    context.log.info({ by: caller.publicId, order: params.number }, 'parcel shipped')
    return { data: await readFulfillment(context, params.number) }
  })
  .on('deliver', async (context) => {
    const { params, caller } = context
    await deliverParcel(context, { ...params, by: caller.publicId })
    context.log.info({ by: caller.publicId, order: params.number }, 'parcel delivered')
    return { data: await readFulfillment(context, params.number) }
  })
  .on('correct', async (context) => {
    const { params, body, caller } = context
    await correctParcel(context, { ...params, ...body, by: caller.publicId })
    context.log.info({ by: caller.publicId, order: params.number }, 'parcel corrected')
    return { data: await readFulfillment(context, params.number) }
  })
  .on('undo', async (context) => {
    const { params, caller } = context
    await undoParcel(context, { ...params, by: caller })
    const { number: order, parcel } = params
    context.log.info({ by: caller.publicId, order, parcel }, 'parcel undone')
    return { data: await readFulfillment(context, params.number) }
  })
  .on('undoBegin', async (context) => {
    const { params, caller } = context
    await undoBegin(context, { ...params, by: caller.publicId })
    const { number: order, bike } = params
    context.log.info({ by: caller.publicId, order, bike }, 'start of a build undone')
    return { data: await readFulfillment(context, params.number) }
  })
  .on('undoDelivery', async (context) => {
    const { params, caller } = context
    await undoDelivery(context, { ...params, by: caller.publicId })
    const { number: order, parcel } = params
    context.log.info({ by: caller.publicId, order, parcel }, 'delivery undone')
    return { data: await readFulfillment(context, params.number) }
  })
  .on('returns', async (context) => ({ data: await readReturns(context, context.params.number) }))
  .on('openReturn', async (context) => {
    const { params, body, caller } = context
    await openReturn(context, { ...params, ...body, by: caller })
    context.log.info({ by: caller.publicId, order: params.number }, 'return registered')
    return { data: await readReturns(context, params.number) }
  })
  .on('moveReturn', async (context) => {
    const { params, body, caller } = context
    await moveReturn(context, { ...params, ...body, by: caller })
    const { number, back } = params
    context.log.info({ by: caller.publicId, order: number, back, to: body.state }, 'return moved')
    return { data: await readReturns(context, number) }
  })
