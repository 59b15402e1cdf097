/** Minimum length of a compound's half; shorter ones occur in too many words. */
const SHORTEST_HALF = 3
/** Longer words are unlikely to be two-part compounds, and would cost more lookups. */
const LONGEST_COMPOUND = 30

/** Splits a word, longest first half first. @example splitsOf('brakepads')[2] // ['brake', 'pads'] */
function splitsOf(word: string): [string, string][] {
  if (word.length > LONGEST_COMPOUND || !/^[a-z]+$/.test(word)) return []
  const count = Math.max(0, word.length - 2 * SHORTEST_HALF + 1)
  return Array.from({ length: count }, (_, at) => {
    const end = word.length - SHORTEST_HALF - at
    return [word.slice(0, end), word.slice(end)]
  })
}

interface KnownTerms {
  whole: ReadonlySet<string>
  /** Beginnings of known words. */
  begun: ReadonlySet<string>
}

/** Returns every term that `readCompounds` looks up. */
export function compoundLookups(words: readonly string[]): string[] {
  const terms = [...words.flatMap(splitsOf).flat(), ...pairsOf(words)]
  return terms.flatMap((term) => [term, `${term}s`])
}

/** Splits or joins words. @example readCompounds(['head', 'light'], known) // [['headlight']] */
export function readCompounds(words: readonly string[], { whole, begun }: KnownTerms): string[][] {
  const isKnown = (word: string, isLast: boolean) =>
    whole.has(word) || whole.has(`${word}s`) || (isLast && begun.has(word))
  const joined = pairsOf(words).flatMap((pair, at) =>
    isKnown(pair, at === words.length - 2) ? [words.toSpliced(at, 2, pair)] : [],
  )
  const split = words.flatMap((word, at) => {
    const isLast = at === words.length - 1
    const halves = splitsOf(word).find(([a, b]) => whole.has(a) && isKnown(b, isLast))
    return halves ? [words.toSpliced(at, 1, ...halves)] : []
  })
  return [...split, ...joined]
}

/**
 * Splits a word or joins it with a neighbor; three-letter words may be missing from `known`.
 * @example compoundForms(['brakepads'], 0, new Set(['brake', 'pads'])) // ['brake pads']
 */
export function compoundForms(
  words: readonly string[],
  at: number,
  known: ReadonlySet<string>,
): string[] {
  const isKnown = (word: string) => known.has(word) || known.has(`${word}s`)
  const isHalf = (half: string) => half.length === SHORTEST_HALF || isKnown(half)
  const split = splitsOf(words[at] ?? '').filter(
    (halves) => halves.some(isKnown) && halves.every(isHalf),
  )
  const joined = pairsOf(words).filter(
    (pair, first) => [first, first + 1].includes(at) && isKnown(pair),
  )
  return [...split.map((halves) => halves.join(' ')), ...joined]
}

const pairsOf = (words: readonly string[]) =>
  words.slice(1).map((word, at) => `${words[at]}${word}`)
