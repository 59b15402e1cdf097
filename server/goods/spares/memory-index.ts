import type { Synonyms } from '@/domain/search/stems'
import { termLookup, type IndexedTerm } from '@/domain/search/terms'

import type { GroupRow } from './group-queries'
import type { SpareRow, SpareSlice } from './queries'
import type { BikeTitle, ResultWindow, SpareIndex } from './spare-index'
import type { SearchClause } from './search-clauses'

/** All that is searched in, as the database holds it. */
export interface IndexRows {
  spares: readonly SpareRow[]
  /** The terms that lead to each part, as `spare_index` and `spare_postings` have them. */
  terms: readonly { id: number; terms: readonly string[] }[]
  near: readonly IndexedTerm[]
  groups: readonly Omit<GroupRow, 'count'>[]
  bikes: BikeTitle[]
  synonyms: Synonyms
}

/** The term of all parts of which a piece is for sale. */
export const IN_STOCK = '+stock'

/** One bit for each part; the lowest belongs to the lowest part number. */
type Bits = bigint

/** The search of the database (`findSpares`, `countGroups`) in memory: the same bits, and no way to go for them. */
export function memoryIndex(rows: IndexRows): SpareIndex {
  const { spares, terms, near, groups, bikes, synonyms } = rows
  const sorted = [...terms].sort((a, b) => a.id - b.id)
  const ids = sorted.map(({ id }) => id)
  const postings = postingsOf(sorted)
  const byId = new Map(spares.map((row) => [row.id, row]))
  const lookUp = termLookup(near)
  const stocked = new Set(sorted.filter((row) => row.terms.includes(IN_STOCK)).map(({ id }) => id))

  const foundBy = (clause: SearchClause): Bits =>
    clause.length === 0 ? 0n : clause.map((slot) => anyOf(postings, slot)).reduce((a, b) => a & b)
  const idsOf = (bits: Bits) => ids.filter((_, at) => (bits >> BigInt(at)) & 1n)

  return {
    synonyms,
    nearTerms: async (variants) => lookUp(variants),
    find: async (clauses, slicing) => {
      let earlier = 0n
      const apart = clauses.map((clause) => {
        const found = foundBy(clause)
        const own = found & ~earlier
        earlier |= found
        return idsOf(own)
      })
      return sliceOf(apart, slicing)
    },
    count: async (clauses) => clauses.map((clause) => idsOf(foundBy(clause)).length),
    groups: async (clauses) => {
      const found = clauses.map(foundBy).reduce((a, b) => a | b, 0n)
      const count = (code: string) => idsOf(found & (postings.get(`#${code}`) ?? 0n)).length
      return groups.map(({ code, title }) => ({ code, title, count: count(code) }))
    },
    spares: async (wanted) => wanted.flatMap((id) => byId.get(id) ?? []),
    bikes: async () => bikes,
    // Pieces come and go without a save, but the first one and the last one move the state of the index.
    inStock: async () => stocked,
  }
}

function postingsOf(sorted: IndexRows['terms']): Map<string, Bits> {
  const postings = new Map<string, Bits>()
  sorted.forEach(({ terms }, at) => {
    const bit = 1n << BigInt(at)
    for (const term of terms) postings.set(term, (postings.get(term) ?? 0n) | bit)
  })
  return postings
}

const anyOf = (postings: ReadonlyMap<string, Bits>, slot: readonly string[]): Bits =>
  slot.reduce((bits, term) => bits | (postings.get(term) ?? 0n), 0n)

function sliceOf(apart: readonly number[][], { offset, limit }: ResultWindow): SpareSlice {
  const hits = apart.flatMap((found, clause) => found.map((id) => ({ id, clause })))
  return {
    counts: apart.map((found) => found.length),
    hits: hits.slice(offset, offset + limit),
  }
}
