import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'

import { MAX_PRICED } from '@/domain/office/goods/prices'
import { thumbnailOf } from '@/domain/office/goods/product-pictures'
import type { Db } from '@/server/kernel/db/client'
import { bikes, partGroups, parts } from '@/server/kernel/db/schema/catalog/bikes'
import { accessoryCategories } from '@/server/kernel/db/schema/catalog/categories'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { spareGroups } from '@/server/kernel/db/schema/catalog/spares'
import { stockItems, stockNames } from '@/server/kernel/db/schema/orders/stock'

import { readChanges, type ChangesQuery } from '@/server/kernel/db/changes'
import { columnMatchesWords } from '@/server/kernel/db/words'

import { hasStuck } from './retry-pictures'

const PAGE_SIZE = 50

export interface CatalogFilter {
  kind: 'accessory' | 'spare'
  q?: string | undefined
  bike?: string | undefined
  group?: string | undefined
  offered?: 'yes' | 'no' | undefined
  tag?: string | undefined
}

const GROUP = sql<string | null>`case when ${products.kind} = 'spare' then ${products.spare_group}
  else nullif(${products.category}, '') end`

/** Sellable quantity of a bundle; null for other products. A part that isn't offered makes it zero. */
const OF_PARTS = sql`(select min(case when part.is_offered
    then coalesce(s.on_hand - s.reserved, 0) / pp.count else 0 end)
  from ${productParts} pp join ${products} part on part.id = pp.product_id
  left join ${stockItems} s on s.sku = 'product:' || pp.product_id || coalesce(':' || pp.variant, '')
  where pp.bundle_id = ${products}.id)`

const ROW = {
  id: products.id,
  kind: products.kind,
  title: products.title,
  thumbnail: products.thumbnail,
  pictures: products.pictures,
  group: GROUP,
  fits: products.fits,
  price: products.price_cents,
  versions: sql<number>`jsonb_array_length(${products.variants})`,
  is_offered: products.is_offered,
  tags: products.tags,
  for_sale: sql<number>`coalesce(${OF_PARTS}, (select sum(s.on_hand - s.reserved) from ${stockNames} n
    join ${stockItems} s using (sku) where n.product_id = ${products}.id), 0)::int`,
}

function matching({ kind, q, bike, group, offered, tag }: CatalogFilter): SQL | undefined {
  return and(
    eq(products.kind, kind),
    columnMatchesWords(products.words, q),
    bike === undefined ? undefined : sql`${products.fits} @> array[${bike}]::text[]`,
    group === undefined ? undefined : sql`${GROUP} = ${group}`,
    offered && eq(products.is_offered, offered === 'yes'),
    tag === undefined ? undefined : sql`${products.tags} @> array[${tag}]::text[]`,
  )
}

interface CatalogPageQuery extends ChangesQuery {
  before?: string | undefined
  now: Date
}

export async function listCatalog(
  db: Db,
  filter: CatalogFilter,
  { after, before, updated_since, now }: CatalogPageQuery,
) {
  const columns = { ...ROW, has_stuck_picture: hasStuck(now) }
  const changes = await readChanges(db, 'products', { updated_since, after })
  if (changes) {
    const isChanged = inArray(products.id, changes.keys.map(Number))
    const read = await db
      .select(columns)
      .from(products)
      .where(and(matching(filter), isChanged))
    const { rows, ...ends } = changes.page(read, ({ id }) => String(id))
    return { products: rows.map(toRow), ...ends }
  }
  const isBack = before !== undefined
  const mark = before ?? after
  const edge = isBack ? sql`${products.id} < ${mark}` : sql`${products.id} > ${mark}`
  const read = await db
    .select(columns)
    .from(products)
    .where(and(matching(filter), mark === undefined ? undefined : edge))
    .orderBy(isBack ? desc(products.id) : asc(products.id))
    .limit(PAGE_SIZE + 1)
  const isCut = read.length > PAGE_SIZE
  const cut = isBack ? read.slice(0, PAGE_SIZE).reverse() : read.slice(0, PAGE_SIZE)
  const rows = cut.map(toRow)
  const markOf = (row: { id: number } | undefined) => (row ? String(row.id) : null)
  const hasPrevious = isBack ? isCut : mark !== undefined
  return {
    products: rows,
    next: isBack || isCut ? markOf(rows.at(-1)) : null,
    previous: hasPrevious ? markOf(rows[0]) : null,
  }
}

function toRow<R extends Parameters<typeof thumbnailOf>[0]>({ pictures, thumbnail, ...row }: R) {
  return { ...row, thumbnail: thumbnailOf({ pictures, thumbnail }) }
}

/** Lists the ids of matching products, at most one more than a price change allows. */
export async function listMatchingIds(db: Db, filter: CatalogFilter): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(matching(filter))
    .orderBy(asc(products.id))
    .limit(MAX_PRICED + 1)
  return rows.map(({ id }) => id)
}

export async function listChoices(db: Db, kind: CatalogFilter['kind']) {
  return {
    ...{ groups: await listGroups(db, kind), bikes: await listBikes(db) },
    tags: await listTags(db, kind),
  }
}

async function listTags(db: Db, kind: CatalogFilter['kind']): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct unnest(tags) as tag from ${products}
    where kind = ${kind} and tags <> '{}' order by tag`)
  return rows.map(({ tag }) => tag)
}

export const listBikes = (db: Db) =>
  db
    .select({ slug: bikes.slug, title: bikes.title })
    .from(bikes)
    .orderBy(asc(bikes.position), asc(bikes.id))

/** Lists the options of all bikes, each code once, with the bikes that have it. */
export const listOptions = (db: Db) =>
  db
    .select({
      code: parts.code,
      group: sql<string>`min(${partGroups.title})`,
      title: sql<string>`string_agg(distinct ${parts.title}, ' / ')`,
      bikes: sql<string[]>`array_agg(distinct ${bikes.slug})`,
    })
    .from(parts)
    .innerJoin(bikes, eq(bikes.id, parts.bike_id))
    .innerJoin(
      partGroups,
      and(
        eq(partGroups.bike_id, parts.bike_id),
        eq(partGroups.category_part_id, parts.category_part_id),
      ),
    )
    .groupBy(parts.code)
    .orderBy(sql`min(${partGroups.position})`, sql`min(${parts.position})`, asc(parts.code))

export async function listGroups(db: Db, kind: CatalogFilter['kind']) {
  if (kind === 'spare') {
    return db
      .select({ code: spareGroups.code, title: spareGroups.title })
      .from(spareGroups)
      .orderBy(asc(spareGroups.position))
  }
  return db
    .select({ code: accessoryCategories.code, title: accessoryCategories.title })
    .from(accessoryCategories)
    .orderBy(asc(accessoryCategories.position), asc(accessoryCategories.code))
}
