import { compoundLookups, readCompounds } from '@/domain/search/compounds'
import { deletionVariants, isWithinOneEdit } from '@/domain/search/edits'
import { correctionsOf } from '@/domain/search/misspellings'
import {
  indexTerms,
  mayHoldTwoTypos,
  oneEditFrom,
  termLookup,
  twoEditsFrom,
  type TermLookup,
} from '@/domain/search/terms'
import { isContentWord, STOP_WORDS } from '@/domain/search/stop-words'
import { stemOf, synonymsOf } from '@/domain/search/stems'
import { searchTerms } from '@/domain/search/words'

const lookUpSmall = termLookup(indexTerms([...STOP_WORDS]))

/** Whether a small word was meant, with one letter wrong. */
export const isStopWordTypo = (word: string) => lookUpTypos(lookUpSmall, word).length > 0

const lookUpTypos = (lookUp: TermLookup, word: string) =>
  oneEditFrom(word, lookUp(deletionVariants(word)))

/** The words of a search that count: each once, small words only where there are no others. */
export function contentWords(text: string): string[] {
  const all = [...new Set(searchTerms(text))]
  const words = all.filter(isContentWord)
  return words.length > 0 ? words : all
}

/** All words of a text collection, ready to be looked up with what people type. */
export interface Vocabulary {
  /** Ascending, for beginnings of words. */
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

/** How well a known word answers a typed one. */
const QUALITY = {
  very: 1,
  form: 0.9,
  synonym: 0.75,
  begun: 0.7,
  near: 0.4,
  nearBegun: 0.3,
} as const

/** Whatever answers no better than this is spelled otherwise. */
export const GUESSED = QUALITY.near
/** Whatever answers better is the word itself, a form of it or another word for it. */
export const BEGUN = QUALITY.begun

/** The known words that a typed word may mean, with how well each does. */
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
    // Of two letters, one wrong would be anything; one that is missing is a slip.
    if (typed.length > 2 || term.length > 2) add(forms(stemOf(term)), QUALITY.near)
  }
  // Its synonyms, too: 'tiire' is a tire, and a tire is a wheel's rubber under any name.
  if (meanings.size === 0) {
    for (const known of synonyms.keys()) {
      if (!isWithinOneEdit(known, stem)) continue
      for (const synonym of synonyms.get(known) ?? []) add(forms(synonym), QUALITY.nearBegun)
    }
  }
  for (const meant of correctionsOf(typed)) add(forms(stemOf(meant)), QUALITY.synonym)
  // The list is short enough to be read through.
  if (meanings.size === 0 && mayHoldTwoTypos(typed)) {
    add(twoEditsFrom(typed, words), QUALITY.nearBegun)
  }
  if (meanings.size === 0 && isLast && typed.length >= 4) {
    add(nearlyBegunBy(vocabulary, typed), QUALITY.nearBegun)
  }
  return meanings
}

/** Each search with a word as two, or two as one, as far as the vocabulary has such words. */
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

/** One letter begins more words than anybody means. */
const MOST_BEGUN = 100

function begunBy({ words }: Vocabulary, beginning: string): string[] {
  const start = insertionIndex(words, beginning)
  const some = words.slice(start, start + MOST_BEGUN)
  return some.filter((word) => word.startsWith(beginning))
}

/** Where a word stands in a sorted list, or would. */
function insertionIndex(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Beginnings with a slip: the word is being typed still. */
function nearlyBegunBy({ words }: Vocabulary, beginning: string): string[] {
  const { length } = beginning
  return words.filter((word) =>
    [length - 1, length, length + 1].some(
      (end) => word.length >= end && isWithinOneEdit(word.slice(0, end), beginning),
    ),
  )
}
