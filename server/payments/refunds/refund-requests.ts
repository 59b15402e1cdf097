import { and, asc, eq, sql, sum } from 'drizzle-orm'

import { cents, ZERO, type Cents } from '@/domain/kit/money'
import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import type { RefundedPieces } from '@/domain/office/refund/refund'
import type { RefundHistory } from '@/domain/office/returns/return-due'
import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orderEdits } from '@/server/kernel/db/schema/orders/order-edits'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { refundItems, refundRequests } from '@/server/kernel/db/schema/payments/refund-requests'
import { returnItems, returns } from '@/server/kernel/db/schema/orders/returns'
import { users } from '@/server/kernel/db/schema/accounts/users'

export async function hasRefundRequest(tx: Db, orderId: number, key: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.order_id, orderId), eq(refundRequests.request_key, key)))
  return rows.length > 0
}

export async function shippingRefunded(tx: Db, orderId: number): Promise<Cents> {
  const [row] = await tx
    .select({ amount: sum(refundRequests.shipping_cents).mapWith(Number) })
    .from(refundRequests)
    .where(eq(refundRequests.order_id, orderId))
  return row?.amount ? cents(row.amount) : ZERO
}

export async function listRefundHistory(tx: Db, orderId: number): Promise<RefundHistory> {
  const returned = await tx
    .select({
      number: returns.number,
      state: returns.state,
      request: returns.refund_request_id,
      has_amount: sql<boolean>`coalesce(${refundRequests.free_cents}, 0) > 0`,
      position: returnItems.position,
      count: returnItems.count,
    })
    .from(returns)
    .innerJoin(returnItems, eq(returnItems.return_id, returns.id))
    .leftJoin(refundRequests, eq(refundRequests.id, returns.refund_request_id))
    .where(eq(returns.order_id, orderId))
    .orderBy(asc(returns.number))
  const { request_id: request, position, count } = refundItems
  const refunded = await tx
    .select({ request, position, count })
    .from(refundItems)
    .where(and(eq(refundItems.order_id, orderId), eq(refundItems.place, 'shipped')))
    .orderBy(asc(request))
  return { returned, refunded }
}

/** Inserts a refund request. A database constraint rejects excess units, even of concurrent requests. */
export async function insertRequest(
  tx: Db,
  request: typeof refundRequests.$inferInsert,
  items: readonly RefundedPieces[],
): Promise<number> {
  const [row] = await tx.insert(refundRequests).values(request).returning({ id: refundRequests.id })
  if (!row) throw new Error('The refund was not written.')
  if (items.length > 0) {
    const sorted = [...items].sort((a, b) => a.position - b.position)
    const of = { request_id: row.id, order_id: request.order_id }
    await tx.insert(refundItems).values(sorted.map((item) => ({ ...of, ...item })))
  }
  return row.id
}

/** Describes what a refund is for; empty if it has no items. @example '2 × Backpack, shipping' */
export async function aboutRefund(tx: Db, refundId: number): Promise<string> {
  const [request] = await tx
    .select({
      id: refundRequests.id,
      shipping: refundRequests.shipping_cents,
      edit: orderEdits.words,
    })
    .from(refunds)
    .innerJoin(refundRequests, eq(refundRequests.id, refunds.request_id))
    .leftJoin(orderEdits, eq(orderEdits.request_id, refundRequests.id))
    .where(eq(refunds.id, refundId))
  if (!request) return ''
  if (request.edit !== null) return request.edit
  const items = await tx
    .select({ title: orderLines.title, bundle: orderLines.bundle, count: refundItems.count })
    .from(refundItems)
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.order_id, refundItems.order_id),
        eq(orderLines.position, refundItems.position),
      ),
    )
    .where(eq(refundItems.request_id, request.id))
    .orderBy(asc(refundItems.position))
  const words = items.map((item) => `${item.count} × ${pieceTitle(item)}`)
  return [...words, ...(request.shipping > 0 ? ['shipping'] : [])].join(', ')
}

/** Returns whether a refund is for a cheaper edit, about which the buyer has been notified. */
export async function isOfEdit(tx: Db, refundId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: orderEdits.id })
    .from(refunds)
    .innerJoin(orderEdits, eq(orderEdits.request_id, refunds.request_id))
    .where(eq(refunds.id, refundId))
  return rows.length > 0
}

export async function listAskers(db: Db, orderId: number): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: refunds.id, name: authorName(refundRequests.id) })
    .from(refunds)
    .innerJoin(refundRequests, eq(refundRequests.id, refunds.request_id))
    .leftJoin(users, eq(users.id, refundRequests.asked_by))
    .where(eq(refunds.order_id, orderId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
