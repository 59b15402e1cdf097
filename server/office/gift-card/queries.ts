import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'

import type { GiftList } from '@/domain/office/gift-card/gift-list'
import { cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { isMailbox } from '@/server/kernel/mail/spellings'

import { countRows, pageAt, type PageCursors } from '@/server/kernel/db/keyset'

export interface GiftsQuery extends PageCursors {
  list?: GiftList | undefined
  q?: string | undefined
}

const IS_ACTIVE = eq(giftCards.state, 'active')
const WAITS = and(IS_ACTIVE, isNotNull(giftCards.send_at), isNull(giftCards.sent_at))

const LISTS: Record<GiftList, SQL | undefined> = {
  active: IS_ACTIVE,
  waiting: WAITS,
  redeemed: eq(giftCards.state, 'redeemed'),
  void: eq(giftCards.state, 'void'),
}

const COLUMNS = {
  number: sql<string>`${giftCards.id}::text`,
  amount_cents: giftCards.amount_cents,
  state: giftCards.state,
  order_number: orders.number,
  buyer: orders.email,
  gift: orderLines.gift,
  created_at: giftCards.created_at,
  send_at: giftCards.send_at,
  sent_at: giftCards.sent_at,
  redeemed_at: giftCards.redeemed_at,
  redeemer_id: users.public_id,
  redeemer: sql<string>`concat_ws(' ', ${users.name}, ${users.last_name})`,
}
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

export async function listGiftCards(db: Db, { list, q, ...marks }: GiftsQuery) {
  const page = pageAt({ id: giftCards.id, isNewestFirst: true }, marks)
  const filter = and(list && LISTS[list], searchCondition(db, q))
  const [read, open] = await Promise.all([
    rowsOf(db, and(filter, page.where)).orderBy(page.orderBy).limit(page.limit),
    sumOpen(db),
  ])
  const range = await page.range(read, (ahead, limit) =>
    countRows(db, rowsOf(db, and(filter, ahead)).limit(limit).as('matching')),
  )
  const { rows, ...ends } = page.cut(read)
  return { cards: rows.map(toResponse), ...open, ...ends, range }
}

function rowsOf(db: Db, where: SQL | undefined) {
  const ofCard = and(
    eq(orderLines.order_id, giftCards.order_id),
    eq(orderLines.position, giftCards.position),
  )
  return db
    .select(COLUMNS)
    .from(giftCards)
    .innerJoin(orders, eq(orders.id, giftCards.order_id))
    .innerJoin(orderLines, ofCard)
    .leftJoin(users, eq(users.id, giftCards.redeemed_by))
    .where(where)
    .$dynamic()
}

/** Returns a condition that matches an order, buyer or recipient exactly. */
function searchCondition(db: Db, q = ''): SQL | undefined {
  const text = q.trim()
  if (text === '') return undefined
  if (!text.includes('@')) {
    const order = db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.number, text.toUpperCase()))
    return inArray(giftCards.order_id, order)
  }
  return or(
    isMailbox(orders.email, text),
    isMailbox(sql`(${orderLines.gift} ->> 'to_email')`, text),
  )
}

async function sumOpen(db: Db) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<number>`coalesce(sum(${giftCards.amount_cents}), 0)::float8`,
    })
    .from(giftCards)
    .where(IS_ACTIVE)
  return { open_count: row?.count ?? 0, open_amount: cents(row?.sum ?? 0) }
}

function toResponse(row: Row) {
  const { number: id, amount_cents, state, gift, created_at, redeemer_id, redeemer } = row
  const { send_at, sent_at, redeemed_at, order_number, buyer } = row
  const waits = state === 'active' && send_at !== null && sent_at === null
  return {
    ...{ id, order_number, buyer },
    amount: cents(amount_cents),
    list: waits ? ('waiting' as const) : state,
    recipient: gift?.to_email ?? '',
    made_at: created_at.toISOString(),
    send_at: send_at?.toISOString() ?? null,
    sent_at: sent_at?.toISOString() ?? null,
    redeemed_at: redeemed_at?.toISOString() ?? null,
    redeemed_by: redeemer_id ? { id: redeemer_id, name: redeemer } : null,
  }
}
