import { dealersRoutes } from '@/contract/community/dealers/dealers'
import { dealersSchemas } from '@/contract/community/dealers/dealers.schema'
import { createRouter } from '@/server/kernel/http/router'

import { bookRide } from './book-ride'
import { calendarFile } from './calendar-file'
import { cancelRide, moveRide } from './change-ride'
import { dealerAnswer, findDealers, findTowns, requireDealer } from './find-dealers'
import { requireRide, rideAnswer } from './ride-answer'
import { readSlots } from './slots'

export const dealersRouter = createRouter(dealersRoutes, dealersSchemas)
  .on('list', async (context) => ({ data: await findDealers(context, context.query) }))
  .on('places', async (context) => {
    await context.limits.take('places', context.ipBlock)
    return { data: { places: await findTowns(context, context.query.q) } }
  })
  .on('read', async (context) => ({
    data: dealerAnswer(await requireDealer(context, context.params.id)),
  }))
  .on('slots', async (context) => {
    await context.limits.take('rideSlots', context.ipBlock)
    const { bike: bikeId, ...days } = context.query
    return { data: await readSlots(context, { dealerId: context.params.id, bikeId, ...days }) }
  })
  .on('book', async (context) => {
    const { body, caller: visitor, ipBlock, params, idempotencyKey: key } = context
    return { data: await bookRide(context, { dealerId: params.id, body, visitor, key, ipBlock }) }
  })
  .on('readRide', async (context) => ({
    data: rideAnswer(context, await requireRide(context, context.params)),
  }))
  .on('moveRide', async (context) => {
    await context.limits.take('rideChange', context.ipBlock)
    const facts = await requireRide(context, context.params)
    return { data: await moveRide(context, facts, { startsAt: context.body.starts_at }) }
  })
  .on('cancelRide', async (context) => {
    await context.limits.take('rideChange', context.ipBlock)
    return { data: await cancelRide(context, await requireRide(context, context.params)) }
  })
  .on('calendar', async (context) => {
    const facts = await requireRide(context, context.params)
    return { file: { content: await calendarFile(context, facts), fileName: 'test-ride.ics' } }
  })
