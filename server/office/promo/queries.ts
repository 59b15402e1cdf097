import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'

import { MOST_PROMOTIONS } from '@/domain/office/promo/promotion'
import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { promotionUses } from '@/server/kernel/db/schema/catalog/promotions'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'

export type PromotionRow = typeof promotions.$inferSelect
type Rule = Omit<PromotionRow, 'code'>

const isPaid = sql`${promotionUses.state} = 'used'`
const sumOf = (amount: typeof orders.total_cents | typeof orders.discount_cents) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${isPaid}), 0)`.mapWith(Number)

/** Sums the refunds of each order. Refunded surplus payments are excluded: they were never revenue. */
const wentBack = (db: Db) =>
  db
    .select({
      order_id: refunds.order_id,
      cents: sql<number>`sum(${refunds.amount_cents})`.as('cents'),
    })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.payment_id))
    .where(
      and(eq(refunds.status, 'succeeded'), or(isNull(payments.id), eq(payments.purpose, 'order'))),
    )
    .groupBy(refunds.order_id)
    .as('went_back')

export function listPromotions(db: Db, code?: string) {
  const back = wentBack(db)
  return db
    .select({
      rule: promotions,
      uses: sql<number>`count(*) filter (where ${promotionUses.state} <> 'released')::int`,
      orders: sql<number>`count(*) filter (where ${isPaid})::int`,
      revenue: sumOf(orders.total_cents),
      refunded: sql<number>`coalesce(sum(${back.cents}) filter (where ${isPaid}), 0)`.mapWith(
        Number,
      ),
      discount: sumOf(orders.discount_cents),
    })
    .from(promotions)
    .leftJoin(promotionUses, eq(promotionUses.code, promotions.code))
    .leftJoin(orders, eq(orders.id, promotionUses.order_id))
    .leftJoin(back, eq(back.order_id, orders.id))
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

/** @returns false if the code already exists */
export async function insertPromotion(tx: Db, row: typeof promotions.$inferInsert) {
  const added = await tx.insert(promotions).values(row).onConflictDoNothing().returning()
  return added.length === 1
}

/** Locks the code, so that it can't be redeemed concurrently. */
export async function lockRule(tx: Db, code: string): Promise<PromotionRow | undefined> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.code, code)).for('update')
  return row
}

export async function updateRule(tx: Db, code: string, change: Partial<Rule>): Promise<void> {
  await tx.update(promotions).set(change).where(eq(promotions.code, code))
}
