import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'

import { familiesFor, type FontFamily, type Weight } from './font-families'
import { openFont } from './open-font'

/** A grapheme cluster: a letter with its marks. */
export interface Cluster {
  text: string
  file: string
  /** Bidi level: odd levels run from right to left. */
  level: number
  canBreak: boolean
  /** Original text; set if no font has it. */
  typed?: string
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const PLACEHOLDER = '□'
/** Direction marks, joiners and variation selectors: they affect neighbors and need no glyphs. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu
const MAY_RUN_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufeff\u{10800}-\u{1efff}]/u
const BIDI_CONTROL = /^[\u200e\u200f\u202a-\u202e\u2066-\u2069]$/
const WORD = /[\p{L}\p{N}]/u
/** Spaces to collapse, except ideographic and no-break spaces. */
const SPACES = /[^\S\u00a0\u3000]+/g

/** Splits a text into paragraphs of clusters in logical order. */
export function clustersOf(text: string, weight: Weight): Cluster[][] {
  const families = familiesFor(text, weight)
  return text.split('\n').map((line) => {
    const paragraph = line.replace(SPACES, ' ').trim()
    const levels = levelsOf(paragraph)
    const breaks = breaksOf(paragraph)
    let file: string | undefined
    return Array.from(graphemes.segment(paragraph)).flatMap(({ segment, index }) => {
      if (BIDI_CONTROL.test(segment)) return []
      const level = levels?.[index] ?? 0
      const drawable = drawableOf(segment, { families, weight, before: file })
      if (WORD.test(segment)) file = drawable.at(-1)?.file
      const canBreak = breaks.has(index + segment.length)
      return drawable.map((part) => ({ ...part, level, canBreak }))
    })
  })
}

export function fontFilesFor(text: string, weight: Weight): string[] {
  const clusters = clustersOf(text, weight).flat()
  return [...new Set(clusters.map(({ file }) => file))]
}

const levelsOf = (text: string) =>
  MAY_RUN_LEFT.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : undefined

function breaksOf(text: string): Set<number> {
  const breaker = new LineBreaker(text)
  const places = new Set<number>()
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.add(next.position)
  return places
}

type Drawable = Pick<Cluster, 'text' | 'file' | 'typed'>

interface FontSearch {
  families: readonly FontFamily[]
  weight: Weight
  /** Font of the previous word. */
  before: string | undefined
}

/** Returns a cluster in one font or, if no font has all of it, each character in its own font. */
function drawableOf(segment: string, search: FontSearch): Drawable[] {
  const whole = fontOf(segment, search)
  if (whole) return [whole]
  return Array.from(segment, (character) => {
    const part = fontOf(character, search)
    if (part) return part
    const box = fontOf(PLACEHOLDER, search)
    if (!box) throw new Error('No font has the sign for what no font has.')
    return { ...box, typed: character }
  })
}

function fontOf(segment: string, { families, weight, before }: FontSearch): Drawable | undefined {
  // Spaces and punctuation use the font of the previous word, so that both stay in one run.
  if (before && !WORD.test(segment) && hasAll(before, segment)) {
    return { text: segment, file: before }
  }
  const composed = segment.normalize('NFC')
  // Some fonts have only the composed character; some names use variants that NFC replaces.
  const spellings = composed.length < segment.length ? [composed, segment] : [segment, composed]
  for (const family of families) {
    for (const text of spellings) {
      const file = family.fileOf(text.codePointAt(0) ?? 0, weight)
      if (file && hasAll(file, text)) return { text, file }
    }
  }
  return undefined
}

function hasAll(file: string, text: string): boolean {
  const font = openFont(file)
  return Array.from(text.replace(IGNORABLE, '')).every((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
}
