import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import { SERVICE_NAMES } from '@/domain/shop/goods/product-fields'
import { thumbnailOf } from '@/domain/office/goods/product-pictures'
import type { IndexedTerm } from '@/domain/kit/search/terms'
import type { Db } from '@/server/kernel/db/client'
import { prepared } from '@/server/kernel/db/prepared'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { spareGroups, sparePostings, spareTerms } from '@/server/kernel/db/schema/catalog/spares'
import { catalogRevision } from '@/server/kernel/db/schema/catalog/trade'
import { pick } from '@/utils/omit'
import { readBits, type PostingList } from './bitmap'

export const ALL_SPARES = '+spare'
/** Pseudo-term that all parts in stock have. */
export const IN_STOCK = '+stock'

export async function listNearTerms(db: Db, variants: readonly string[]): Promise<IndexedTerm[]> {
  return db
    .select()
    .from(spareTerms)
    .where(inArray(spareTerms.variant, [...variants]))
}

export async function listPostings(db: Db, terms: readonly string[]): Promise<PostingList[]> {
  const { term, block, bits } = sparePostings
  // `bit_send` prefixes the bits with their length in four bytes.
  const rows = await db
    .select({
      term,
      blocks: sql<number[]>`array_agg(${block} order by ${block})`,
      bytes: sql<Buffer>`string_agg(substr(bit_send(${bits}), 5), '' order by ${block})`,
    })
    .from(sparePostings)
    .where(inArray(term, [...terms]))
    .groupBy(term)
  return rows.map(({ bytes, ...row }) => ({ ...row, bits: readBits(bytes) }))
}

const stateQuery = prepared('spares_state', (db) =>
  db
    .select({
      catalog: catalogRevision.revision,
      stock: sql<string | null>`(
        select string_agg(block || '-' || xmin, ',' order by block) from spare_postings where term = ${IN_STOCK}
      )`,
    })
    .from(catalogRevision),
)

/** Returns the index state: catalog revision and transaction number of the in-stock postings. */
export async function readIndexState(db: Db) {
  const [row] = await stateQuery(db).execute()
  if (!row) throw new Error('The catalog has no revision: run the migrations.')
  return row
}

export async function listSpares(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: products.id,
      title: products.title,
      thumbnail: products.thumbnail,
      pictures: products.pictures,
      price_cents: products.price_cents,
      fits: products.fits,
      standards: products.standards,
      standard_equivalent: products.standard_equivalent,
      group_title: spareGroups.title,
      keywords: spareGroups.keywords,
    })
    .from(products)
    .leftJoin(spareGroups, eq(spareGroups.code, products.spare_group))
    .where(inArray(products.id, [...ids]))
  return rows.map(({ pictures, thumbnail, ...row }) => {
    return { ...row, thumbnail: thumbnailOf({ pictures, thumbnail }) }
  })
}

export type SpareRow = Awaited<ReturnType<typeof listSpares>>[number]

export async function listSpareGroups(db: Db) {
  return db
    .select({ code: spareGroups.code, title: spareGroups.title })
    .from(spareGroups)
    .where(eq(spareGroups.is_hidden, false))
    .orderBy(asc(spareGroups.position), asc(spareGroups.code))
}

export async function findSpareService(db: Db, id: number) {
  const [row] = await db
    .select({
      ...pick(getTableColumns(products), SERVICE_NAMES),
      group_code: spareGroups.code,
      group_title: spareGroups.title,
      place: spareGroups.place,
    })
    .from(products)
    .leftJoin(spareGroups, eq(spareGroups.code, products.spare_group))
    .where(eq(products.id, id))
  return row
}
