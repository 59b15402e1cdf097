import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { prepared } from '@/server/kernel/db/prepared'
import { dayOf } from '@/server/kernel/ports/clock'
import { patternOf } from '@/server/kernel/db/words'
import {
  bikes,
  bikeSizes,
  buildRules,
  colorAvailability,
  colors,
  partGroups,
  parts,
  presets,
} from '@/server/kernel/db/schema/catalog/bikes'
import {
  dealerClosedDays,
  dealerHours,
  dealers,
  dealerServices,
  testRideBikes,
} from '@/server/kernel/db/schema/community/dealers'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { fullWeeks } from '@/server/kernel/db/schema/orders/capacity'
import { accessoryCategories, categoryNames } from '@/server/kernel/db/schema/catalog/categories'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { exchangeRates, taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'
import {
  catalogRevision,
  countries,
  factoryClosedDays,
  promotions,
  settings,
} from '@/server/kernel/db/schema/catalog/trade'

export interface Revision {
  /** Key of this state, distinct for each database of the process and each day, because tax rates start on days. */
  key: string
  revision: number
}

const revisionQuery = prepared('revision', (db) => db.select(REVISION).from(catalogRevision))

/** Columns that let a query read the catalog revision as well. */
export const REVISION = {
  revision: catalogRevision.revision,
  database: sql<string>`current_database()`,
}

/** Reads the catalog revision: one point read. */
export async function readRevision(db: Db): Promise<Revision> {
  const [row] = await revisionQuery(db).execute()
  if (!row) throw new Error('The catalog has no revision: run the migrations.')
  return revisionOf(row)
}

export function revisionOf({
  revision,
  database,
}: {
  revision: number
  database: string
}): Revision {
  return { key: `${database}:${revision}:${dayOf(new Date())}`, revision }
}

/** Bikes that are sold need no look at the orders. */
const BIKE = {
  ...getTableColumns(bikes),
  was_ordered: sql<boolean>`(${bikes}.ended_at is not null and exists (
    select from ${orderBikes} o where o.bike_slug = ${bikes}.slug))`,
}

export type BikeTables = Awaited<ReturnType<typeof listBikeTables>>
export type ShopTables = Awaited<ReturnType<typeof listShopTables>>

/** Lists all rows of the bike tables, sequentially because a transaction has one connection. */
export async function listBikeTables(db: Db) {
  return {
    bikes: await db.select(BIKE).from(bikes).orderBy(asc(bikes.position), asc(bikes.id)),
    sizes: await db.select().from(bikeSizes).orderBy(asc(bikeSizes.position), asc(bikeSizes.id)),
    colors: await db.select().from(colors).orderBy(asc(colors.position), asc(colors.id)),
    availability: await db.select().from(colorAvailability),
    groups: await db
      .select()
      .from(partGroups)
      .orderBy(asc(partGroups.position), asc(partGroups.category_part_id)),
    parts: await db.select().from(parts).orderBy(asc(parts.position), asc(parts.id)),
    rules: await db.select().from(buildRules).orderBy(asc(buildRules.position), asc(buildRules.id)),
    presets: await db.select().from(presets).orderBy(asc(presets.position), asc(presets.id)),
  }
}

/** Product columns without `words`, which only the search of the back office uses. */
const { words: _, ...PRODUCT } = getTableColumns(products)

const IS_OFFERED_SPARE = and(eq(products.is_offered, true), eq(products.kind, 'spare'))

/** Condition that excludes spare parts, which are too many, unless a bundle contains them. */
const IS_KEPT = sql`(${products.kind} = 'accessory' or exists (
  select 1 from ${productParts} p where ${products.id} in (p.product_id, p.bundle_id)))`

const sparesQuery = prepared('spares_by_id', (db) =>
  db
    .select({ revision: catalogRevision.revision, row: PRODUCT })
    .from(catalogRevision)
    .leftJoin(
      products,
      and(IS_OFFERED_SPARE, sql`${products.id} = any(${sql.placeholder('ids')}::int[])`),
    ),
)

/** Lists offered spare parts by number, with the catalog revision they belong to. */
export async function listSpares(db: Db, ids: readonly number[]) {
  return withRevision(await sparesQuery(db).execute({ ids: [...ids] }))
}

const withRevision = <Row>(rows: readonly { revision: number; row: Row | null }[]) => ({
  revision: rows[0]?.revision,
  rows: rows.flatMap(({ row }) => (row ? [row] : [])),
})

export async function listSpareIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(IS_OFFERED_SPARE)
    .orderBy(asc(products.position), asc(products.id))
  return rows.map(({ id }) => id)
}

const sparesAfterQuery = prepared('spares_after', (db) => {
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(and(IS_OFFERED_SPARE, gt(products.id, sql.placeholder('after'))))
    .orderBy(asc(products.id))
    .limit(sql.placeholder('limit'))
  return db
    .select({ revision: catalogRevision.revision, row: PRODUCT })
    .from(catalogRevision)
    .leftJoin(products, inArray(products.id, page))
    .orderBy(asc(products.id))
})

/** Lists offered spare parts by number, for readers that page through all of them. */
export const listSparesAfter = async (db: Db, after: number, limit: number) =>
  withRevision(await sparesAfterQuery(db).execute({ after, limit }))

/** Lists spare parts by title or number, prefix matches first. */
export async function listSparesLike(db: Db, text: string, limit: number) {
  const at = sql`position(lower(${text}) in lower(${products.title}))`
  const isNumber = sql`${products.id}::text = ${text}`
  return db
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(
      and(
        IS_OFFERED_SPARE,
        // `words` contains numbers and titles and has an index.
        sql`${products.words} like lower(${patternOf(text)})`,
        sql`(${at} > 0 or ${isNumber})`,
      ),
    )
    .orderBy(sql`${isNumber} desc`, at, sql`${products.title} collate "C"`)
    .limit(limit)
}

export async function listShopTables(db: Db) {
  return {
    products: await db
      .select(PRODUCT)
      .from(products)
      .where(and(eq(products.is_offered, true), IS_KEPT))
      .orderBy(asc(products.position), asc(products.id)),
    parts: await db
      .select()
      .from(productParts)
      .orderBy(asc(productParts.bundle_id), asc(productParts.position)),
    categories: await db
      .select()
      .from(accessoryCategories)
      .orderBy(asc(accessoryCategories.position), asc(accessoryCategories.code)),
    categoryNames: await db.select().from(categoryNames).orderBy(asc(categoryNames.former)),
    countries: await db.select().from(countries).orderBy(asc(countries.id)),
    registrations: await db.select().from(taxRegistrations).orderBy(asc(taxRegistrations.id)),
    exchangeRates: await db.select().from(exchangeRates).orderBy(asc(exchangeRates.valid_on)),
    promotions: await db.select().from(promotions).orderBy(asc(promotions.code)),
    closedDays: await db.select().from(factoryClosedDays).orderBy(asc(factoryClosedDays.date)),
    fullWeeks: await db.select().from(fullWeeks).orderBy(asc(fullWeeks.week)),
    settings: await db.select().from(settings).orderBy(asc(settings.key)),
  }
}

export type DealerTables = Awaited<ReturnType<typeof listDealerTables>>

export async function listDealerTables(db: Db) {
  return {
    dealers: await db.select().from(dealers).orderBy(asc(dealers.position), asc(dealers.id)),
    services: await db.select().from(dealerServices),
    hours: await db
      .select()
      .from(dealerHours)
      .orderBy(asc(dealerHours.weekday), asc(dealerHours.opens)),
    closedDays: await db.select().from(dealerClosedDays).orderBy(asc(dealerClosedDays.date)),
    bikes: await db.select().from(testRideBikes).orderBy(asc(testRideBikes.id)),
  }
}
