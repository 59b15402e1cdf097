import { cents } from '@/domain/kit/money'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'

import type { TestShop } from '../shop'

export const promotionRequests = {
  'promotions.products': () => ({ query: '?q=helm' }),
  'promotions.end': async (_: unknown, { db }: TestShop) => {
    const code = crypto.randomUUID()
    await db.insert(promotions).values({ code, basis_points: 500, threshold_cents: cents(0) })
    return { params: { code } }
  },
}
