import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'

import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { delayedOrders, delays } from '@/server/kernel/db/schema/orders/delays'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { users } from '@/server/kernel/db/schema/accounts/users'

const SHOWN = 100
const ITEMS_SHOWN = 50

const OPEN = sql`o.payment_state in ('paid', 'partly_refunded')
  and o.fulfillment_state in ('to_build', 'in_production', 'ready', 'partly_shipped')`

/** Transit time; orders with a battery ship by ground or sea. */
const TRANSIT_DAYS = sql`case when o.has_bike or exists (select 1 from order_lines l join products p on p.id = l.product_id
    where l.order_id = o.id and p.is_battery) then c.transit_battery_days else c.transit_goods_days end`

const WAITING_PARTS = sql`
  select b.order_id, one.value::int as part_id
  from order_bikes b join orders o on o.id = b.order_id,
    lateral jsonb_each_text(b.build -> 'selectedParts') one
  where b.ready_at is null and b.cancelled_at is null and ${OPEN}
  union
  select b.order_id, many.value::int
  from order_bikes b join orders o on o.id = b.order_id,
    lateral jsonb_each(b.build -> 'selectedMultipleParts') chosen,
    lateral jsonb_array_elements_text(chosen.value) many
  where b.ready_at is null and b.cancelled_at is null and ${OPEN}`

/** Frames of bikes that aren't in production, and goods that haven't shipped. */
const WAITING_SKUS = sql`
  select distinct l.order_id, l.sku
  from order_lines l join orders o on o.id = l.order_id
  where l.sku is not null and ${OPEN} and case when l.kind = 'bike'
    then exists (select 1 from order_bikes b where b.order_id = l.order_id and b.line = l.position
      and b.production_began_at is null and b.cancelled_at is null)
    else l.shipped_count + l.canceled_count < l.count end`

export interface LateItemRow {
  item: string
  title: string
  orders: number
}

/** Lists what open orders are waiting for, most needed first. @param only limits it to one item */
export async function listLateItems(
  db: Db,
  { q = '', only }: { q?: string | undefined; only?: string },
): Promise<LateItemRow[]> {
  const needle =
    only === undefined ? sql`strpos(lower(title), ${q.toLowerCase()}) > 0` : sql`item = ${only}`
  const { rows } = await db.execute<{ item: string; title: string; orders: string }>(sql`
    select item, title, count(distinct order_id) as orders from (
      select 'part:' || p.title as item, p.title, w.order_id
      from (${WAITING_PARTS}) w join parts p on p.id = w.part_id
      union all
      select 'sku:' || w.sku, n.title, w.order_id
      from (${WAITING_SKUS}) w join stock_names n on n.sku = w.sku
    ) needed where ${needle}
    group by item, title order by orders desc, title limit ${ITEMS_SHOWN}`)
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }))
}

export interface WaitingRow {
  id: number
  number: string
  name: string
  /** Promised date that the buyer was last notified of. */
  date: string
  cause: string | null
  /** Promised date without a delay of this item. */
  base: string
  base_cause: string | null
  assembly_days: number
  transit_days: number
}

const waitingFor = (item: string): SQL =>
  item.startsWith('part:')
    ? sql`select order_id from (${WAITING_PARTS}) w join parts p on p.id = w.part_id where p.title = ${item.slice(5)}`
    : sql`select order_id from (${WAITING_SKUS}) w where w.sku = ${item.slice(4)}`

interface WaitingQuery {
  isLocked: boolean
}

/** Lists the open orders that need an item. Locks them by id, as everywhere. */
export async function listWaiting(
  db: Db,
  item: string,
  { isLocked }: WaitingQuery,
): Promise<WaitingRow[]> {
  const { rows } = await db.execute<{ [Name in keyof WaitingRow]: WaitingRow[Name] }>(sql`
    select o.id::int, o.number, o.delivery_date::text as date, o.delivery_cause as cause,
      coalesce(nullif(o.shipping_address ->> 'name', ''), o.email) as name,
      coalesce(d.base_date, o.delivery_date)::text as base,
      case when d.base_date is null then o.delivery_cause else d.base_cause end as base_cause,
      coalesce((o.assembly ->> 'days')::int, 0) as assembly_days,
      ${TRANSIT_DAYS} as transit_days
    from orders o
    join countries c on c.id = o.country_id
    left join lateral (
      select r.base_date, r.base_cause from delayed_orders r join delays y on y.id = r.delay_id
      where r.order_id = o.id and y.item = ${item} and y.state = 'active' and r.new_date = o.delivery_date
    ) d on true
    where ${OPEN} and o.delivery_date is not null and o.id in (${waitingFor(item)})
    order by o.id ${isLocked ? sql`for update of o` : sql``}`)
  return rows
}

export interface BookedRow extends WaitingRow {
  /** Number of the order's bikes that haven’t been built yet. */
  bikes: number
  /** Whether the active report for the item has moved the order. */
  is_moved: boolean
}

/** Lists open orders with bikes to build, with their promised dates before a report for this item. */
export async function listBooked(db: Db, item: string): Promise<BookedRow[]> {
  const { rows } = await db.execute<{ [Name in keyof BookedRow]: BookedRow[Name] }>(sql`
    select o.id::int, o.number, o.delivery_date::text as date, o.delivery_cause as cause,
      coalesce(nullif(o.shipping_address ->> 'name', ''), o.email) as name,
      coalesce(d.base_date, o.delivery_date)::text as base,
      case when d.base_date is null then o.delivery_cause else d.base_cause end as base_cause,
      coalesce((o.assembly ->> 'days')::int, 0) as assembly_days, c.transit_battery_days as transit_days,
      b.bikes, d.base_date is not null as is_moved
    from orders o
    join countries c on c.id = o.country_id
    join lateral (
      select count(*)::int as bikes from order_bikes b
      where b.order_id = o.id and b.ready_at is null and b.shipped_at is null and b.cancelled_at is null
    ) b on b.bikes > 0
    left join lateral (
      select r.base_date, r.base_cause from delayed_orders r join delays y on y.id = r.delay_id
      where r.order_id = o.id and y.item = ${item} and y.state = 'active' and r.new_date = o.delivery_date
        and r.new_date <> r.base_date
    ) d on true
    where ${OPEN} and o.delivery_date is not null
    order by o.id`)
  return rows
}

export interface PromisedRow extends Omit<WaitingRow, 'base' | 'base_cause'> {
  is_paid: boolean
  is_built: boolean
}

/** Lists all orders that haven't shipped, including unpaid ones. */
export async function listPromised(db: Db): Promise<PromisedRow[]> {
  const { rows } = await db.execute<{ [Name in keyof PromisedRow]: PromisedRow[Name] }>(sql`
    select o.id::int, o.number, o.delivery_date::text as date, o.delivery_cause as cause,
      coalesce(nullif(o.shipping_address ->> 'name', ''), o.email) as name,
      coalesce((o.assembly ->> 'days')::int, 0) as assembly_days, ${TRANSIT_DAYS} as transit_days,
      o.payment_state <> 'unpaid' as is_paid,
      not case when o.payment_state = 'unpaid' then o.has_bike else exists (select 1 from order_bikes b
        where b.order_id = o.id and b.ready_at is null and b.shipped_at is null and b.cancelled_at is null) end as is_built
    from orders o join countries c on c.id = o.country_id
    where o.delivery_date is not null and (${OPEN} or o.payment_state = 'unpaid')
    order by o.id`)
  return rows
}

/** Locks orders in the order of their ids, as everywhere. */
export async function lockOrders(tx: Db, ids: readonly number[]): Promise<void> {
  const { id } = orders
  const isWanted = inArray(id, [...ids])
  await tx.select({ id }).from(orders).where(isWanted).orderBy(asc(id)).for('update')
}

export type NewDelay = typeof delays.$inferInsert

export async function insertDelay(tx: Db, delay: NewDelay): Promise<number> {
  const [row] = await tx.insert(delays).values(delay).returning({ id: delays.id })
  if (!row) throw new Error('The delay was not written.')
  return row.id
}

type DelayedRow = Omit<typeof delayedOrders.$inferInsert, 'delay_id'>
/** Batch size, because PostgreSQL limits the number of parameters in a statement. */
const ROWS_AT_ONCE = 5_000

export async function insertDelayed(tx: Db, id: number, rows: readonly DelayedRow[]) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE)
    await tx.insert(delayedOrders).values(some.map((row) => ({ ...row, delay_id: id })))
  }
}

export async function findDelayByKey(db: Db, key: string): Promise<number | undefined> {
  const [row] = await db.select({ id: delays.id }).from(delays).where(eq(delays.request_key, key))
  return row?.id
}

/** Ends the active report for an item, locking its row. @returns its id, if there is one */
export async function replaceDelay(tx: Db, item: string, at: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(delays)
    .set({ state: 'replaced', ended_at: at })
    .where(and(eq(delays.item, item), eq(delays.state, 'active')))
    .returning({ id: delays.id })
  return row?.id
}

/** @returns whether this call ended the delay */
export async function endDelay(tx: Db, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(delays)
    .set({ state: 'ended', ended_at: at })
    .where(and(eq(delays.id, id), eq(delays.state, 'active')))
    .returning({ id: delays.id })
  return rows.length > 0
}

export async function isReportedLate(db: Db, item: string): Promise<boolean> {
  const rows = await db
    .select({ id: delays.id })
    .from(delays)
    .where(and(eq(delays.item, item), eq(delays.state, 'active')))
  return rows.length > 0
}

/** Locks, by id, the orders that still have the date set by a delay and haven't shipped. */
export async function listMovedBy(tx: Db, id: number) {
  const { rows } = await tx.execute<{
    id: number
    base_date: string
    base_cause: string | null
    new_date: string
  }>(sql`
    select o.id::int, r.base_date::text, r.base_cause, r.new_date::text
    from delayed_orders r join orders o on o.id = r.order_id
    where r.delay_id = ${id} and o.delivery_date = r.new_date and r.new_date <> r.base_date and ${OPEN}
    order by o.id for update of o`)
  return rows
}

const DELAY = {
  id: delays.id,
  item: delays.item,
  title: delays.title,
  arrives_on: delays.arrives_on,
  work_days: delays.work_days,
  cause: delays.cause,
  state: delays.state,
  made_at: delays.made_at,
  by: authorName(delays.id),
  moved: sql<number>`(select count(*)::int from delayed_orders r where r.delay_id = ${delays}.id and r.new_date <> r.old_date)`,
}

const delaysWithNames = (db: Db) =>
  db.select(DELAY).from(delays).leftJoin(users, eq(users.id, delays.made_by))

export const listDelays = (db: Db) => delaysWithNames(db).orderBy(desc(delays.id)).limit(SHOWN)

export async function findDelay(db: Db, id: number) {
  const [row] = await delaysWithNames(db).where(eq(delays.id, id))
  return row
}
