import fc from 'fast-check'

export const TYPOS = ['replace', 'drop', 'add', 'swap'] as const
type Typo = (typeof TYPOS)[number]

/** Where a typo is, and its letter. */
export const SLIPS = fc.tuple(fc.nat(200), fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'))

/** The text with one letter or digit wrong; the same text where there is nothing to swap. */
export function misspelled(text: string, way: Typo, at: number, letter: string): string {
  const places = [...text.matchAll(/[a-z0-9]/gi)].map(({ index }) => index)
  const place = places[at % places.length] ?? 0
  const [head, sign, next, tail] = [
    text.slice(0, place),
    text[place] ?? '',
    text[place + 1] ?? '',
    text.slice(place + 1),
  ]
  if (way === 'drop') return head + tail
  if (way === 'add') return head + letter + sign + tail
  if (way === 'replace') return head + letter + tail
  return /[a-z0-9]/i.test(next) ? head + next + sign + text.slice(place + 2) : text
}
