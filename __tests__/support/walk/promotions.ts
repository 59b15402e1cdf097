import { promotions } from '@/server/kernel/db/schema/catalog/trade'
import { cents } from '@/domain/kit/money'
import { readPromotions } from '@/server/office/promo/change-promotions'

import type { TestShop } from '../shop'

const RULE = {
  ...{ kinds: [], product_ids: [], country_ids: [], first_order: false, amount: null },
  ...{ basis_points: 1_000, cap: null, threshold: 0, starts_at: null, ends_at: null },
  ...{ max_uses_total: null, max_uses_per_customer: 1 },
}

async function promotionOf({ db, clock }: TestShop) {
  const code = crypto.randomUUID()
  await db.insert(promotions).values({ code, basis_points: 500, threshold_cents: cents(0) })
  const all = await readPromotions({ db, clock })
  const { seen = '' } = all.find((one) => one.code === code) ?? {}
  return { params: { code }, body: { ...RULE, seen } }
}

export const promotionRequests = {
  'promotions.products': () => ({ query: '?q=helm' }),
  'promotions.example': () => ({
    body: {
      ...{ basis_points: 1_000, amount: null, cap: null, threshold: 0 },
      ...{ kinds: [], product_ids: [], country_ids: [], first_order: false },
      ...{ items: [{ product_id: 5_000_110, count: 2 }], country_id: 1 },
    },
  }),
  'promotions.add': () => ({ body: { ...RULE, code: crypto.randomUUID() } }),
  'promotions.change': (_: unknown, shop: TestShop) => promotionOf(shop),
  'promotions.end': async (_: unknown, shop: TestShop) => {
    const { params } = await promotionOf(shop)
    return { params }
  },
}
