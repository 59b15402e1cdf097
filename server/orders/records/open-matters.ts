import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { OPEN_MATTERS, type OpenMatter } from '@/domain/shop/orders/open-matters'
import { hasBeenPaid, isComing } from '@/domain/shop/orders/order-state'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import type { Db } from '@/server/kernel/db/client'
import { disputes, refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { returns } from '@/server/kernel/db/schema/orders/returns'

import { listLinesOf, listOrdersOf, type OrderRow } from './queries'

/**
 * Whether nothing has been refunded since a withdrawal. Automatic refunds of what hadn't shipped aren't enough while
 * the buyer still has another item of the withdrawal.
 */
const AWAITS_REFUND = sql`exists (
  select 1 from withdrawals w where w.order_id = ${orders}.id and not exists (
    select 1 from refunds r
    where r.order_id = w.order_id and r.created_at >= w.declared_at
      and r.status in ('pending', 'succeeded')
      and (not starts_with(r.cause, 'asked-' || w.order_id || '-withdrawal-') or not exists (
        select 1 from order_lines l
        where l.order_id = w.order_id and w.lines @> to_jsonb(l.position)
          and l.returned_count < l.shipped_count))))`

/** Whether a withdrawal from the order hasn't been settled. */
export const IS_WITHDRAWN = sql`(${notInArray(orders.fulfillment_state, ['cancelled', 'returned'])} and ${AWAITS_REFUND})`

/** Lists what isn't finished of an account's orders, by order number. */
export async function listOpenMatters(db: Db, userId: number): Promise<OpenMatter[]> {
  const own = await listOrdersOf(db, userId)
  const ids = await findIds(
    db,
    own.map(({ id }) => id),
  )
  const coming = await listComing(db, own)
  return own
    .sort((a, b) => a.number.localeCompare(b.number))
    .flatMap(({ id, number }) =>
      OPEN_MATTERS.filter((matter) =>
        matter === 'order' ? coming.has(id) : ids[matter].has(id),
      ).map((matter) => ({ order: number, matter })),
    )
}

/** A paid gift card is sent without its buyer, so its order doesn't wait for them. */
async function listComing(db: Db, own: readonly OrderRow[]): Promise<ReadonlySet<number>> {
  const coming = own.filter(isComing)
  const lines = await listLinesOf(
    db,
    coming.map(({ id }) => id),
  )
  const isOnlyCards = ({ id }: OrderRow) =>
    lines.filter((line) => line.order_id === id).every(isGiftCard)
  const waiting = coming.filter((order) => !hasBeenPaid(order) || !isOnlyCards(order))
  return new Set(waiting.map(({ id }) => id))
}

async function findIds(db: Db, own: number[]) {
  const setOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))
  // One after the other, because a transaction has one connection.
  const withdrawn = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, own), IS_WITHDRAWN))
  const back = await db
    .select({ id: returns.order_id })
    .from(returns)
    .where(
      and(
        inArray(returns.order_id, own),
        inArray(returns.state, ['registered', 'received', 'inspected']),
      ),
    )
  const unpaid = await db
    .select({ id: refunds.order_id })
    .from(refunds)
    .where(and(inArray(refunds.order_id, own), inArray(refunds.status, ['pending', 'failed'])))
  const disputed = await db
    .select({ id: disputes.order_id })
    .from(disputes)
    .where(and(inArray(disputes.order_id, own), eq(disputes.status, 'open')))
  return {
    withdrawal: setOf(withdrawn),
    return: setOf(back),
    refund: setOf(unpaid),
    dispute: setOf(disputed),
  }
}
