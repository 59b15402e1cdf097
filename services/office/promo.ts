import type { Promotion } from '@/contract/office/promo/promo'
import {
  promotionsRoutes as routes,
  type PromotionExample,
  type PromotionExampleInput,
  type PromotionProducts,
} from '@/contract/office/promo/promo-routes'
import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { PromotionExample } from '@/contract/office/promo/promo-routes'

export function promotionsService(http: Http) {
  return {
    products: async (q: string): Promise<PromotionProducts> =>
      (await call(http, routes.products, { query: { q } })).products,
    example: (body: PromotionExampleInput): Promise<PromotionExample> =>
      call(http, routes.example, { body }),
    end: (code: string): Promise<Promotion> => call(http, routes.end, { params: { code } }),
  }
}
