import type { giftsSchemas } from './gift-card.schema'
import { defineRoutes, type ClientResponse, type WireInput } from '@/contract/kit/route'

export const giftsRoutes = defineRoutes<typeof giftsSchemas>()({
  list: {
    method: 'GET',
    path: '/api/backoffice/gift-cards',
    auth: 'admin',
    permission: 'orders.read',
  },
})

type Schemas = typeof giftsSchemas
export type GiftCardsPage = ClientResponse<Schemas['list']>
export type GiftCardRow = GiftCardsPage['cards'][number]
export type GiftCardsQuery = WireInput<Schemas['list']>['query']
