import { searchWords } from '@/domain/spare-search'

import type { Deps } from '../deps'
import { toDomainError } from '../http/problem'
import { dayOf } from '../ports/clock'
import { countSearch } from './queries'

/** What may name a person: a mailbox, a long number such as a telephone, the number of an order. */
const PERSONAL = /@|\d[\d\s().-]{5,}\d|\b[a-z]{1,3}-\d{4,}/i

/**
 * Writes down what was looked for and how much was found, so that topics that are missing can be written. Nothing
 * about who asked is kept, a search never fails for it, and a flood of searches fills no table.
 */
export async function noteSearch(deps: Deps, text: string, results: number): Promise<void> {
  const query = searchWords(text).join(' ')
  if (query === '' || PERSONAL.test(text)) return
  try {
    await deps.limits.take('helpSearchLog', 'all')
    await countSearch(deps.db, { day: dayOf(deps.clock.now()), query, results })
  } catch (thrown) {
    if (toDomainError(thrown).code === 'too_many_requests') return
    deps.log.warn({ err: thrown }, 'a search of the help center was not noted')
  }
}
