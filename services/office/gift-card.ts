import {
  giftsRoutes as routes,
  type GiftCardsPage,
  type GiftCardsQuery,
} from '@/contract/office/gift-card/gift-card'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { GiftCardRow, GiftCardsQuery } from '@/contract/office/gift-card/gift-card'

export function giftsService(http: Http) {
  return {
    list: (query: GiftCardsQuery): Promise<GiftCardsPage> => call(http, routes.list, { query }),
  }
}
