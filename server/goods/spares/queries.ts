import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'

import { thumbnailOf } from '@/domain/product-pictures'
import type { IndexedTerm } from '@/domain/search/terms'
import type { Db } from '@/server/kernel/db/client'
import { bikes } from '@/server/kernel/db/schema/bikes'
import { products } from '@/server/kernel/db/schema/products'
import { BLOCK_IDS, spareGroups, spareTerms } from '@/server/kernel/db/schema/spares'
import type { SearchClause } from './search-clauses'

/** The stored words that share a variant with the given ones. */
export async function listNearTerms(db: Db, variants: readonly string[]): Promise<IndexedTerm[]> {
  if (variants.length === 0) return []
  return db
    .select()
    .from(spareTerms)
    .where(inArray(spareTerms.variant, [...variants]))
}

export interface SpareSlice {
  /** How many spares each clause has that no earlier one has. */
  counts: number[]
  /** Of the asked part of the list: ids, and which clause each belongs to. */
  hits: { id: number; clause: number }[]
}

interface Slice {
  offset: number
  limit: number
}

/**
 * Counts all that the clauses find and answers one slice of it: clause by clause, by part number within each. Works on
 * bits, so a word that half of all spares have costs no more than a rare one, and the last page no more than the first.
 * @param frame what holds everything that the clauses can find; absent: unknown
 */
export async function findSpares(
  db: Db,
  clauses: readonly SearchClause[],
  { offset, limit, frame }: Slice & { frame?: SearchClause },
): Promise<SpareSlice> {
  const { asked, wanted } = slotsOf(clauses)
  const { rows: blocks } = await db.execute<BlockRow>(sql`
    with ${frame ? sql`${narrowed(frame)},` : sql``} asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one(slot int, term text)
    ), wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as one(clause int, slot int)
    ), sized as (
      select clause, count(*) as slots from wanted group by clause
    ), met as (
      select slot, block, bit_or(p.bits) as bits
      from ${frame ? sql`framed cross join asked` : sql`asked`}
      join spare_postings p using (${frame ? sql`term, block` : sql`term`})
      group by slot, block
    ), every as (
      select clause, block, bit_and(bits) as bits
      from wanted join met using (slot) join sized using (clause)
      group by clause, block, slots having count(*) = slots
    ), apart as (
      select clause, block, bits & ~coalesce(
        bit_or(bits) over (partition by block order by clause rows between unbounded preceding and 1 preceding),
        ${NO_BITS}) as bits
      from every
    ), counted as (
      select clause, block, bits, bit_count(bits) as size,
        sum(bit_count(bits)) over (order by clause, block) as until
      from apart where bit_count(bits) > 0
    )
    select clause, block, size::int, (until - size)::int as before,
      case when until > ${offset} and until - size < ${offset + limit} then bits::text end as bits
    from counted order by clause, block`)
  return sliceOf(blocks, { offset, limit }, clauses.length)
}

/** Every slot once, and which clause wants which of them: clauses share most of theirs. */
export function slotsOf(clauses: readonly SearchClause[]) {
  const slots = new Map<string, { slot: number; terms: readonly string[] }>()
  const wanted = clauses.flatMap((clause, index) =>
    clause.map((terms) => {
      const key = terms.join(' ')
      const known = slots.get(key) ?? { slot: slots.size, terms }
      slots.set(key, known)
      return { clause: index, slot: known.slot }
    }),
  )
  const asked = [...slots.values()].flatMap(({ slot, terms }) =>
    terms.map((term) => ({ slot, term })),
  )
  return { asked, wanted: distinct(wanted) }
}

/** A word that is asked for twice is one slot. */
function distinct(wanted: readonly { clause: number; slot: number }[]) {
  const byKey = new Map(wanted.map((one) => [`${one.clause} ${one.slot}`, one]))
  return [...byKey.values()]
}

const NO_BITS = sql.raw(`0::bit(${BLOCK_IDS})`)

/**
 * The blocks that have all slots, as common table expressions that end in `framed`. Each step reads only what the
 * last one left; long words are rarest, so they come first.
 */
function narrowed(slots: SearchClause): SQL {
  const [first = [], ...rest] = [...slots].sort((a, b) => (b[0] ?? '').length - (a[0] ?? '').length)
  const steps = rest.map((terms, at) => {
    const [last, next] = [sql.raw(`step${at}`), sql.raw(`step${at + 1}`)]
    return sql`, ${next} as materialized (
      select block, kept.bits from ${last} cross join lateral (
        select ${last}.bits & bit_or(p.bits) as bits from spare_postings p
        where p.term in ${terms} and p.block = ${last}.block
      ) as kept where bit_count(kept.bits) > 0)`
  })
  return sql`step0 as materialized (
      select block, bit_or(bits) as bits from spare_postings where term in ${first} group by block
    )${sql.join(steps)}, framed as (select block from ${sql.raw(`step${rest.length}`)})`
}

type BlockRow = {
  clause: number
  block: number
  size: number
  before: number
  /** As zeros and ones; null outside of the slice. */
  bits: string | null
}

function sliceOf(
  blocks: readonly BlockRow[],
  { offset, limit }: Slice,
  clauses: number,
): SpareSlice {
  const counts = Array<number>(clauses).fill(0)
  const hits: SpareSlice['hits'] = []
  for (const { clause, block, size, before, bits } of blocks) {
    counts[clause] = (counts[clause] ?? 0) + size
    const ids = bits === null ? [] : idsOf(block, bits)
    const first = Math.max(0, offset - before)
    for (const id of ids.slice(first, offset + limit - before)) hits.push({ id, clause })
  }
  return { counts, hits }
}

/** The ids whose bits are set, ascending. */
function idsOf(block: number, bits: string): number[] {
  const ids: number[] = []
  for (let at = bits.indexOf('1'); at !== -1; at = bits.indexOf('1', at + 1)) {
    ids.push(block * BLOCK_IDS + at)
  }
  return ids
}

/** The rows of the given spares, in any order. */
export async function listSpares(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: products.id,
      title: products.title,
      thumbnail: products.thumbnail,
      pictures: products.pictures,
      price_cents: products.price_cents,
      fits: products.fits,
      variants: products.variants,
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

export async function listBikeTitles(db: Db) {
  return db
    .select({ slug: bikes.slug, title: bikes.title })
    .from(bikes)
    .where(eq(bikes.is_draft, false))
    .orderBy(asc(bikes.position), asc(bikes.id))
}

/** What a mechanic needs to know of a spare, and where it sits. */
export async function findSpareService(db: Db, id: number) {
  const [row] = await db
    .select({
      standards: products.standards,
      standard_equivalent: products.standard_equivalent,
      tools: products.tools,
      difficulty: products.difficulty,
      minutes: products.minutes,
      wear_interval_km: products.wear_interval_km,
      group_code: spareGroups.code,
      group_title: spareGroups.title,
      place: spareGroups.place,
    })
    .from(products)
    .leftJoin(spareGroups, eq(spareGroups.code, products.spare_group))
    .where(eq(products.id, id))
  return row
}
