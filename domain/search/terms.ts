import { deletionVariants, isWithinOneEdit, isWithinTwoEdits, LONG_WORD } from './edits'

/**
 * One entry of the index of words, which finds typos: a known word under the word itself and each of its deletion
 * variants. Spares keep these entries in `spare_terms`, the help center in memory.
 */
export interface IndexedTerm {
  variant: string
  term: string
  /** False for the beginning of a word. */
  is_whole: boolean
}

/** The entries of an index that share a variant with any of the given ones. */
export type TermLookup = (variants: readonly string[]) => IndexedTerm[]

/** The index of a list of words, which holds each of them once. */
export function indexTerms(words: readonly string[]): IndexedTerm[] {
  return words.flatMap((term) =>
    deletionVariants(term).map((variant) => ({ variant, term, is_whole: true })),
  )
}

/** An index in memory. */
export function termLookup(index: readonly IndexedTerm[]): TermLookup {
  const byVariant = new Map<string, IndexedTerm[]>()
  for (const entry of index) {
    const known = byVariant.get(entry.variant)
    if (known) known.push(entry)
    else byVariant.set(entry.variant, [entry])
  }
  return (variants) => variants.flatMap((variant) => byVariant.get(variant) ?? [])
}

/**
 * The entries one edit away from a word.
 * @param entries what was looked up for this word, and maybe for others
 */
export function oneEditFrom<Entry extends Pick<IndexedTerm, 'variant' | 'term'>>(
  word: string,
  entries: readonly Entry[],
): Entry[] {
  const variants = new Set(deletionVariants(word))
  return entries.filter(({ variant, term }) => variants.has(variant) && isWithinOneEdit(term, word))
}

/** Whether a word is long enough to be a long word with two typos. */
export const mayHoldTwoTypos = (word: string) => word.length >= LONG_WORD - 2

/** The long words among the given ones that are at most two edits away from a word. */
export function twoEditsFrom(word: string, terms: readonly string[]): string[] {
  const found = terms.filter((term) => term.length >= LONG_WORD && isWithinTwoEdits(term, word))
  return [...new Set(found)]
}
