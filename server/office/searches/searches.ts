import type { SearchScope } from '@/domain/community/help-center/synonyms'
import { findTopics, readHelpBook, searchForumAgain } from '@/server/community'
import { searchSparesAgain } from '@/server/goods'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'

import { listInVain } from './queries'

const DAYS_MS = 30 * 86_400_000
/** Number of queries that are read and shown. Those that have results by now come last. */
const LOOKED_AT = 200
const SHOWN = 100

export async function readSearches(deps: Deps, scope: SearchScope) {
  const { db, clock } = deps
  const since = dayOf(new Date(clock.now().getTime() - DAYS_MS))
  const rows = await listInVain(db, { scope, since, limit: LOOKED_AT })
  const texts = rows.map(({ query }) => query)
  const again = await SEARCH_AGAIN[scope](deps, texts)
  const searches = rows.map((row, at) => ({ ...row, ...(again[at] ?? NOTHING) }))
  const [open, solved] = [true, false].map((isOpen) =>
    searches.filter(({ results_now }) => (results_now === 0) === isOpen),
  )
  return { searches: [...(open ?? []), ...(solved ?? [])].slice(0, SHOWN) }
}

/** By scope: repeats queries and returns their result counts and the terms without any match. */
const SEARCH_AGAIN: Record<
  SearchScope,
  (deps: Deps, texts: readonly string[]) => Promise<CurrentResults[]>
> = {
  help: async (deps, texts) => {
    const [book, now] = [await readHelpBook(deps), deps.clock.now()]
    return texts.map((text) => {
      const { topics, wanted } = findTopics(book, text, now)
      const unknown = wanted.filter(({ meanings }) => meanings.size === 0)
      return { results_now: topics.length, unknown: unknown.map(({ typed }) => typed) }
    })
  },
  spares: searchSparesAgain,
  forum: searchForumAgain,
}

interface CurrentResults {
  results_now: number
  unknown: string[]
}

const NOTHING: CurrentResults = { results_now: 0, unknown: [] }
