import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { cacheCatalogue, cacheStock, type CatalogueCache } from './index-cache'
import { readIndexState } from './queries'
import { spareIndex, type SpareIndex } from './spare-index'

interface CachedIndex {
  state: Awaited<ReturnType<typeof readIndexState>>
  catalogue: CatalogueCache
  index: SpareIndex
}

const indexes = new WeakMap<Db, CachedIndex>()

/**
 * The parts as the database has them now: one point read when nothing changed since the last call of this process. A
 * save of another process moves the state that is read, so no process answers from what was. What is read later than
 * the state goes into the cache of this state: no cache has what is older than its state.
 */
export async function openIndex({ db }: Pick<Deps, 'db'>): Promise<SpareIndex> {
  const state = await readIndexState(db)
  const known = indexes.get(db)
  const isSameCatalogue = known?.state.catalogue === state.catalogue
  if (isSameCatalogue && known.state.stock === state.stock) return known.index
  const catalogue = isSameCatalogue ? known.catalogue : cacheCatalogue(db)
  const index = spareIndex({ catalogue, stock: cacheStock(db) })
  indexes.set(db, { state, catalogue, index })
  return index
}
