import type { promotionsSchemas } from './promo.schema'
import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'

const PROMOTIONS = '/api/backoffice/promotions'

export const promotionsRoutes = defineRoutes<typeof promotionsSchemas>()({
  list: {
    method: 'GET',
    path: PROMOTIONS,
    auth: 'admin',
    permission: 'marketing.read',
  },
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
  add: {
    method: 'POST',
    path: PROMOTIONS,
    auth: 'admin',
    permission: 'marketing.write',
  },
  change: {
    method: 'PUT',
    path: `${PROMOTIONS}/:code`,
    auth: 'admin',
    permission: 'marketing.write',
  },
  end: {
    method: 'POST',
    path: `${PROMOTIONS}/:code/end`,
    auth: 'admin',
    permission: 'marketing.write',
  },
})

type Schemas = typeof promotionsSchemas
/** A promo code with its results; amounts in cents. */
export type Promotion = ClientResponse<Schemas['add']>
export type PromotionProducts = ClientResponse<Schemas['products']>['products']
export type PromotionExample = ClientResponse<Schemas['example']>
export type PromotionExampleInput = ClientInput<Schemas['example']>['body']
export type PromotionInput = ClientInput<Schemas['add']>['body']
export type PromotionChange = ClientInput<Schemas['change']>['body']
