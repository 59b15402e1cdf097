import { and, eq, inArray, isNull, or, sql, type SQLWrapper } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { promotionUses } from '@/server/kernel/db/schema/catalog/promotions'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'

const isPaid = sql`${promotionUses.state} = 'used'`
const sumOf = (amount: SQLWrapper) =>
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

/** Sums what promo codes brought; codes without uses have no row. */
export function sumUses(db: Db, codes: string[]) {
  const back = wentBack(db)
  return db
    .select({
      code: promotionUses.code,
      uses: sql<number>`count(*) filter (where ${promotionUses.state} <> 'released')::int`,
      orders: sql<number>`count(*) filter (where ${isPaid})::int`,
      revenue: sumOf(orders.total_cents),
      refunded: sql<number>`coalesce(sum(${back.cents}) filter (where ${isPaid}), 0)`.mapWith(
        Number,
      ),
      discount: sumOf(sql`${orders.discount_cents} + ${promotionUses.shipping_cents}`),
    })
    .from(promotionUses)
    .leftJoin(orders, eq(orders.id, promotionUses.order_id))
    .leftJoin(back, eq(back.order_id, orders.id))
    .where(inArray(promotionUses.code, codes))
    .groupBy(promotionUses.code)
}
