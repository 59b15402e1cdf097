import { compoundLookups, readCompounds } from '@/domain/kit/search/compounds'
import { alikeOf, nearlyAlikeOf, type Synonyms } from '@/domain/kit/search/stems'
import type { IndexedTerm } from '@/domain/kit/search/terms'
import { searchTerms, WORD_LIMIT } from '@/domain/kit/search/words'
import type { Deps } from '@/server/kernel/deps'

import { openIndex } from './cached-index'
import {
  buildSearchClauses,
  farLookupsOf,
  lookupsOf,
  mayBeFar,
  nearTermsOf,
  unmatchedTerms,
  withFarTerms,
  type Meanings,
} from './search-clauses'
import type { SpareIndex } from './spare-index'

export const queryTerms = (text: string) => searchTerms(text).slice(0, WORD_LIMIT)

export async function meaningsOf(index: SpareIndex, words: readonly string[]): Promise<Meanings> {
  const [meanings] = await meaningsOfAll(index, [words])
  return meanings ?? { near: [], alike: [] }
}

/** Maximum number of readings, each of which costs one more search. */
const MOST_READINGS = 4

/** Returns readings with a word split in two, or two joined, if the index has the resulting words. */
export async function compoundReadings(
  index: SpareIndex,
  searches: readonly (readonly string[])[],
): Promise<string[][][]> {
  const lookups = new Set(searches.flatMap(compoundLookups))
  const rows = await index.nearTerms([...lookups])
  const known = rows.filter(({ term, variant }) => term === variant && lookups.has(term))
  const termsWith = (isWhole: boolean) =>
    new Set(known.filter(({ is_whole }) => is_whole === isWhole).map(({ term }) => term))
  const terms = { whole: termsWith(true), begun: termsWith(false) }
  return searches.map((words) => readCompounds(words, terms).slice(0, MOST_READINGS))
}

/** Repeats searches, and returns per text the number of parts and the words that no part has. */
export async function searchSparesAgain(deps: Pick<Deps, 'db'>, texts: readonly string[]) {
  const index = await openIndex(deps)
  const searches = texts.map(queryTerms)
  const typed = await countResults(index, searches)
  const failed = searches.filter((_, at) => typed[at]?.results_now === 0)
  const readings = await compoundReadings(index, failed)
  const others = failed.flatMap((words, at) =>
    (readings[at] ?? []).map((reading) => ({ words, reading })),
  )
  const counted = await countResults(
    index,
    others.map(({ reading }) => reading),
  )
  return searches.map((words, at) => {
    const isFound = (result: WordResults, other: number) =>
      others[other]?.words === words && result.results_now > 0
    return counted.find(isFound) ?? typed[at] ?? { results_now: 0, unknown: [] }
  })
}

interface WordResults {
  results_now: number
  unknown: string[]
}

async function countResults(
  index: SpareIndex,
  searches: readonly (readonly string[])[],
): Promise<WordResults[]> {
  const meanings = await meaningsOfAll(index, searches)
  const counts = await index.count(
    meanings.map((one, at) => {
      return buildSearchClauses(searches[at] ?? [], one, { isInStock: false }).at(-1) ?? []
    }),
  )
  return meanings.map(({ unknown }, at) => ({ results_now: counts[at] ?? 0, unknown }))
}

/** Runs a second lookup only for unmatched words, so that common searches need just one. */
async function meaningsOfAll(index: SpareIndex, searches: readonly (readonly string[])[]) {
  const rows = await index.nearTerms(lookupsOf([...new Set(searches.flat())]))
  const synonyms = await index.synonyms()
  const first = searches.map((words) => firstLook(words, rows, synonyms))
  const far = [...new Set(first.flatMap(({ unknown }) => unknown))].filter(mayBeFar)
  if (far.length === 0) return first
  const more = await index.nearTerms(farLookupsOf(far))
  return first.map((one, at) => {
    const words = searches[at] ?? []
    const near = withFarTerms(words, one, more)
    return { ...one, near, unknown: unmatchedTerms(words, rows, { ...one, near }) }
  })
}

function firstLook(words: readonly string[], rows: readonly IndexedTerm[], synonyms: Synonyms) {
  const alike = words.map((word) => alikeOf(synonyms, word))
  const near = nearTermsOf(words, rows)
  const unknown = unmatchedTerms(words, rows, { near, alike })
  // The word may be a misspelled synonym.
  const guessed = near.map((found, at) => {
    const word = words[at] ?? ''
    if (!unknown.includes(word)) return found
    return nearlyAlikeOf(synonyms, word).map((term) => ({ term, isPrefix: false }))
  })
  return { alike, near: guessed, unknown: unmatchedTerms(words, rows, { near: guessed, alike }) }
}
