import fc from 'fast-check'

export const TYPOS = ['replace', 'drop', 'add', 'swap'] as const
type Typo = (typeof TYPOS)[number]

/** Position and letter of a typo. */
export const SLIPS = fc.tuple(fc.nat(200), fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'))

/** Returns the text with one typo, or unchanged if it has no letter or digit to change. */
export function misspelled(text: string, way: Typo, at: number, letter: string): string {
  const places = [...text.matchAll(/[a-z0-9]/gi)].map(({ index }) => index)
  const position = places[at % places.length] ?? 0
  const [head, sign, next, tail] = [
    text.slice(0, position),
    text[position] ?? '',
    text[position + 1] ?? '',
    text.slice(position + 1),
  ]
  if (way === 'drop') return head + tail
  if (way === 'add') return head + letter + sign + tail
  if (way === 'replace') return head + letter + tail
  return /[a-z0-9]/i.test(next) ? head + next + sign + text.slice(position + 2) : text
}
