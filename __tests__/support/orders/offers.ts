import { eq } from 'drizzle-orm'

import { cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'

const RULES = {
  xmas: { basis_points: 1_000, cap_cents: cents(40_000), threshold_cents: cents(300_000) },
  pieces: { buy_count: 1, free_count: 1, threshold_cents: cents(0) },
  shipping: { free_shipping: true, threshold_cents: cents(0) },
}
export const OFFERS = Object.keys(RULES) as (keyof typeof RULES)[]

/** Buys with a code that has ended by the time this returns. */
export async function withOffer<T>(db: Db, code: keyof typeof RULES, buy: () => Promise<T>) {
  await db
    .insert(promotions)
    .values({ code, ...RULES[code] })
    .onConflictDoNothing()
  const bought = await buy()
  await db.update(promotions).set({ is_active: false }).where(eq(promotions.code, code))
  return bought
}
