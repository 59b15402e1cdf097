import { cents } from '@/domain/kit/money'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'

import type { TestShop } from '../shop'

export const promotionRequests = {
  'promotions.products': () => ({ query: '?q=helm' }),
  'promotions.example': () => ({
    body: {
      ...{ basis_points: 1_000, threshold: 0, kinds: [], product_ids: [], country_ids: [] },
      ...{ first_order: false, items: [{ product_id: 5_000_110, count: 2 }], country_id: 1 },
    },
  }),
  'promotions.end': async (_: unknown, { db }: TestShop) => {
    const code = crypto.randomUUID()
    await db.insert(promotions).values({ code, basis_points: 500, threshold_cents: cents(0) })
    return { params: { code } }
  },
}
