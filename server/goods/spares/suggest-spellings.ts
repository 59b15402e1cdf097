import { deletionVariants } from '@/domain/kit/search/edits'

import type { SpareIndex } from './spare-index'

const SUGGESTIONS = 4
const SHORTEST = 3

/** Suggests words within two letter deletions; searches already allow one wrong letter. */
export async function suggestSpellings(index: SpareIndex, words: readonly string[]) {
  const long = words.filter((word) => word.length >= SHORTEST && /[a-z]/.test(word)).slice(0, 3)
  const rests = new Set(long.flatMap((word) => deletionVariants(word).flatMap(deletionVariants)))
  const rows = await index.nearTerms([...rests].filter((rest) => rest.length >= SHORTEST))
  const terms = new Set(
    rows.filter(({ term, is_whole }) => is_whole && /^[a-z]+$/.test(term)).map(({ term }) => term),
  )
  return [...terms]
    .map((term) => ({ term, shared: Math.max(...long.map((word) => sharedStart(word, term))) }))
    .sort((a, b) => b.shared - a.shared || (a.term < b.term ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ term }) => term)
}

function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
