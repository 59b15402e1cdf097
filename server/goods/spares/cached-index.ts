import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { cacheCatalog, cacheStock, type CatalogCache } from './index-cache'
import { readIndexState } from './queries'
import { spareIndex, type SpareIndex } from './spare-index'

interface CachedIndex {
  state: Awaited<ReturnType<typeof readIndexState>>
  catalog: CatalogCache
  index: SpareIndex
}

const indexes = new WeakMap<Db, CachedIndex>()

/**
 * Returns the search index; if its state is unchanged, this takes one point read. Saves by other processes change the
 * state, and no cache has data older than its state.
 */
export async function openIndex({ db }: Pick<Deps, 'db'>): Promise<SpareIndex> {
  const state = await readIndexState(db)
  const known = indexes.get(db)
  const isSameCatalog = known?.state.catalog === state.catalog
  if (isSameCatalog && known.state.stock === state.stock) return known.index
  const catalog = isSameCatalog ? known.catalog : cacheCatalog(db)
  const index = spareIndex({ catalog, stock: cacheStock(db) })
  indexes.set(db, { state, catalog, index })
  return index
}
