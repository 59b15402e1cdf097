import { compoundLookups, readCompounds } from '@/domain/kit/search/compounds'
import { deletionVariants, isWithinOneEdit } from '@/domain/kit/search/edits'
import { correctionsOf } from '@/domain/kit/search/misspellings'
import {
  indexTerms,
  mayHoldTwoTypos,
  oneEditFrom,
  termLookup,
  twoEditsFrom,
  type TermLookup,
} from '@/domain/kit/search/terms'
import { isContentWord, STOP_WORDS } from '@/domain/kit/search/stop-words'
import { stemOf, synonymsOf } from '@/domain/kit/search/stems'
import { searchTerms } from '@/domain/kit/search/words'

const lookUpSmall = termLookup(indexTerms([...STOP_WORDS]))

export const isStopWordTypo = (word: string) => lookUpTypos(lookUpSmall, word).length > 0

const lookUpTypos = (lookUp: TermLookup, word: string) =>
  oneEditFrom(word, lookUp(deletionVariants(word)))

/** Returns the unique content terms of a search; stop words only if there are no others. */
export function contentWords(text: string): string[] {
  const all = [...new Set(searchTerms(text))]
  const words = all.filter(isContentWord)
  return words.length > 0 ? words : all
}

export interface Vocabulary {
  /** Terms, sorted for prefix search. */
  words: readonly string[]
  byStem: ReadonlyMap<string, readonly string[]>
  lookUp: TermLookup
  synonyms: ReadonlyMap<string, readonly string[]>
}

export function vocabularyOf(words: Iterable<string>, synonyms: readonly string[][]): Vocabulary {
  const sorted = [...new Set(words)].sort()
  return {
    words: sorted,
    byStem: byStemOf(sorted),
    lookUp: termLookup(indexTerms(sorted)),
    synonyms: synonymsOf(synonyms),
  }
}

function byStemOf(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const stem = stemOf(word)
    const group = groups.get(stem)
    if (group) group.push(word)
    else groups.set(stem, [word])
  }
  return groups
}

const QUALITY = {
  very: 1,
  form: 0.9,
  synonym: 0.75,
  begun: 0.7,
  near: 0.4,
  nearBegun: 0.3,
} as const

/** Quality up to which matches are guesses (typos). */
export const GUESSED = QUALITY.near
/** Quality above which matches are the term itself, one of its forms or a synonym. */
export const BEGUN = QUALITY.begun

export function expandTerm(
  vocabulary: Vocabulary,
  typed: string,
  isLast: boolean,
): Map<string, number> {
  const meanings = new Map<string, number>()
  const add = (words: readonly string[], quality: number) => {
    for (const word of words) {
      if ((meanings.get(word) ?? 0) < quality) meanings.set(word, quality)
    }
  }
  const { words, byStem, lookUp, synonyms } = vocabulary
  const forms = (stem: string) => byStem.get(stem) ?? []
  const stem = stemOf(typed)
  add(
    forms(stem).filter((word) => word === typed),
    QUALITY.very,
  )
  add(forms(stem), QUALITY.form)
  for (const synonym of synonyms.get(stem) ?? []) add(forms(synonym), QUALITY.synonym)
  if (isLast || typed.length >= 4) add(begunBy(vocabulary, typed), QUALITY.begun)
  if (typed.length < 2) return meanings
  for (const { term } of lookUpTypos(lookUp, typed)) {
    // In a word of two letters, a wrong letter could be anything, but a missing one is a typo.
    if (typed.length > 2 || term.length > 2) add(forms(stemOf(term)), QUALITY.near)
  }
  // Expand its synonyms, too: 'tiire' is a tire, and a tire is a wheel's rubber under any name.
  if (meanings.size === 0) {
    for (const known of synonyms.keys()) {
      if (!isWithinOneEdit(known, stem)) continue
      for (const synonym of synonyms.get(known) ?? []) add(forms(synonym), QUALITY.nearBegun)
    }
  }
  for (const expanded of correctionsOf(typed)) add(forms(stemOf(expanded)), QUALITY.synonym)
  // The vocabulary is small enough for a full scan.
  if (meanings.size === 0 && mayHoldTwoTypos(typed)) {
    add(twoEditsFrom(typed, words), QUALITY.nearBegun)
  }
  if (meanings.size === 0 && isLast && typed.length >= 4) {
    add(nearlyBegunBy(vocabulary, typed), QUALITY.nearBegun)
  }
  return meanings
}

/** Returns readings with a term split in two, or two joined, as far as the vocabulary has them. */
export function compoundReadings(
  { words: known }: Vocabulary,
  words: readonly string[],
): string[][] {
  const found = compoundLookups(words).map((term) => ({
    term,
    next: known[insertionIndex(known, term)] ?? '',
  }))
  const begun = found.filter(({ term, next }) => next.startsWith(term))
  const whole = begun.filter(({ term, next }) => term === next)
  const termsOf = (some: typeof found) => new Set(some.map(({ term }) => term))
  return readCompounds(words, { whole: termsOf(whole), begun: termsOf(begun) })
}

/** Maximum prefix matches, because one letter is the prefix of too many terms. */
const MOST_BEGUN = 100

function begunBy({ words }: Vocabulary, beginning: string): string[] {
  const start = insertionIndex(words, beginning)
  const some = words.slice(start, start + MOST_BEGUN)
  return some.filter((word) => word.startsWith(beginning))
}

function insertionIndex(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function nearlyBegunBy({ words }: Vocabulary, beginning: string): string[] {
  const { length } = beginning
  return words.filter((word) =>
    [length - 1, length, length + 1].some(
      (end) => word.length >= end && isWithinOneEdit(word.slice(0, end), beginning),
    ),
  )
}
