import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { StockKind, StockState } from '@/domain/office/stock/stock'
import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import {
  stockArrivals,
  stockItems,
  stockMoves,
  stockNames,
  stockReservations,
} from '@/server/kernel/db/schema/orders/stock'
import { stockAlertRecipients, stockAlerts } from '@/server/kernel/db/schema/orders/stock-alerts'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { readChanges, type ChangesQuery } from '@/server/kernel/db/changes'
import { countRows, cutPage, pageAt, type PageCursors } from '@/server/kernel/db/keyset'
import { columnMatchesWords } from '@/server/kernel/db/words'

const SHOWN_MOVES = 100
const SHOWN_WAITERS = 200

export interface StockFilter {
  q?: string | undefined
  kind?: StockKind | undefined
  state?: StockState | undefined
}

/** Alerts `a` that weren't answered yet, with their recipients `r`. */
const ASKED = sql`${stockAlerts} a join ${stockAlertRecipients} r on r.id = a.recipient_id
  where a.told_at is null`
/** Those of confirmed addresses, which alone are answered. */
const WAITING = sql`${ASKED} and r.confirmed_at is not null`
const UNCONFIRMED = sql`${ASKED} and r.confirmed_at is null`

const COLUMNS = {
  sku: stockItems.sku,
  kind: stockNames.kind,
  title: stockNames.title,
  product_id: stockNames.product_id,
  on_hand: stockItems.on_hand,
  reserved: stockItems.reserved,
  incoming: sql<number>`(select coalesce(sum(a.count), 0)::int from ${stockArrivals} a
    where a.sku = ${stockItems}.sku and a.received_at is null)`,
  due: sql<string | null>`(select min(a.due)::text from ${stockArrivals} a
    where a.sku = ${stockItems}.sku and a.received_at is null)`,
  threshold: stockItems.threshold,
  is_low: sql<boolean>`${stockItems.low_since} is not null`,
  waiting: sql<number>`(select count(*)::int from ${WAITING} and a.sku = ${stockItems}.sku)`,
  unconfirmed: sql<number>`(select count(*)::int from ${UNCONFIRMED} and a.sku = ${stockItems}.sku)`,
}

export type StockRow = Awaited<ReturnType<typeof listItems>>[number]

/** Excludes unpublished products, frames of former bikes, and digital products, which never run out. */
const IS_FOR_SALE = sql`(not exists (select 1 from ${stockNames} n join ${products} p on p.id = n.product_id
  where n.sku = ${stockItems}.sku and (p.is_digital or not p.is_offered))
  and not exists (select 1 from ${bikes} b where b.ended_at is not null
    and ${stockItems}.sku like 'frame:' || b.slug || ':%'))`

export const STATES: Record<StockState, SQL> = {
  low: sql`${stockItems.low_since} is not null and ${IS_FOR_SALE}`,
  sold_out: sql`${stockItems.on_hand} <= ${stockItems.reserved} and ${IS_FOR_SALE}`,
  incoming: sql`${stockItems.sku} in (select sku from ${stockArrivals} where received_at is null)`,
  wanted: sql`${stockItems.sku} in (select a.sku from ${ASKED})`,
}

/** Excludes digital products, which have no stock. */
const IS_THING = sql`not exists (select 1 from ${products} p
  where p.id = ${stockNames}.product_id and p.is_digital)`

export function listItems(db: Db, skus: readonly string[]) {
  return rowsOf(db).where(inArray(stockItems.sku, [...skus]))
}

const rowsOf = (db: Db) =>
  db
    .select(COLUMNS)
    .from(stockItems)
    .innerJoin(stockNames, eq(stockNames.sku, stockItems.sku))
    .$dynamic()

/** Lists the first items that match a filter, by SKU; one more than `limit` if there are more. */
export function listFirst(db: Db, filter: StockFilter, limit: number) {
  return rowsOf(db)
    .where(stockFilter(filter))
    .orderBy(asc(stockItems.sku))
    .limit(limit + 1)
}

/** Returns a page between keyset cursors (SKUs); `before` takes precedence. */
export async function listPage(
  db: Db,
  filter: StockFilter,
  { updated_since, ...cursors }: PageCursors & ChangesQuery,
) {
  const { sku } = stockItems
  const page = pageAt({ id: sku, isNewestFirst: false }, cursors)
  const matching = stockFilter(filter)
  const changes = await readChanges(db, 'stock', { updated_since, ...cursors })
  if (changes) {
    const changed = await rowsOf(db).where(and(matching, inArray(sku, changes.keys)))
    const { rows, ...ends } = changes.page(changed, (item) => item.sku)
    return { items: rows, ...ends }
  }
  const read = await rowsOf(db)
    .where(and(matching, page.where))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const range = await page.range(read, (ahead, limit) => {
    const counted = rowsOf(db).where(and(matching, ahead))
    return countRows(db, counted.limit(limit).as('matching'))
  })
  const { rows: items, ...ends } = cutPage(read, page.position, (item) => item.sku)
  return { items, ...ends, range }
}

function stockFilter({ q, kind, state }: StockFilter): SQL | undefined {
  const words = columnMatchesWords(stockNames.words, q)
  return and(IS_THING, words, kind && eq(stockNames.kind, kind), state && STATES[state])
}

export async function countStates(db: Db): Promise<Record<StockState, number>> {
  const { rows } = await db.execute<Record<StockState, number>>(sql`select
    (select count(*)::int from ${stockItems} where ${STATES.low}) as low,
    (select count(*)::int from ${stockItems} where ${STATES.sold_out}) as sold_out,
    (select count(distinct sku)::int from ${stockArrivals} where received_at is null) as incoming,
    (select count(*)::int from ${stockItems} where ${STATES.wanted}) as wanted`)
  return rows[0] ?? { low: 0, sold_out: 0, incoming: 0, wanted: 0 }
}

const COUNTS = sql`count(r.confirmed_at)::int as waiting,
  (count(*) filter (where r.confirmed_at is null))::int as unconfirmed`

/** Returns how many people wait for a bundle, which has no stock of its own. */
export async function countWaiting(db: Db, bundle: number) {
  const { rows } = await db.execute<{ waiting: number; unconfirmed: number }>(
    sql`select ${COUNTS} from ${ASKED} and a.sku = ${`product:${bundle}`}`,
  )
  return rows[0] ?? { waiting: 0, unconfirmed: 0 }
}

/** Lists the bundles with an item that people wait for. */
export async function listAwaitedBundles(db: Db, sku: string) {
  const { rows } = await db.execute<{
    id: number
    title: string
    waiting: number
    unconfirmed: number
  }>(sql`
    select p.id, p.title, ${COUNTS}
    from ${products} p, ${ASKED} and a.sku = 'product:' || p.id
      and p.id in (select b.bundle_id from product_parts b
        where 'product:' || b.product_id || coalesce(':' || b.variant, '') = ${sku})
    group by p.id order by p.title, p.id`)
  return rows
}

export function listArrivals(db: Db, sku: string) {
  const { id, count, due, note } = stockArrivals
  return db
    .select({ id, count, due, note })
    .from(stockArrivals)
    .where(and(eq(stockArrivals.sku, sku), isNull(stockArrivals.received_at)))
    .orderBy(asc(due), asc(id))
}

export function listHolds(db: Db, sku: string) {
  return db
    .select({
      order: orders.number,
      count: stockReservations.count,
      until: stockReservations.expires_at,
    })
    .from(stockReservations)
    .innerJoin(orders, eq(orders.id, stockReservations.order_id))
    .where(and(eq(stockReservations.sku, sku), eq(stockReservations.state, 'held')))
    .orderBy(asc(orders.id))
}

/** Lists people who wait for an item, those who have waited longest first. */
export async function listWaiters(db: Db, sku: string) {
  const { rows } = await db.execute<{ email: string; since: string | Date }>(sql`
    select r.email, a.created_at as since from ${WAITING} and a.sku = ${sku} order by a.id limit ${SHOWN_WAITERS}`)
  return rows.map(({ email, since }) => ({ email, since: new Date(since).toISOString() }))
}

export function listMoves(db: Db, sku: string) {
  const { at, delta, on_hand, reason, note } = stockMoves
  return db
    .select({
      ...{ at, delta, on_hand, reason, note },
      order: orders.number,
      by: authorName(stockMoves.id),
    })
    .from(stockMoves)
    .leftJoin(orders, eq(orders.id, stockMoves.order_id))
    .leftJoin(users, eq(users.id, stockMoves.moved_by))
    .where(eq(stockMoves.sku, sku))
    .orderBy(desc(stockMoves.id))
    .limit(SHOWN_MOVES)
}

/** Locks items in a fixed order to prevent deadlocks between concurrent changes. */
export function lockItems(tx: Db, skus: readonly string[]) {
  return tx
    .select({
      sku: stockItems.sku,
      on_hand: stockItems.on_hand,
      reserved: stockItems.reserved,
    })
    .from(stockItems)
    .where(inArray(stockItems.sku, [...skus]))
    .orderBy(asc(stockItems.sku))
    .for('update')
}

export async function addPieces(tx: Db, sku: string, delta: number): Promise<void> {
  await tx
    .update(stockItems)
    .set({ on_hand: sql`${stockItems.on_hand} + ${delta}` })
    .where(eq(stockItems.sku, sku))
}

/** @returns false if the item doesn't exist */
export async function setThreshold(
  db: Db,
  sku: string,
  threshold: number | null,
): Promise<boolean> {
  const changed = await db
    .update(stockItems)
    .set({ threshold })
    .where(eq(stockItems.sku, sku))
    .returning({ sku: stockItems.sku })
  return changed.length > 0
}

export async function claimLowStockAlerts(tx: Db, now: Date, limit: number) {
  const { rows } = await tx.execute<{ title: string; left: number; threshold: number }>(sql`
    with due as (
      select sku from ${stockItems} where ${STATES.low} and noticed_at is null
      order by sku limit ${limit} for update skip locked
    ), told as (
      update ${stockItems} s set noticed_at = ${now.toISOString()} from due where due.sku = s.sku
      returning s.sku, s.on_hand - s.reserved as left, s.threshold
    )
    select n.title, told.left::int, told.threshold from told join ${stockNames} n using (sku) order by told.sku`)
  return rows
}
