import { testRidesRoutes } from '@/contract/office/test-rides/test-rides'
import { testRidesSchemas } from '@/contract/office/test-rides/test-rides.schema'
import { createRouter } from '@/server/kernel/http/router'

import { cancelForRider, moveForRider, readRides, readTimes, recordOutcome } from './rides'

export const testRidesRouter = createRouter(testRidesRoutes, testRidesSchemas)
  .on('list', async (context) => ({
    data: { ...(await readRides(context, context.query)), has_mail: context.mail !== null },
  }))
  .on('times', async (context) => ({ data: await readTimes(context, context.params.id) }))
  .on('move', async (context) => ({
    data: await moveForRider(context, context.params.id, context.body.starts_at),
  }))
  .on('cancel', async (context) => ({
    data: await cancelForRider(context, context.params.id, context.body.reason),
  }))
  .on('tell', async (context) => ({
    data: await recordOutcome(context, { ...context.params, ...context.body }),
  }))
