import { LRUCache } from 'lru-cache'

import { recordZeroResults } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'

import { queryTerms } from './meanings'
import type { PageQuery } from './search'
import type { SpareIndex } from './spare-index'

interface SparePage {
  total: number
  is_partial: boolean
}

const MOST_KNOWN = 200
/** Zero-result queries per index: a page is built only once, but every search counts. */
const zeroResultCache = new WeakMap<SpareIndex, LRUCache<string, true>>()

/** Records zero-result searches, except filtered ones, whose filter may be the cause. */
export async function notingInVain<Page extends SparePage>(
  deps: Deps,
  { query, index, makePage }: { query: PageQuery; index: SpareIndex; makePage(): Promise<Page> },
): Promise<() => Promise<Page>> {
  if (!isCounted(query)) return makePage
  const known = zeroResultCache.get(index) ?? new LRUCache<string, true>({ max: MOST_KNOWN })
  zeroResultCache.set(index, known)
  const wasInVain = known.has(query.q)
  if (wasInVain) await recordZeroResults(deps, 'spares', query.q)
  return async () => {
    const page = await makePage()
    if (page.total > 0 && !page.is_partial) return page
    known.set(query.q, true)
    if (!wasInVain) await recordZeroResults(deps, 'spares', query.q)
    return page
  }
}

const isCounted = ({ q, page, bike, group, stock }: PageQuery) =>
  page === 1 && !bike && !group && !stock && queryTerms(q).length > 0
