import { defineRoutes, type ClientResponse } from '@/contract/kit/route'

import { promotions } from './promo'
import type { promotionsSchemas } from './promo.schema'

/** Routes about promo codes in addition to those of the resource. */
export const promotionsRoutes = defineRoutes<typeof promotionsSchemas>()({
  products: {
    method: 'GET',
    path: '/api/backoffice/promotion-products',
    auth: 'admin',
    permission: 'marketing.read',
  },
  example: {
    method: 'POST',
    path: '/api/backoffice/promotion-examples',
    auth: 'admin',
    permission: 'marketing.read',
  },
  end: {
    method: 'POST',
    path: `${promotions.routes.change.path}/end`,
    auth: 'admin',
    permission: promotions.write,
  },
})

type Schemas = typeof promotionsSchemas
export type PromotionExample = ClientResponse<Schemas['example']>
