import { isWithinOneEdit } from './edits'
import { searchTerms } from './words'

/** Strips common English endings. @example stemOf('charging') === stemOf('charge') // 'charg' */
export function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  for (const end of ENDS) {
    if (word.endsWith(end) && word.length - end.length >= 4) return undoubled(word, end)
  }
  return word
}

const ENDS = ['ings', 'ing', 'ed', 'es', 's', 'e']

/** 'shipping' and 'shipped' are forms of 'ship'; 'full' keeps its double letter. */
function undoubled(word: string, end: string): string {
  const stem = word.slice(0, -end.length)
  return /ing|ed/.test(end) && /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}

export type Synonyms = ReadonlyMap<string, readonly string[]>

/** Maps synonyms by stem, so that all their forms match. @param groups words with the same meaning */
export function synonymsOf(groups: readonly string[][]): Synonyms {
  const found = new Map<string, string[]>()
  for (const group of groups) {
    const stems = [...new Set(group.flatMap(searchTerms).map(stemOf))]
    for (const stem of stems) {
      const others = stems.filter((other) => other !== stem)
      found.set(stem, [...(found.get(stem) ?? []), ...others])
    }
  }
  return found
}

/** Returns possible forms. @example formsOf('saddl') // ['saddl', 'saddls', 'saddles', 'saddle'] */
function formsOf(stem: string): string[] {
  const ended = ['', 's', 'es', 'e'].map((end) => stem + end)
  return stem.endsWith('y') ? [...ended, `${stem.slice(0, -1)}ies`] : ended
}

export function alikeOf(synonyms: Synonyms, typed: string): string[] {
  return (synonyms.get(stemOf(typed)) ?? []).flatMap(formsOf)
}

/** Like `alikeOf`, but tolerates one typo. */
export function nearlyAlikeOf(synonyms: Synonyms, typed: string): string[] {
  if (typed.length < 4) return []
  const stem = stemOf(typed)
  const near = [...synonyms].filter(([known]) => isWithinOneEdit(known, stem))
  return [...new Set(near.flatMap(([, others]) => others).flatMap(formsOf))]
}
