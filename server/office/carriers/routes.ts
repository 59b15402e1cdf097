import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { carriers as table } from '@/server/kernel/db/schema/orders/shipments'
import { resourceRouter } from '@/server/kernel/resource/resource-router'

import { CARRIER_ORDER, isCarrierInUse } from './queries'

export const carriersRouter = resourceRouter(resources.carriers, resourceSchemas.carriers, {
  table,
  order: CARRIER_ORDER,
  isInUse: isCarrierInUse,
})
