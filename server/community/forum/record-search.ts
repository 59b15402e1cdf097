import { queryTerms } from '@/domain/community/forum/forum-search'
import { isContentWord } from '@/domain/kit/search/stop-words'
import { recordZeroResults } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'

interface ForumSearchQuery {
  q: string
  category?: string | undefined
  author?: string | undefined
  bike?: string | undefined
  solved?: string | undefined
  tag?: string | undefined
  after?: string | undefined
}

/** Records a zero-result search. Skips filtered searches, because the filter may be the cause. */
export async function recordSearch(
  deps: Deps,
  query: ForumSearchQuery,
  results: number,
): Promise<void> {
  const { q, category, author, bike, solved, tag, after } = query
  const isFiltered = [category, author, bike, solved, tag, after].some((one) => one !== undefined)
  // Skip queries that contain only stop words, such as "what is the".
  if (results > 0 || isFiltered || !queryTerms(q).some(isContentWord)) return
  await recordZeroResults(deps, 'forum', q)
}
