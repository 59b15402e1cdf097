import { deletionVariants, farVariantsOf } from '@/domain/search/edits'
import { correctionsOf } from '@/domain/search/misspellings'
import { mayHoldTwoTypos, oneEditFrom, twoEditsFrom, type IndexedTerm } from '@/domain/search/terms'
import type { QueryTerm } from '@/domain/search/words'

/**
 * One set of spares that a search asks for: those that have a term of every slot. The sets of a search lie in
 * each other, best first; a spare counts for the first that has it.
 */
export type SearchClause = string[][]

export interface Filters {
  bike?: string | undefined
  group?: string | undefined
  isInStock: boolean
}

/** How many of the clauses ask for the very words; the last one takes near ones too. */
export const EXACT_WISHES = 3

/** Every term by which `nearTermsOf` finds what is one letter apart; part numbers are never guessed. */
export function lookupsOf(words: readonly string[]): string[] {
  const guessed = words.filter((word) => !isPartNumber(word))
  return [...new Set(guessed.flatMap(deletionVariants))]
}

/** The known words one letter apart from each word; for the last one also beginnings of words. */
export function nearTermsOf(words: readonly string[], rows: readonly IndexedTerm[]): QueryTerm[][] {
  // A single sign alone would resemble every other one.
  const isTooShort = words.length === 1 && (words[0] ?? '').length < 3
  return words.map((word, at) => {
    if (isPartNumber(word) || isTooShort) return []
    const isLast = at === words.length - 1
    const found = oneEditFrom(word, rows).filter(({ is_whole }) => is_whole || isLast)
    const terms = new Map(found.map((row) => [termOf(row), row]))
    const expanded = correctionsOf(word).map((term) => ({ term, isPrefix: true }))
    return [
      ...expanded,
      ...[...terms.values()].map(({ term, is_whole }) => ({ term, isPrefix: !is_whole })),
    ]
  })
}

/** The words that no part has in any meaning. */
export function unmatchedTerms(
  words: readonly string[],
  rows: readonly IndexedTerm[],
  { near, alike }: Meanings,
): string[] {
  const known = new Set(rows.map(({ term }) => term))
  const isUnknown = (word: string, at: number) => near[at]?.length === 0 && alike[at]?.length === 0
  return words.filter((word, at) => isUnknown(word, at) && !known.has(word))
}

/** Whether a word that no part has may be a long one with two typos. */
export const mayBeFar = (word: string) => /^[a-z]+$/.test(word) && mayHoldTwoTypos(word)

/** Every term by which `farTermsOf` finds what is two typos apart. */
export function farLookupsOf(words: readonly string[]): string[] {
  return [...new Set(words.flatMap(farVariantsOf))]
}

/** Adds the long known words two typos apart to the words that nothing else was found for. */
export function withFarTerms(
  words: readonly string[],
  { near, unknown }: Pick<Meanings, 'near'> & { unknown: readonly string[] },
  rows: readonly IndexedTerm[],
): QueryTerm[][] {
  return words.map((word, at) => {
    const found = near[at] ?? []
    if (!unknown.includes(word) || !mayBeFar(word)) return found
    const whole = rows.filter(({ is_whole }) => is_whole).map(({ term }) => term)
    return twoEditsFrom(word, whole).map((term) => ({ term, isPrefix: false }))
  })
}

/** What a shop has for each word of a search. */
export interface Meanings {
  /** Words that are spelled nearly like it. */
  near: readonly QueryTerm[][]
  /** Words that mean the same. */
  alike: readonly string[][]
}

/** What is looked for, best first: titles, titles by the beginning of the last word, anything, near words. */
export function buildSearchClauses(
  words: readonly string[],
  { near, alike }: Meanings,
  filters: Filters,
): SearchClause[] {
  const fixed = filterSlots(filters)
  if (words.length === 0) return [fixed.length > 0 ? fixed : [['+spare']]]
  const last = words.length - 1
  const begun = words.map((word, at) => (at === last ? `${word}*` : word))
  const expanded = begun.map((term, at) => [term, ...(alike[at] ?? [])])
  const inTitles = expanded.map((terms) => terms.map((term) => `=${term}`))
  const wide = expanded.map((terms, at) => [...terms, ...(near[at] ?? []).map(spelled)])
  const clauses = [words.map((term) => [`=${term}`]), inTitles, expanded, wide]
  return clauses.map((slots) => [...slots, ...fixed])
}

/** For a search that finds nothing: one clause for each word that is left out. */
export function partialClauses(clause: SearchClause, words: number): SearchClause[] {
  if (words < 2) return []
  return Array.from({ length: words }, (_, left) => clause.filter((_slot, at) => at !== left))
}

/** A number of five and more digits names one part: its neighbor is another part, not a slip. */
function isPartNumber(word: string): boolean {
  return /^\d{5,}$/.test(word)
}

function filterSlots({ bike, group, isInStock }: Filters): SearchClause {
  return [
    ...(bike === undefined ? [] : [[`@${bike}`]]),
    ...(group === undefined ? [] : [[`#${group}`]]),
    ...(isInStock ? [['+stock']] : []),
  ]
}

const termOf = ({ term, is_whole }: IndexedTerm) => (is_whole ? term : `${term}*`)
const spelled = ({ term, isPrefix }: QueryTerm) => (isPrefix ? `${term}*` : term)
