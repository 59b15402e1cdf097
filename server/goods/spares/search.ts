import { SHORT_LIST, SPARES_PAGE } from '@/domain/shop/spares/spare-address'
import type { QueryTerm } from '@/domain/kit/search/words'
import { optionCodes } from '@/domain/shop/goods/fitting'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { pagesOf } from '@/server/kernel/http/pages'

import { hitOf } from './hit'
import { suggestSpellings } from './suggest-spellings'
import { openIndex } from './cached-index'
import { compoundReadings, meaningsOf, queryTerms } from './meanings'
import type { SpareIndex, SpareSlice } from './spare-index'
import {
  EXACT_WISHES,
  partialClauses,
  buildSearchClauses,
  type Filters,
  type Meanings,
} from './search-clauses'

type SpareSearchDeps = Pick<Deps, 'db'>

interface Search {
  words: string[]
  meanings: Meanings
  filters: Filters
  offset: number
  limit: number
}

interface SpareMatches extends SpareSlice {
  total: number
  /** Whether no spare has all words, so that these lack one. */
  isPartial: boolean
  sought: QueryTerm[]
}

export async function suggestSpares(
  { db }: SpareSearchDeps,
  { keyword, ...chosen }: { keyword: string } & ChosenBike,
) {
  const words = queryTerms(keyword)
  if (words.length === 0) return { query: keyword, total: 0, results: [] }
  const filters = { ...(await bikeFilters({ db }, chosen)), isInStock: false }
  const index = await openIndex({ db })
  const [{ found }, bikes] = await Promise.all([
    findInAnyReading(index, { words, filters, offset: 0, limit: SHORT_LIST }),
    index.bikes(),
  ])
  const results = await resultsOf(index, { found, bikes })
  return { query: keyword, total: found.total, results }
}

interface ChosenBike {
  bike?: string | undefined
  /** Ids of the options on the bike, joined by dots. */
  parts?: string | undefined
}

export interface PageQuery extends ChosenBike {
  q: string
  page: number
  group?: string | undefined
  stock?: '1' | undefined
}

/**
 * Returns the index and a function that makes the page, which stays the same as long as the index does. Without
 * words, all filtered spares match.
 */
export async function searchSpares({ db }: SpareSearchDeps, query: PageQuery) {
  const index = await openIndex({ db })
  const group = query.group && (await presentGroup({ db }, query.group))
  const chosen = await bikeFilters({ db }, query)
  return { index, makePage: () => pageOf(index, { ...query, ...chosen, group }) }
}

async function bikeFilters({ db }: SpareSearchDeps, { bike, parts }: ChosenBike) {
  if (bike === undefined || parts === undefined) return { bike }
  const model = (await readCatalog(db)).allBikesBySlug.get(bike)
  return { bike, options: model && optionCodes(model, parts.split('.').map(Number)) }
}

/** Maps a former group name to the current one. */
async function presentGroup({ db }: SpareSearchDeps, group: string): Promise<string> {
  const { groupsByFormer } = await readCatalog(db)
  return groupsByFormer.get(group) ?? group
}

async function pageOf(
  index: SpareIndex,
  { q, page, bike, options, group, stock }: PageQuery & Pick<Filters, 'options'>,
) {
  const words = queryTerms(q)
  const filters = { bike, options, group, isInStock: stock === '1' }
  const offset = (page - 1) * SPARES_PAGE
  // A query of symbols alone must not match everything.
  const isVoid = words.length === 0 && q !== ''
  const { found, ...reading } = isVoid
    ? { found: NONE, words, meanings: NO_MEANINGS }
    : await findInAnyReading(index, { words, filters, offset, limit: SPARES_PAGE })
  const [groups, bikes] = await Promise.all([
    isVoid ? index.groups([]) : groupsOf(index, { ...reading, filters }),
    index.bikes(),
  ])
  const { total, counts, isPartial } = found
  return {
    query: q,
    group: group ?? null,
    page,
    pages: pagesOf(total, SPARES_PAGE),
    total,
    near: isPartial || words.length === 0 ? 0 : (counts[EXACT_WISHES] ?? 0),
    is_partial: isPartial,
    results: await resultsOf(index, { found, bikes }),
    nearest: total === 0 ? await suggestSpellings(index, words) : [],
    bikes,
    groups,
  }
}

const NO_MEANINGS: Meanings = { near: [], alike: [] }
const NONE: SpareMatches = { counts: [], hits: [], total: 0, isPartial: false, sought: [] }

/** Searches the text as typed, or else the first compound reading that a part fully matches. */
async function findInAnyReading(index: SpareIndex, search: Omit<Search, 'meanings'>) {
  const read = async (words: string[]) => {
    const meanings = await meaningsOf(index, words)
    return { words, meanings, found: await find(index, { ...search, words, meanings }) }
  }
  const typed = await read(search.words)
  if (typed.found.total > 0 && !typed.found.isPartial) return typed
  const [readings = []] = await compoundReadings(index, [search.words])
  for (const words of readings) {
    const other = await read(words)
    if (other.found.total > 0 && !other.found.isPartial) return other
  }
  return typed
}

async function find(
  index: SpareIndex,
  { words, meanings, filters, offset, limit }: Search,
): Promise<SpareMatches> {
  const clauses = buildSearchClauses(words, meanings, filters)
  const terms = toQueryTerms(words, meanings)
  const frame = clauses.at(-1) ?? []
  const slice = await index.find(clauses, { offset, limit })
  const total = sum(slice.counts)
  if (total > 0) return { ...slice, total, isPartial: false, sought: terms }
  const partial = partialClauses(frame, words.length)
  if (partial.length === 0) return { ...slice, total, isPartial: false, sought: terms }
  const rest = await index.find(partial, { offset, limit })
  return { ...rest, total: sum(rest.counts), isPartial: true, sought: terms }
}

/** Counts hits per group, ignoring the requested group. */
async function groupsOf(
  index: SpareIndex,
  { words, meanings, filters }: Omit<Search, 'offset' | 'limit'>,
) {
  const frame = buildSearchClauses(words, meanings, { ...filters, group: undefined }).at(-1) ?? []
  const groups = await index.groups([frame])
  const partial = partialClauses(frame, words.length)
  const isNone = groups.every(({ count }) => count === 0)
  return isNone && partial.length > 0 ? index.groups(partial) : groups
}

function toQueryTerms(words: readonly string[], { near, alike }: Meanings): QueryTerm[] {
  const exact = words.map((term, at) => ({ term, isPrefix: at === words.length - 1 }))
  const expanded = alike.flat().map((term) => ({ term, isPrefix: false }))
  return [...exact, ...expanded, ...near.flat()]
}

async function resultsOf(
  index: SpareIndex,
  { found, bikes }: { found: SpareMatches; bikes: readonly { slug: string; title: string }[] },
) {
  const { hits, sought, isPartial } = found
  const ids = hits.map(({ id }) => id)
  const [rows, stocked] = await Promise.all([index.spares(ids), index.inStock(ids)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const titleOf = new Map(bikes.map(({ slug, title }) => [slug, title]))
  return hits.flatMap(({ id, clause }) => {
    const row = byId.get(id)
    if (!row) return []
    const is_near = !isPartial && clause >= EXACT_WISHES
    return [{ ...hitOf(row, sought, titleOf), in_stock: stocked.has(id), is_near }]
  })
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
