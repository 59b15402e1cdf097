import { asc, desc, eq, sql } from 'drizzle-orm'

import { MOST_PROMOTIONS } from '@/domain/promotion'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/schema/orders'
import { promotionUses } from '@/server/kernel/db/schema/promotions'
import { promotions } from '@/server/kernel/db/schema/trade'

export type PromotionRow = typeof promotions.$inferSelect
type Rule = Omit<PromotionRow, 'code'>

const isPaid = sql`${promotionUses.state} = 'used'`
const sumOf = (amount: typeof orders.total_cents | typeof orders.discount_cents) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${isPaid}), 0)`.mapWith(Number)

/** Promo codes with the figures of their uses, those that end last first. */
export function listPromotions(db: Db, code?: string) {
  return db
    .select({
      rule: promotions,
      uses: sql<number>`count(*) filter (where ${promotionUses.state} <> 'released')::int`,
      orders: sql<number>`count(*) filter (where ${isPaid})::int`,
      revenue: sumOf(orders.total_cents),
      discount: sumOf(orders.discount_cents),
    })
    .from(promotions)
    .leftJoin(promotionUses, eq(promotionUses.code, promotions.code))
    .leftJoin(orders, eq(orders.id, promotionUses.order_id))
    .where(code === undefined ? undefined : eq(promotions.code, code))
    .groupBy(promotions.code)
    .orderBy(
      desc(promotions.is_active),
      sql`${desc(promotions.ends_at)} nulls first`,
      asc(promotions.code),
    )
    .limit(MOST_PROMOTIONS)
}

export type PromotionWithFigures = Awaited<ReturnType<typeof listPromotions>>[number]

/** @returns false where there is one already */
export async function insertPromotion(tx: Db, row: typeof promotions.$inferInsert) {
  const added = await tx.insert(promotions).values(row).onConflictDoNothing().returning()
  return added.length === 1
}

/** Nobody takes a use of it meanwhile. */
export async function lockRule(tx: Db, code: string): Promise<PromotionRow | undefined> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.code, code)).for('update')
  return row
}

export async function updateRule(tx: Db, code: string, change: Partial<Rule>): Promise<void> {
  await tx.update(promotions).set(change).where(eq(promotions.code, code))
}
