import { productSkus } from '@/domain/accessory'
import type { Synonyms } from '@/domain/search/stems'
import type { IndexedTerm } from '@/domain/search/terms'
import type { Db } from '@/server/kernel/db/client'
import { listSkusInStock } from '@/server/stock'
import { countFound, countGroups, type GroupRow } from './group-queries'
import {
  findSpares,
  listBikeTitles,
  listNearTerms,
  listSpares,
  type SpareRow,
  type SpareSlice,
} from './queries'
import type { SearchClause } from './search-clauses'

export interface BikeTitle {
  slug: string
  title: string
}

export interface ResultWindow {
  offset: number
  limit: number
  /** What holds everything that the clauses can find. */
  frame?: SearchClause
}

/** What a search asks. A shop with few parts answers from its memory, any other from the database. */
export interface SpareIndex {
  synonyms: Synonyms
  /** The words of all parts that share a variant with the given ones. */
  nearTerms(variants: readonly string[]): Promise<IndexedTerm[]>
  /** How many parts the clauses find, and one slice of them: clause by clause, by part number within each. */
  find(clauses: readonly SearchClause[], slicing: ResultWindow): Promise<SpareSlice>
  /** How many parts each of the clauses finds by itself. */
  count(clauses: readonly SearchClause[]): Promise<number[]>
  /** All groups in their order with how many of the parts that any of the clauses finds belong to each. */
  groups(clauses: readonly SearchClause[]): Promise<GroupRow[]>
  /** The parts of these numbers, in any order. */
  spares(ids: readonly number[]): Promise<SpareRow[]>
  bikes(): Promise<BikeTitle[]>
  /** Those of the parts of which a piece is for sale. */
  inStock(rows: readonly SpareRow[]): Promise<ReadonlySet<number>>
}

export function databaseIndex(db: Db, synonyms: Synonyms): SpareIndex {
  return {
    synonyms,
    nearTerms: (variants) => listNearTerms(db, variants),
    find: (clauses, slicing) => findSpares(db, clauses, slicing),
    count: (clauses) => countFound(db, clauses),
    groups: (clauses) => countGroups(db, clauses),
    spares: (ids) => listSpares(db, ids),
    bikes: () => listBikeTitles(db),
    inStock: async (rows) => {
      const skusOf = (row: SpareRow) => productSkus({ ...row, is_digital: false })
      const stocked = await listSkusInStock(db, rows.flatMap(skusOf))
      const found = rows.filter((row) => skusOf(row).some((sku) => stocked.has(sku)))
      return new Set(found.map(({ id }) => id))
    },
  }
}
