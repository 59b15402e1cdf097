import { countedQuery, SEARCHES_KEPT_MS } from '@/domain/community/help-center/help-searches'
import type { Deps } from '@/server/kernel/deps'
import { toDomainError } from '@/server/kernel/http/problem'
import { dayOf } from '@/server/kernel/ports/clock'

import { countSearch, deleteSearches } from './queries'

/** Counts searches without visitor data, to find missing topics. Never fails; its rows are limited. */
export async function recordSearch(deps: Deps, text: string, results: number): Promise<void> {
  const query = countedQuery(text)
  if (query === null) return
  try {
    await deps.limits.take('helpSearchLog', 'all')
    await countSearch(deps.db, { day: dayOf(deps.clock.now()), query, results })
  } catch (thrown) {
    if (toDomainError(thrown).code === 'too_many_requests') return
    deps.log.warn({ err: thrown }, 'a search of the help center was not noted')
  }
}

/** Purges old search counts, which no longer show what is missing. */
export async function purgeOldSearches({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteSearches(db, dayOf(new Date(clock.now().getTime() - SEARCHES_KEPT_MS)))
}
