import { LRUCache } from 'lru-cache'

import type { IndexedTerm } from '@/domain/kit/search/terms'
import {
  addMissing,
  countShared,
  hasId,
  intersect,
  sliceIds,
  takeNew,
  unite,
  type Bitmap,
} from './bitmap'
import type { CatalogCache, StockCache } from './index-cache'
import { IN_STOCK, type SpareRow } from './queries'
import { NOT, type SearchClause } from './search-clauses'

interface ResultWindow {
  offset: number
  limit: number
}

export interface SpareSlice {
  /** Number of spares per clause that match no earlier clause. */
  counts: number[]
  /** Hits of the requested slice: ids, each with the index of its clause. */
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

/** Creates a bitmap-based search, so frequent words and late pages cost no more than others. */
export function spareIndex({ catalog, stock }: IndexCaches) {
  const groupCounts = new LRUCache<string, GroupCount[]>({ max: MOST_GROUP_COUNTS })
  return {
    synonyms: async () => (await catalog.frame()).synonyms,
    bikes: async () => (await catalog.frame()).bikes,
    nearTerms: async (variants: readonly string[]): Promise<IndexedTerm[]> =>
      [...(await catalog.nearTerms(variants)).values()].flat(),
    /** Counts all hits and returns the requested slice, sorted by clause, then by part number. */
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
    count: async (clauses: readonly SearchClause[]) =>
      (await findAll({ catalog, stock }, clauses)).flatMap((bitmap) =>
        countShared(bitmap, [bitmap]),
      ),
    /** Counts the spares that match any of the clauses, per group and in group order. */
    groups: async (clauses: readonly SearchClause[]) => {
      // Each page of a list requests the same counts, so they are cached.
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
    spares: async (ids: readonly number[]): Promise<SpareRow[]> =>
      [...(await catalog.spares(ids)).values()].flat(),
    inStock: async (ids: readonly number[]): Promise<ReadonlySet<number>> => {
      const postings = await stock()
      return new Set(ids.filter((id) => postings.some((posting) => hasId(posting, id))))
    },
  }
}

async function findAll(
  { catalog, stock }: IndexCaches,
  clauses: readonly SearchClause[],
): Promise<Bitmap[]> {
  const terms = new Set(clauses.flat(2).map(bare))
  const [{ layout }, postings, stocked] = await Promise.all([
    catalog.frame(),
    catalog.postings([...terms].filter((term) => term !== IN_STOCK)),
    terms.has(IN_STOCK) ? stock() : [],
  ])
  const listsOf = (term: string) => (term === IN_STOCK ? stocked : (postings.get(term) ?? []))
  // The clauses of a search share most of their slots, so each slot's bitmap is built once.
  const slots = new Map<string, Bitmap>()
  const slotBitmap = (slot: readonly string[]) => {
    const key = slot.join(' ')
    const known = slots.get(key)
    if (known) return known
    const bitmap = unite(layout, slot.filter((term) => !isNot(term)).flatMap(listsOf))
    const excluded = slot.filter(isNot).map(bare)
    if (excluded.length > 0) addMissing(bitmap, unite(layout, excluded.flatMap(listsOf)))
    slots.set(key, bitmap)
    return bitmap
  }
  return clauses.map(([first, ...rest]) => {
    const bitmap = first ? slotBitmap(first).slice() : unite(layout, [])
    for (const slot of rest) intersect(bitmap, slotBitmap(slot))
    return bitmap
  })
}

const isNot = (term: string) => term.startsWith(NOT)
const bare = (term: string) => (isNot(term) ? term.slice(NOT.length) : term)
