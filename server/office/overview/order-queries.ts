import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import { parseSearch } from '@/domain/office/customers/customers'
import { COUNTED_LISTS, type OrderList } from '@/domain/office/overview/overview'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { disputes, refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orderSearch } from '@/server/kernel/db/schema/orders/order-search'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments/payments'
import type { AttemptStatus } from '@/server/payments'

import { readChanges, type ChangesQuery } from '@/server/kernel/db/changes'
import { countRows, pageAt, type PageCursors } from '@/server/kernel/db/keyset'
import { matchPeople } from '@/server/kernel/search/people-search'
import { orderLists } from './order-lists'
import { hasTag } from './tag-queries'

export interface OrderQuery extends PageCursors, ChangesQuery {
  status?: OrderList | undefined
  q?: string | undefined
  tag?: string | undefined
}

const columnsAt = (now: Date) => ({
  id: orders.id,
  number: orders.number,
  created_at: orders.created_at,
  name: sql<string>`coalesce(${orders.shipping_address} ->> 'name', '')`,
  email: orders.email,
  delivery_date: orders.delivery_date,
  payment_state: orders.payment_state,
  fulfillment_state: orders.fulfillment_state,
  // The latest attempt determines the payment status.
  attempt: sql<AttemptStatus | null>`(select a.status from payment_attempts a where a.order_id = orders.id and a.edit_id is null order by a.id desc limit 1)`,
  is_disputed: orders.disputed,
  is_under_review: orders.needs_review,
  is_late: orderLists(now).late,
  total: orders.total_cents,
})

type ListDeps = Pick<Deps, 'db' | 'clock'>

/** Whether the order is in the list of late orders. */
export async function readIsLate({ db, clock }: ListDeps, orderId: number): Promise<boolean> {
  const { late } = orderLists(clock.now())
  const [row] = await db.select({ late }).from(orders).where(eq(orders.id, orderId))
  return row?.late ?? false
}

export async function filterOrders(
  { db, clock }: ListDeps,
  { status, q = '', tag }: Pick<OrderQuery, 'status' | 'q' | 'tag'>,
) {
  const words = await matchPeople(db, orderSearch, parseSearch(q).text)
  return {
    join: words && eq(orderSearch.order_id, orders.id),
    where: and(status && orderLists(clock.now())[status], words, hasTag(tag)),
  }
}

export async function listOrders(deps: ListDeps, query: OrderQuery) {
  const { db } = deps
  const { status, q, tag, updated_since, ...marks } = query
  const { id, number } = orders
  const page = pageAt({ id, isNewestFirst: true }, marks)
  const { join, where } = await filterOrders(deps, { status, q, tag })
  const all = db.select(columnsAt(deps.clock.now())).from(orders).$dynamic()
  const found = join ? all.innerJoin(orderSearch, join) : all
  const changes = await readChanges(db, 'orders', { updated_since, ...marks })
  if (changes) {
    const changed = await found.where(and(where, inArray(number, changes.keys)))
    return changes.page(changed, (row) => row.number)
  }
  const rows = await found.where(and(where, page.where)).orderBy(page.orderBy).limit(page.limit)
  const range = await page.range(rows, (ahead, limit) => {
    const ids = db.select({ id }).from(orders).$dynamic()
    const matching = join ? ids.innerJoin(orderSearch, join) : ids
    return countRows(db, matching.where(and(where, ahead)).limit(limit).as('matching'))
  })
  return { ...page.cut(rows, (row) => String(row.id)), range }
}

export function listTitles(db: Db, orderIds: readonly number[]) {
  const { order_id, title, count, bike_slug, options } = orderLines
  return db
    .select({ order_id, title, count, bike_slug, options })
    .from(orderLines)
    .where(inArray(order_id, [...orderIds]))
    .orderBy(asc(order_id), asc(orderLines.position))
}

export async function countLists({ db, clock }: ListDeps) {
  const lists = orderLists(clock.now())
  const columns = COUNTED_LISTS.map(
    (list) =>
      sql`(select count(*)::int from ${orders} where ${lists[list]}) as ${sql.identifier(list)}`,
  )
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  )
  return COUNTED_LISTS.map((list) => ({ list, count: rows[0]?.[list] ?? 0 }))
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
  return db
    .select({ ...getTableColumns(disputes), provider: payments.provider })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.payment_id))
    .where(eq(disputes.order_id, orderId))
    .orderBy(asc(disputes.id))
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
