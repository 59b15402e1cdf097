import { cannedRouter } from '@/server/support'

import { campaignsRouter } from './campaigns/routes'
import { carriersRouter } from './carriers/routes'
import { shippingRouter } from './countries/routes'
import { dealershipsRouter } from './dealers/routes'
import { keysRouter } from './keys/routes'
import { promotionsRouter } from './promo/routes'
import { searchesRouter } from './searches/routes'
import { segmentsRouter } from './segments/routes'
import { webhooksRouter } from './webhooks/routes'
import { exchangeRatesRouter, registrationsRouter } from './taxes/routes'

/** Routers of the resources of the back office. */
export const resourceRouters = [
  campaignsRouter,
  cannedRouter,
  carriersRouter,
  dealershipsRouter,
  exchangeRatesRouter,
  keysRouter,
  promotionsRouter,
  registrationsRouter,
  searchesRouter,
  segmentsRouter,
  shippingRouter,
  webhooksRouter,
]
