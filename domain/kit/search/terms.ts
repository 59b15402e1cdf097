import { deletionVariants, isWithinOneEdit, isWithinTwoEdits, LONG_WORD } from './edits'

/** Entry of the typo index: a word under itself and each deletion variant (spares: `spare_terms`). */
export interface IndexedTerm {
  variant: string
  term: string
  /** False for an entry that is only a prefix of a word. */
  is_whole: boolean
}

/** Lookup of the index entries that have one of the given variants. */
export type TermLookup = (variants: readonly string[]) => IndexedTerm[]

export function indexTerms(words: readonly string[]): IndexedTerm[] {
  return words.flatMap((term) =>
    deletionVariants(term).map((variant) => ({ variant, term, is_whole: true })),
  )
}

export function termLookup(index: readonly IndexedTerm[]): TermLookup {
  const byVariant = new Map<string, IndexedTerm[]>()
  for (const entry of index) {
    const known = byVariant.get(entry.variant)
    if (known) known.push(entry)
    else byVariant.set(entry.variant, [entry])
  }
  return (variants) => variants.flatMap((variant) => byVariant.get(variant) ?? [])
}

/** @param entries index entries looked up for this word, and possibly for others */
export function oneEditFrom<Entry extends Pick<IndexedTerm, 'variant' | 'term'>>(
  word: string,
  entries: readonly Entry[],
): Entry[] {
  const variants = new Set(deletionVariants(word))
  return entries.filter(({ variant, term }) => variants.has(variant) && isWithinOneEdit(term, word))
}

/** Whether a word could be a long word with two typos. */
export const mayHoldTwoTypos = (word: string) => word.length >= LONG_WORD - 2

export function twoEditsFrom(word: string, terms: readonly string[]): string[] {
  const found = terms.filter((term) => term.length >= LONG_WORD && isWithinTwoEdits(term, word))
  return [...new Set(found)]
}
