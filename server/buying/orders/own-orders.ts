import { desc, eq, sql } from 'drizzle-orm'

import { orderTitle } from '@/domain/shop/orders/order-title'
import { boughtThings, type PurchasedItem } from '@/domain/shop/goods/ordered-bundle'
import { statesOf } from '@/domain/shop/orders/order-state'
import { cancelFault } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import type { Caller } from '@/server/kernel/http/caller'
import { pagesOf } from '@/server/kernel/http/pages'
import { deriveKey } from '@/server/kernel/ports/ids'
import { listReturns } from '@/server/ledger'
import { type LineRow, type OrderRow, listLinesOf, requireOwnOrder } from '@/server/orders'

import { orderAnswer } from './read-order'
import { withdrawalState } from './withdrawal-state'

const PAGE_SIZE = 20

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
  const lines = await listLinesOf(
    db,
    rows.map(({ id }) => id),
  )
  const list = rows.map((order) => {
    const own = lines.filter(({ order_id }) => order_id === order.id)
    return {
      number: order.number,
      title: orderTitle(own),
      ...statesOf(order),
      placed_at: order.created_at.toISOString(),
      total: order.total_cents,
      delivery_date: order.delivery_date,
      lines: boughtThings(own).map(summaryOf),
    }
  })
  return { orders: list, page, pages: pagesOf(counted?.count ?? 0, PAGE_SIZE) }
}

function summaryOf({ bundle, lines: [line] }: PurchasedItem<LineRow>) {
  const { title, count, thumbnail } = bundle ?? line
  const { bike_slug, build } = line
  return { title, count, thumbnail, bike_slug, build }
}

/** @throws DomainError order_not_found */
export async function readOwnOrder(deps: Deps, caller: Caller, number: string) {
  const order = await requireOwnOrder(deps, { userId: caller.userId, number })
  return ownOrderAnswer(deps, order)
}

export async function ownOrderAnswer(deps: Deps, order: OrderRow) {
  const { db } = deps
  const order_key = deriveKey(deps.secret, 'order', order.number)
  const [answer, back, fault, withdrawal] = await Promise.all([
    orderAnswer(deps, order),
    listRefunds(db, order),
    cancelFault(db, order),
    withdrawalState(deps, db, order),
  ])
  return {
    ...answer,
    lines: answer.lines.map(({ gift, ...line }) => {
      return { ...line, gift: gift && { ...gift, can_change: gift.state === 'waiting' } }
    }),
    order_key,
    credit_used: order.credit_cents,
    documents: [
      ...answer.documents,
      { title: 'Order page (no login needed)', href: `/orders/${order.number}/${order_key}` },
    ],
    can_cancel: fault === null,
    withdrawal,
    refunds: back,
  }
}

async function listRefunds(db: Db, order: OrderRow) {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.order_id, order.id))
    .orderBy(refunds.id)
  const money = rows.flatMap(({ status, ...row }) => {
    // Never sent, because a dispute had already returned the money.
    if (status === 'void') return []
    const at = (row.finished_at ?? row.created_at).toISOString()
    return [{ at, amount: row.amount_cents, status, to: row.target }]
  })
  const credit = (await listReturns(db, order.id)).map(({ at, amount }) => ({
    at: at.toISOString(),
    amount,
    status: 'succeeded' as const,
    to: 'credit' as const,
  }))
  return [...money, ...credit]
}
