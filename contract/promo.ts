import type { promoSchemas } from './promo.schema'
import { defineRoutes, type WireResponse } from './route'

export const promoRoutes = defineRoutes<typeof promoSchemas>()({
  read: { method: 'GET', path: '/api/promo' },
})

export type WirePromo = WireResponse<(typeof promoSchemas)['read']>
