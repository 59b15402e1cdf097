import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'

import type { OrderList } from '@/domain/backoffice'
import type { Db } from '@/server/kernel/db/client'
import { disputes, refunds } from '@/server/kernel/db/schema/after-sales'
import { mailOutbox } from '@/server/kernel/db/schema/mail'
import { orders } from '@/server/kernel/db/schema/orders'
import { paymentAttempts } from '@/server/kernel/db/schema/payments'
import type { AttemptStatus } from '@/server/payments'

import { pageAt, type PageCursors } from './keyset'
import { ORDER_LIST } from './order-lists'

export interface OrderWish extends PageCursors {
  status?: OrderList | undefined
  q?: string | undefined
}

/** A text is looked for as it stands: its signs have no meaning of their own. */
function holds(text: string | undefined): SQL | undefined {
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(orders.number, pattern), ilike(orders.email, pattern))
}

const COLUMNS = {
  number: orders.number,
  created_at: orders.created_at,
  name: sql<string>`coalesce(${orders.shipping_address} ->> 'name', '')`,
  email: orders.email,
  payment_state: orders.payment_state,
  fulfillment_state: orders.fulfillment_state,
  // Of several tries the latest says how the payment stands.
  attempt: sql<AttemptStatus | null>`(select a.status from payment_attempts a where a.order_id = orders.id order by a.id desc limit 1)`,
  is_disputed: orders.disputed,
  is_under_review: orders.needs_review,
  total: orders.total_cents,
}

/** A page of the orders that are meant, newest first. */
export async function listOrders(db: Db, { status, q, ...marks }: OrderWish) {
  const { id, number } = orders
  const page = pageAt({ table: orders, id, number, isNewestFirst: true }, marks)
  const rows = await db
    .select(COLUMNS)
    .from(orders)
    .where(and(status && ORDER_LIST[status], holds(q), page.where))
    .orderBy(page.orderBy)
    .limit(page.limit)
  return page.cut(rows)
}

export function listAttempts(db: Db, orderId: number) {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.order_id, orderId))
    .orderBy(asc(paymentAttempts.id))
}

export function listRefundsOf(db: Db, orderId: number) {
  return db.select().from(refunds).where(eq(refunds.order_id, orderId)).orderBy(asc(refunds.id))
}

export function listDisputesOf(db: Db, orderId: number) {
  return db.select().from(disputes).where(eq(disputes.order_id, orderId)).orderBy(asc(disputes.id))
}

export function listMailsOf(db: Db, orderId: number) {
  return db
    .select({
      at: mailOutbox.created_at,
      subject: mailOutbox.subject,
      status: mailOutbox.status,
      last_error: mailOutbox.last_error,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.order_id, orderId))
    .orderBy(asc(mailOutbox.id))
}
