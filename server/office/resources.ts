import { cannedRouter } from '@/server/support'

import { campaignsRouter } from './campaigns/routes'
import { shippingRouter } from './countries/routes'
import { dealershipsRouter } from './dealers/routes'
import { promotionsRouter } from './promo/routes'
import { searchesRouter } from './searches/routes'
import { segmentsRouter } from './segments/routes'

/** Routers of the resources of the back office. */
export const resourceRouters = [
  campaignsRouter,
  cannedRouter,
  dealershipsRouter,
  promotionsRouter,
  searchesRouter,
  segmentsRouter,
  shippingRouter,
]
