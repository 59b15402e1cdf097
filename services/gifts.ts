import { giftsRoutes as routes, type GiftCardsPage, type GiftCardsQuery } from '@/contract/gifts'

import { call } from './http/call'
import type { Http } from './http/http'

export type { GiftCardRow, GiftCardsQuery } from '@/contract/gifts'

export function giftsService(http: Http) {
  return {
    list: (query: GiftCardsQuery): Promise<GiftCardsPage> => call(http, routes.list, { query }),
  }
}
