import { deletionVariants, farVariantsOf } from '@/domain/kit/search/edits'
import { correctionsOf } from '@/domain/kit/search/misspellings'
import {
  mayHoldTwoTypos,
  oneEditFrom,
  twoEditsFrom,
  type IndexedTerm,
} from '@/domain/kit/search/terms'
import type { QueryTerm } from '@/domain/kit/search/words'

/**
 * Set of spares that match every slot: a term of it or, if it has terms that begin with `NOT`, none of those. The sets of a search are nested, the best first.
 */
export type SearchClause = string[][]

export const NOT = '-'

export interface Filters {
  bike?: string | undefined
  /** Options of the bike's groups that are on it, and those that aren't. */
  options?: readonly { on: readonly string[]; off: readonly string[] }[] | undefined
  group?: string | undefined
  isInStock: boolean
}

/** Number of clauses that match exact words; the last one also accepts near words. */
export const EXACT_WISHES = 3

/** Lists the terms to look up for words one letter apart; part numbers are never guessed. */
export function lookupsOf(words: readonly string[]): string[] {
  const guessed = words.filter((word) => !isPartNumber(word))
  return [...new Set(guessed.flatMap(deletionVariants))]
}

/** Lists known words one letter apart from each word and, for the last one, also prefixes. */
export function nearTermsOf(words: readonly string[], rows: readonly IndexedTerm[]): QueryTerm[][] {
  // A single short word would resemble every other short word.
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

export function unmatchedTerms(
  words: readonly string[],
  rows: readonly IndexedTerm[],
  { near, alike }: Meanings,
): string[] {
  const known = new Set(rows.map(({ term }) => term))
  const isUnknown = (word: string, at: number) => near[at]?.length === 0 && alike[at]?.length === 0
  return words.filter((word, at) => isUnknown(word, at) && !known.has(word))
}

export const mayBeFar = (word: string) => /^[a-z]+$/.test(word) && mayHoldTwoTypos(word)

export function farLookupsOf(words: readonly string[]): string[] {
  return [...new Set(words.flatMap(farVariantsOf))]
}

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

export interface Meanings {
  near: readonly QueryTerm[][]
  alike: readonly string[][]
}

/** Returns clauses, best first: titles, titles with the last word as prefix, any field, near words. */
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

/** Returns the fallback clauses of a search without results, each with one word left out. */
export function partialClauses(clause: SearchClause, words: number): SearchClause[] {
  if (words < 2) return []
  return Array.from({ length: words }, (_, left) => clause.filter((_slot, at) => at !== left))
}

/** Returns whether a word is a part number, of five or more digits: a near number is another part. */
function isPartNumber(word: string): boolean {
  return /^\d{5,}$/.test(word)
}

function filterSlots({ bike, options = [], group, isInStock }: Filters): SearchClause {
  return [
    ...(bike === undefined ? [] : [[`@${bike}`]]),
    ...options.map(({ on, off }) => [
      ...on.map((code) => `%${code}`),
      ...off.map((code) => `${NOT}%${code}`),
    ]),
    ...(group === undefined ? [] : [[`#${group}`]]),
    ...(isInStock ? [['+stock']] : []),
  ]
}

const termOf = ({ term, is_whole }: IndexedTerm) => (is_whole ? term : `${term}*`)
const spelled = ({ term, isPrefix }: QueryTerm) => (isPrefix ? `${term}*` : term)
