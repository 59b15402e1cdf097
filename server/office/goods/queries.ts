import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Bike } from '@/domain/shop/bikes/bike'
import { fromStaffBike } from '@/domain/office/bikes/bikes'
import type { Cents } from '@/domain/kit/money'
import { FIRST_LINES, type PriceChangeState } from '@/domain/office/goods/prices'
import { readStaffBikes } from '@/server/catalog'
import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { bikes, colors, parts } from '@/server/kernel/db/schema/catalog/bikes'
import { priceChangeLines, priceChanges } from '@/server/kernel/db/schema/catalog/prices'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { listDueRows } from '@/server/kernel/jobs/due-rows'

const SHOWN = 100
/** Batch size, because PostgreSQL limits the number of parameters in a statement. */
const LINES_AT_ONCE = 5_000

const PRICED = {
  id: products.id,
  title: products.title,
  price: products.price_cents,
  is_digital: products.is_digital,
  basisPoints: products.bundle_basis_points,
  variants: products.variants,
}

/** Selects products with their prices, sorted by id, with percentage bundles last. */
export function listPriced(db: Db, ids: readonly number[]) {
  return (
    db
      .select(PRICED)
      .from(products)
      // A single array parameter, because an import can exceed a statement's parameter limit.
      .where(sql`${products.id} = any(${sql.param([...ids])}::int[])`)
      // Lock order: percentage bundles last, because the trigger that updates their prices locks their parts first.
      .orderBy(sql`${products.bundle_basis_points} is not null`, asc(products.id))
  )
}

/** Like `listPriced`, locked in a fixed order, so that two price changes never deadlock. */
export const lockPriced = (tx: Db, ids: readonly number[]) => listPriced(tx, ids).for('update')

export async function listBikesAmong(
  db: Db,
  ids: readonly number[],
  { isLocked }: { isLocked: boolean },
): Promise<Bike[]> {
  const chosen = db
    .select({ id: bikes.id })
    .from(bikes)
    .where(sql`${bikes.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(bikes.id))
  const found = isLocked ? await chosen.for('update') : await chosen
  if (found.length === 0) return []
  const staffBikes = await readStaffBikes(db)
  return found.flatMap(({ id }) => staffBikes.filter((bike) => bike.id === id)).map(fromStaffBike)
}

export type PricedRow = Awaited<ReturnType<typeof listPriced>>[number]

export type NewChange = typeof priceChanges.$inferInsert

/** @returns the id, or null for a repeated key */
export async function insertChange(tx: Db, change: NewChange): Promise<number | null> {
  const [row] = await tx
    .insert(priceChanges)
    .values(change)
    .onConflictDoNothing({ target: priceChanges.request_key })
    .returning({ id: priceChanges.id })
  return row?.id ?? null
}

export interface LineRow {
  product_id: number
  variant: string
  old_cents: Cents
  new_cents: Cents
}

export async function insertLines(tx: Db, id: number, lines: readonly LineRow[]): Promise<void> {
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE)
    await tx.insert(priceChangeLines).values(some.map((line) => ({ ...line, change_id: id })))
  }
}

interface WritePricesInput {
  id: number
  at: Date
  /** Products of one batch of a large change; by default all. */
  products?: readonly number[]
}

/** Writes prices and their history; nothing else does. A trigger increments the catalog revision. */
export async function writePrices(
  tx: Db,
  { id, at, products: only }: WritePricesInput,
): Promise<void> {
  const chosen = only ? sql`and l.product_id = any(${sql.param([...only])}::int[])` : sql``
  const requested = sql`(select product_id, max(new_cents) filter (where variant = '') as base,
      coalesce(jsonb_object_agg(variant, new_cents) filter (where variant <> ''), '{}') as prices
    from ${priceChangeLines} l where change_id = ${id} ${chosen} group by product_id) wanted`
  await tx.execute(sql`
    update ${priceChangeLines} l set old_cents = coalesce(
      case when l.variant = '' then p.price_cents
      else (select (v ->> 'price')::bigint from jsonb_array_elements(p.variants) v where v ->> 'id' = l.variant) end,
      l.old_cents)
    from ${products} p where p.id = l.product_id and l.change_id = ${id} ${chosen}`)
  await tx.execute(sql`
    update ${products} p set price_cents = coalesce(wanted.base, p.price_cents),
      variants = (select coalesce(jsonb_agg(case when wanted.prices ? (v ->> 'id')
          then jsonb_set(v, '{price}', wanted.prices -> (v ->> 'id')) else v end order by place), '[]')
        from jsonb_array_elements(p.variants) with ordinality as version (v, place))
    from ${requested} where p.id = wanted.product_id`)
  if (!only) await writeBikePrices(tx, id)
  await tx.update(priceChanges).set({ applied_at: at }).where(eq(priceChanges.id, id))
}

async function writeBikePrices(tx: Db, id: number): Promise<void> {
  const lines = sql`${priceChangeLines} l join ${bikes} b on b.id = l.product_id where l.change_id = ${id}`
  const { rows } = await tx.execute(sql`select 1 from ${lines} limit 1`)
  if (rows.length === 0) return
  const present = sql`case when l.variant = '' then b.price_cents
      when l.variant like 'color-%' then (select c.surcharge_cents from ${colors} c
        where c.bike_id = b.id and 'color-' || c.id = l.variant)
      else (select p.price_cents from ${parts} p where p.bike_id = b.id and 'part-' || p.id = l.variant) end`
  await tx.execute(sql`update ${priceChangeLines} l set old_cents = coalesce(${present}, l.old_cents)
    from ${bikes} b where b.id = l.product_id and l.change_id = ${id}`)
  await tx.execute(sql`update ${bikes} b set price_cents = l.new_cents from ${priceChangeLines} l
    where l.change_id = ${id} and l.product_id = b.id and l.variant = ''`)
  await tx.execute(sql`update ${colors} c set surcharge_cents = l.new_cents from ${priceChangeLines} l
    where l.change_id = ${id} and l.product_id = c.bike_id and l.variant = 'color-' || c.id`)
  await tx.execute(sql`update ${parts} p set price_cents = l.new_cents from ${priceChangeLines} l
    where l.change_id = ${id} and l.product_id = p.bike_id and l.variant = 'part-' || p.id`)
}

const STATE = sql<PriceChangeState>`case
  when ${priceChanges.ended_at} is not null and ${priceChanges.applied_at} is null then 'canceled'
  when ${priceChanges.ended_at} is not null then 'undone'
  when ${priceChanges.applied_at} is null then 'scheduled' else 'applied' end`
const BY = authorName(priceChanges.id)

const CHANGE = {
  id: priceChanges.id,
  kind: priceChanges.kind,
  basis_points: priceChanges.basis_points,
  note: priceChanges.note,
  by: BY,
  made_at: priceChanges.made_at,
  starts_at: priceChanges.starts_at,
  state: STATE,
  undoes: priceChanges.undoes,
  count: sql<number>`(select count(*)::int from ${priceChangeLines} l where l.change_id = ${priceChanges}.id)`,
}

const changesOf = (db: Db) =>
  db
    .select(CHANGE)
    .from(priceChanges)
    .leftJoin(users, eq(users.id, priceChanges.made_by))
    .$dynamic()

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number]

export const listChanges = (db: Db) => changesOf(db).orderBy(desc(priceChanges.id)).limit(SHOWN)

export async function findChange(db: Db, id: number): Promise<ChangeRow | undefined> {
  const [row] = await changesOf(db).where(eq(priceChanges.id, id))
  return row
}

export async function findChangeByKey(db: Db, key: string): Promise<ChangeRow | undefined> {
  const [row] = await changesOf(db).where(eq(priceChanges.request_key, key))
  return row
}

/** Locks a change that can still be undone or canceled. */
export async function lockOpenChange(tx: Db, id: number) {
  const [row] = await tx
    .select({
      id: priceChanges.id,
      applied_at: priceChanges.applied_at,
      starts_at: priceChanges.starts_at,
      made_by: priceChanges.made_by,
    })
    .from(priceChanges)
    .where(and(eq(priceChanges.id, id), isNull(priceChanges.ended_at)))
    .for('update')
  return row
}

export async function endChange(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(priceChanges).set({ ended_at: at }).where(eq(priceChanges.id, id))
}

/** Lists the first lines of each change, as many as the list of changes shows. */
export async function listFirstLines(db: Db, ids: readonly number[]) {
  const few = selectLines(db)
    .where(eq(priceChangeLines.change_id, priceChanges.id))
    .orderBy(asc(priceChangeLines.product_id), asc(priceChangeLines.variant))
    .limit(FIRST_LINES)
    .as('few')
  const { product_id, variant, title } = few
  return db
    .select({ change_id: priceChanges.id, product_id, variant, title, old: few.old, new: few.new })
    .from(priceChanges)
    .innerJoinLateral(few, sql`true`)
    .where(inArray(priceChanges.id, [...ids]))
}

export const listLines = (db: Db, id: number, limit = Number.MAX_SAFE_INTEGER) =>
  selectLines(db)
    .where(eq(priceChangeLines.change_id, id))
    .orderBy(asc(priceChangeLines.product_id), asc(priceChangeLines.variant))
    .limit(limit)

function selectLines(db: Db) {
  const { product_id, variant, old_cents, new_cents } = priceChangeLines
  return db
    .select({
      ...{ product_id, variant, old: old_cents, new: new_cents },
      title: titleOf().as('title'),
    })
    .from(priceChangeLines)
    .leftJoin(products, eq(products.id, product_id))
    .leftJoin(bikes, eq(bikes.id, product_id))
    .$dynamic()
}

const versionTitle = () => sql<string | null>`(select v ->> 'title'
  from jsonb_array_elements(${products.variants}) v where v ->> 'id' = ${priceChangeLines}.variant)`
const choiceTitle = () => sql<string | null>`coalesce(
  (select c.title from ${colors} c where 'color-' || c.id = ${priceChangeLines}.variant),
  (select p.title from ${parts} p where 'part-' || p.id = ${priceChangeLines}.variant))`
const titleOf = () =>
  sql<string>`concat_ws(', ', ${products.title}, ${versionTitle()}, ${bikes.title}, ${choiceTitle()})`

export function listBikesOfChange(db: Db, id: number) {
  return db
    .selectDistinct({ slug: bikes.slug })
    .from(priceChangeLines)
    .innerJoin(bikes, eq(bikes.id, priceChangeLines.product_id))
    .where(eq(priceChangeLines.change_id, id))
}

export function listKinds(db: Db, id: number) {
  return db
    .selectDistinct({ id: products.id, kind: products.kind })
    .from(priceChangeLines)
    .innerJoin(products, eq(products.id, priceChangeLines.product_id))
    .where(eq(priceChangeLines.change_id, id))
}

export function listHistory(db: Db, productId: number) {
  return db
    .select({
      change: priceChanges.id,
      at: sql<Date>`coalesce(${priceChanges.applied_at}, ${priceChanges.starts_at})`.mapWith(
        priceChanges.starts_at,
      ),
      by: BY,
      note: priceChanges.note,
      state: STATE,
      title: sql<string>`coalesce(${versionTitle()}, ${choiceTitle()}, '')`,
      old: priceChangeLines.old_cents,
      new: priceChangeLines.new_cents,
    })
    .from(priceChangeLines)
    .innerJoin(priceChanges, eq(priceChanges.id, priceChangeLines.change_id))
    .leftJoin(products, eq(products.id, priceChangeLines.product_id))
    .leftJoin(users, eq(users.id, priceChanges.made_by))
    .where(eq(priceChangeLines.product_id, productId))
    .orderBy(desc(priceChanges.id), asc(priceChangeLines.variant))
    .limit(SHOWN)
}

export function listDueChanges(db: Db, now: Date, limit: number) {
  const { id, applied_at, ended_at, starts_at: at } = priceChanges
  const where = and(isNull(applied_at), isNull(ended_at))
  return listDueRows(db, { work: 'price-change', id, at, where }, { now, limit })
}
