import { readFileSync } from 'node:fs'
import path from 'node:path'

import bidiFactory from 'bidi-js'
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

import { unpackWoff } from './unpack-woff'

const bidi = bidiFactory()

/** The fonts of East Asia are several hundred files; a paper needs a few. */
const cache = new LRUCache<string, Font>({ max: 150 })

export function readFont(file: string): Buffer {
  const bytes = readFileSync(file)
  return file.endsWith('.woff') ? unpackWoff(bytes) : bytes
}

export function openFont(file: string): Font {
  const known = cache.get(file)
  if (known) return known
  const font = create(readFont(file))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`)
  cache.set(file, font)
  return font
}

export type Direction = 'ltr' | 'rtl'

/** Above every number that a glyph can have. */
const FIRST_COPY = 0x10000

/**
 * A font for one document. A glyph that is drawn for different characters, such as two letters that look the same inside of
 * a word, is embedded once for each: what is copied from the document is what was typed.
 */
export function fontForDocument(file: string, direction: Direction): Font {
  const font = openFont(file)
  const ids = new Map<string, number>()
  const drawn = new Set<number>()
  const copies: number[] = []
  const idOf = (id: number, characters: string) => {
    const key = `${id} ${characters}`
    const known = ids.get(key)
    if (known !== undefined) return known
    const own = drawn.has(id) ? FIRST_COPY + copies.push(id) - 1 : id
    drawn.add(id)
    ids.set(key, own)
    return own
  }
  const layout: Font['layout'] = (text, features) => {
    const run = shape(font, direction === 'rtl' ? mirrored(text) : text, { features, direction })
    const typed = typedBy(run.glyphs, direction)
    run.glyphs = run.glyphs.map(({ id, advanceWidth }, index) => {
      const codePoints = typed[index] ?? []
      return { id: idOf(id, String(codePoints)), advanceWidth, codePoints } as Glyph
    })
    return run
  }
  const createSubset = () => embedCopies(font.createSubset() as unknown as GlyphSubset, copies)
  // The library takes fonts of one name for the same.
  const postscriptName = `${path.parse(file).name}-${direction}`
  const own = { layout, createSubset, postscriptName }
  return Object.create(font, Object.getOwnPropertyDescriptors(own)) as Font
}

const mirrored = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')

/** What was typed for each glyph, as a reader of the document copies it. */
function typedBy(glyphs: readonly Glyph[], direction: Direction): number[][] {
  if (direction === 'rtl') {
    // Readers reverse what runs from right to left, the letters of a ligature as well, and mirror no brackets.
    return glyphs.map(({ codePoints }) => pointsOf(mirrored(textOf(codePoints))).reverse())
  }
  return glyphs.map(({ codePoints }, index) => {
    // A letter that the font draws with a mark of its own: each glyph is given its part.
    const start = glyphs.findLastIndex((one, at) => at <= index && one.codePoints.length > 0)
    const letter = glyphs[start]
    const isAlone = letter === undefined || glyphs[start + 1]?.codePoints.length !== 0
    if (isAlone) return codePoints
    const parts = pointsOf(textOf(letter.codePoints).normalize('NFD'))
    return parts.slice(index - start, index - start + 1)
  })
}

const textOf = (codePoints: readonly number[]) => String.fromCodePoint(...codePoints)
const pointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)

/** Where marks are attached to letters. */
const ATTACHMENT = { mark: false, mkmk: false, abvm: false, blwm: false }

interface ShapeOptions {
  features: Parameters<Font['layout']>[1]
  direction: Direction
}

function shape(font: Font, text: string, { features, direction }: ShapeOptions): GlyphRun {
  const layout = (chosen: ShapeOptions['features']) =>
    font.layout(text, chosen, undefined, undefined, direction)
  try {
    return layout(features)
  } catch (error) {
    // The library fails at letters that a font says it has no place for a mark on, which is allowed.
    if (!(error instanceof TypeError)) throw error
    return layout(ATTACHMENT)
  }
}

/** What the types of the library leave out. */
interface GlyphSubset {
  glyphs: number[]
  includeGlyph: (id: number) => number
}

function embedCopies(subset: GlyphSubset, copies: readonly number[]): GlyphSubset {
  const include = subset.includeGlyph.bind(subset)
  const places = new Map<number, number>()
  subset.includeGlyph = (id) => {
    const original = copies[id - FIRST_COPY]
    if (original === undefined) return include(id)
    const place = places.get(id) ?? subset.glyphs.push(original) - 1
    places.set(id, place)
    return place
  }
  return subset
}
