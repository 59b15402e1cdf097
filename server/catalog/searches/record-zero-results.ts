import { countedQuery, SEARCHES_KEPT_MS } from '@/domain/community/help-center/help-searches'
import type { Deps } from '@/server/kernel/deps'
import { toDomainError } from '@/server/kernel/http/problem'
import { dayOf } from '@/server/kernel/ports/clock'

import { countInVain, deleteInVain, type SearchScope } from './queries'

/** Records zero-result queries without user data. Never fails the search; rate-limited. */
export async function recordZeroResults(
  deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'log'>,
  scope: SearchScope,
  text: string,
): Promise<void> {
  const query = countedQuery(text)
  if (query === null) return
  try {
    await deps.limits.take('searchLog', scope)
    await countInVain(deps.db, { place: scope, day: dayOf(deps.clock.now()), query })
  } catch (thrown) {
    if (toDomainError(thrown).code === 'too_many_requests') return
    deps.log.warn({ err: thrown, place: scope }, 'a search in vain was not noted')
  }
}

export async function purgeZeroResultSearches({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  await deleteInVain(db, dayOf(new Date(clock.now().getTime() - SEARCHES_KEPT_MS)))
}
