import { LRUCache } from 'lru-cache'

import type { IndexedTerm } from '@/domain/search/terms'
import { countShared, hasId, intersect, sliceIds, takeNew, unite, type Bitmap } from './bitmap'
import type { CatalogCache, StockCache } from './index-cache'
import { IN_STOCK, type SpareRow } from './queries'
import type { SearchClause } from './search-clauses'

interface ResultWindow {
  offset: number
  limit: number
}

export interface SpareSlice {
  /** How many spares each clause has that no earlier one has. */
  counts: number[]
  /** Of the asked part of the list: ids, and which clause each belongs to. */
  hits: { id: number; clause: number }[]
}

interface IndexCaches {
  catalog: CatalogCache
  stock: StockCache
}

interface GroupCount {
  code: string
  title: string
  count: number
}

const MOST_GROUP_COUNTS = 200

export type SpareIndex = ReturnType<typeof spareIndex>

/**
 * What a search asks. It works on bits, so a word that half of all spares have costs no more than a rare one, and the
 * last page no more than the first.
 */
export function spareIndex({ catalog, stock }: IndexCaches) {
  const groupCounts = new LRUCache<string, GroupCount[]>({ max: MOST_GROUP_COUNTS })
  return {
    synonyms: async () => (await catalog.frame()).synonyms,
    bikes: async () => (await catalog.frame()).bikes,
    /** The words of all parts that share a variant with the given ones. */
    nearTerms: async (variants: readonly string[]): Promise<IndexedTerm[]> =>
      [...(await catalog.nearTerms(variants)).values()].flat(),
    /** How many parts the clauses find, and one slice of them: clause by clause, by part number within each. */
    find: async (
      clauses: readonly SearchClause[],
      { offset, limit }: ResultWindow,
    ): Promise<SpareSlice> => {
      const [{ layout }, found] = await Promise.all([
        catalog.frame(),
        findAll({ catalog, stock }, clauses),
      ])
      const earlier = unite(layout, [])
      const counts: number[] = []
      const hits: SpareSlice['hits'] = []
      let before = 0
      for (const [clause, bitmap] of found.entries()) {
        const count = takeNew(bitmap, earlier)
        const [from, to] = [offset - before, offset + limit - before]
        const ids = from < count && to > 0 ? sliceIds(layout, bitmap, { from, to }) : []
        hits.push(...ids.map((id) => ({ id, clause })))
        counts.push(count)
        before += count
      }
      return { counts, hits }
    },
    /** How many parts each of the clauses finds by itself. */
    count: async (clauses: readonly SearchClause[]) =>
      (await findAll({ catalog, stock }, clauses)).flatMap((bitmap) =>
        countShared(bitmap, [bitmap]),
      ),
    /** All groups in their order with how many of the parts that any of the clauses finds belong to each. */
    groups: async (clauses: readonly SearchClause[]) => {
      // Each page of a list asks for the same ones.
      const key = JSON.stringify(clauses)
      const known = groupCounts.get(key)
      if (known) return known
      const [{ layout, groups }, found] = await Promise.all([
        catalog.frame(),
        findAll({ catalog, stock }, clauses),
      ])
      const union = unite(layout, [])
      for (const bitmap of found) takeNew(bitmap, union)
      const counts = countShared(
        union,
        groups.map(({ bitmap }) => bitmap),
      )
      const counted = groups.map(({ code, title }, at) => ({ code, title, count: counts[at] ?? 0 }))
      groupCounts.set(key, counted)
      return counted
    },
    /** The parts of these numbers, in their order. */
    spares: async (ids: readonly number[]): Promise<SpareRow[]> =>
      [...(await catalog.spares(ids)).values()].flat(),
    /** Those of the parts of which a piece is for sale. */
    inStock: async (ids: readonly number[]): Promise<ReadonlySet<number>> => {
      const postings = await stock()
      return new Set(ids.filter((id) => postings.some((posting) => hasId(posting, id))))
    },
  }
}

/** The parts that have a term of every slot, for each of the clauses. */
async function findAll(
  { catalog, stock }: IndexCaches,
  clauses: readonly SearchClause[],
): Promise<Bitmap[]> {
  const terms = new Set(clauses.flat(2))
  const [{ layout }, postings, stocked] = await Promise.all([
    catalog.frame(),
    catalog.postings([...terms].filter((term) => term !== IN_STOCK)),
    terms.has(IN_STOCK) ? stock() : [],
  ])
  const listsOf = (term: string) => (term === IN_STOCK ? stocked : (postings.get(term) ?? []))
  // Clauses of a search share most of their slots.
  const slots = new Map<string, Bitmap>()
  const slotBitmap = (slot: readonly string[]) => {
    const key = slot.join(' ')
    const bitmap = slots.get(key) ?? unite(layout, slot.flatMap(listsOf))
    slots.set(key, bitmap)
    return bitmap
  }
  return clauses.map(([first, ...rest]) => {
    const bitmap = first ? slotBitmap(first).slice() : unite(layout, [])
    for (const slot of rest) intersect(bitmap, slotBitmap(slot))
    return bitmap
  })
}
