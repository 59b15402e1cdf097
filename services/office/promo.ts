import {
  promotionsRoutes as routes,
  type Promotion,
  type PromotionChange,
  type PromotionExample,
  type PromotionExampleInput,
  type PromotionInput,
  type PromotionProducts,
} from '@/contract/office/promo/promo'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Promotion, PromotionExample } from '@/contract/office/promo/promo'

export function promotionsService(http: Http) {
  return {
    list: async (): Promise<Promotion[]> => (await call(http, routes.list, {})).promotions,
    products: async (q: string): Promise<PromotionProducts> =>
      (await call(http, routes.products, { query: { q } })).products,
    example: (body: PromotionExampleInput): Promise<PromotionExample> =>
      call(http, routes.example, { body }),
    add: (body: PromotionInput): Promise<Promotion> => call(http, routes.add, { body }),
    change: (code: string, body: PromotionChange): Promise<Promotion> =>
      call(http, routes.change, { params: { code }, body }),
    end: (code: string): Promise<Promotion> => call(http, routes.end, { params: { code } }),
  }
}
