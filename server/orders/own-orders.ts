import { desc, eq, sql } from 'drizzle-orm'

import { ZERO } from '@/domain/money'

import type { Db } from '../db/client'
import { refunds, withdrawals } from '../db/schema/after-sales'
import { orders } from '../db/schema/orders'
import type { Deps } from '../deps'
import type { Caller } from '../http/caller'
import { pagesOf } from '../http/pages'
import { hasBegun } from '../garage/queries'
import type { OrderRow } from '../payment/queries'
import { deriveKey } from '../ports/ids'
import { listOrderLines, type LineRow } from './queries'
import { orderAnswer } from './read-order'
import { requireOwnOrder } from './require-order'
import { withdrawalOf } from './withdrawal-window'

const PAGE_SIZE = 20

/** The orders of a user, newest first. */
export async function listOwnOrders({ db }: Pick<Deps, 'db'>, caller: Caller, page: number) {
  const isMine = eq(orders.user_id, caller.userId)
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(isMine)
  const rows = await db
    .select()
    .from(orders)
    .where(isMine)
    .orderBy(desc(orders.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const list = await Promise.all(
    rows.map(async (order) => ({
      number: order.number,
      status: order.status,
      placed_at: order.created_at.toISOString(),
      total: order.total_cents,
      delivery_date: order.delivery_date,
      lines: (await listOrderLines(db, order.id)).map(summaryOf),
    })),
  )
  return { orders: list, page, pages: pagesOf(counted?.count ?? 0, PAGE_SIZE) }
}

function summaryOf({ title, count, thumbnail, bike_slug, build }: LineRow) {
  return { title, count, thumbnail, bike_slug, build }
}

/** One order as its owner sees it. @throws DomainError order_not_found */
export async function readOwnOrder(deps: Deps, caller: Caller, number: string) {
  const order = await requireOwnOrder(deps, { userId: caller.userId, number })
  return ownOrderAnswer(deps, order)
}

export async function ownOrderAnswer(deps: Deps, order: OrderRow) {
  const { db } = deps
  const order_key = deriveKey(deps.secret, 'order', order.number)
  const [answer, lines, back, begun, withdrawal] = await Promise.all([
    orderAnswer(deps, order),
    listOrderLines(db, order.id),
    listRefunds(db, order),
    hasBegun(db, order.id),
    findWithdrawal(db, order.id),
  ])
  return {
    ...answer,
    order_key,
    credit_used: order.credit_cents,
    documents: [
      { title: 'Order page without login', href: `/orders/${order.number}/${order_key}` },
    ],
    can_cancel: isCancellable(order, begun),
    withdrawal: withdrawalOf(order, {
      lines,
      declaredAt: withdrawal?.declared_at,
      now: deps.clock.now(),
    }),
    refunds: back,
  }
}

/** Until the factory begins. */
export function isCancellable(order: OrderRow, begun: boolean): boolean {
  return order.status === 'pending_payment' || (order.status === 'paid' && !begun)
}

/** Money and credit that went back, oldest first. */
async function listRefunds(db: Db, order: OrderRow) {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.order_id, order.id))
    .orderBy(refunds.id)
  const money = rows.map((row) => ({
    at: (row.finished_at ?? row.created_at).toISOString(),
    amount: row.amount_cents,
    status: row.status,
    to: 'provider' as const,
  }))
  const isReturned = order.status === 'cancelled' && order.credit_cents > ZERO
  const credit = {
    at: (order.cancelled_at ?? order.created_at).toISOString(),
    amount: order.credit_cents,
    status: 'succeeded' as const,
    to: 'credit' as const,
  }
  return isReturned ? [...money, credit] : money
}

export async function findWithdrawal(db: Db, orderId: number) {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.order_id, orderId))
  return row
}
