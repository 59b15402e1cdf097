import { readCatalog, readSynonyms } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { batchCache } from './batch-cache'
import { bytesOf, layoutOf, unite, type PostingList } from './bitmap'
import {
  ALL_SPARES,
  IN_STOCK,
  listNearTerms,
  listPostings,
  listSpareGroups,
  listSpares,
} from './queries'

const MOST_POSTING_BYTES = 16 * 2 ** 20
const MOST_NEAR_TERMS = 100_000
const MOST_SPARES = 20_000
/** Overhead of an entry besides its bits, bytes. */
const ENTRY_BYTES = 200

export type CatalogCache = ReturnType<typeof cacheCatalog>

/** Lazily caches what searches read of one catalog revision. */
export function cacheCatalog(db: Db) {
  return {
    frame: once(() => readFrame(db)),
    postings: batchCache({
      load: (terms: readonly string[]) => listPostings(db, terms),
      keyOf: ({ term }) => term,
      sizeOf: (postings) => ENTRY_BYTES + sum(postings.map(bytesOf)),
      maxSize: MOST_POSTING_BYTES,
    }),
    nearTerms: batchCache({
      load: (variants: readonly string[]) => listNearTerms(db, variants),
      keyOf: ({ variant }) => variant,
      sizeOf: (terms) => 1 + terms.length,
      maxSize: MOST_NEAR_TERMS,
    }),
    spares: batchCache({
      load: (ids: readonly number[]) => listSpares(db, ids),
      keyOf: ({ id }) => id,
      sizeOf: () => 1,
      maxSize: MOST_SPARES,
    }),
  }
}

export type StockCache = () => Promise<readonly PostingList[]>

/** Caches which parts are for sale in one state of the stock. */
export const cacheStock = (db: Db): StockCache => once(() => listPostings(db, [IN_STOCK]))

async function readFrame(db: Db) {
  const [synonyms, { riddenBikes }, groups] = await Promise.all([
    readSynonyms(db, 'spares'),
    readCatalog(db),
    listSpareGroups(db),
  ])
  const postings = await listPostings(db, [ALL_SPARES, ...groups.map(({ code }) => `#${code}`)])
  const layout = layoutOf(postings.find(({ term }) => term === ALL_SPARES)?.blocks ?? [])
  const bitmapOf = (name: string) =>
    unite(
      layout,
      postings.filter(({ term }) => term === name),
    )
  return {
    synonyms,
    bikes: riddenBikes.map(({ slug, title }) => ({ slug, title })),
    groups: groups.map((group) => ({ ...group, bitmap: bitmapOf(`#${group.code}`) })),
    layout,
  }
}

/** Loads a value once; a failed load isn't cached. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
