import { queryWords } from '@/domain/forum-search'
import { isContentWord } from '@/domain/search/small-words'
import { noteInVain } from '@/server/catalogue'
import type { Deps } from '@/server/kernel/deps'

interface Asked {
  q: string
  category?: string | undefined
  author?: string | undefined
  bike?: string | undefined
  solved?: string | undefined
  tag?: string | undefined
  after?: string | undefined
}

/** Writes down a search that found nothing. A filter may be why, so only searches without one count. */
export async function noteSearch(deps: Deps, query: Asked, results: number): Promise<void> {
  const { q, category, author, bike, solved, tag, after } = query
  const isFiltered = [category, author, bike, solved, tag, after].some((one) => one !== undefined)
  // "What is the" is searched for by nobody.
  if (results > 0 || isFiltered || !queryWords(q).some(isContentWord)) return
  await noteInVain(deps, 'forum', q)
}
