import { readFileSync } from 'node:fs'
import path from 'node:path'

import bidiFactory from 'bidi-js'
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

import { unpackWoff } from './unpack-woff'

const bidi = bidiFactory()

/** The East Asian fonts consist of several hundred files, of which a document needs only a few. */
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
  separateCharacters(font)
  cache.set(file, font)
  return font
}

/** Gives each use of a glyph its own characters; fontkit caches those of the first use. */
function separateCharacters(font: Font): void {
  const cached = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = Object.create(cached(id)) as Glyph
    const isMark = /^\p{M}+$/u.test(textOf(codePoints))
    return Object.assign(glyph, { codePoints, isMark })
  }
}

export type Direction = 'ltr' | 'rtl'

/** First id of glyph copies, above all valid glyph ids. */
const FIRST_COPY = 0x10000

/** Returns a font that embeds a glyph once per character it draws, so that text copies correctly. */
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
  // The PDF library treats fonts with the same name as one font.
  const postscriptName = `${path.parse(file).name}-${direction}`
  const own = { layout, createSubset, postscriptName }
  return Object.create(font, Object.getOwnPropertyDescriptors(own)) as Font
}

const mirrored = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')

/** Returns the input characters of each glyph, so that PDF readers copy them correctly. */
function typedBy(glyphs: readonly Glyph[], direction: Direction): number[][] {
  if (direction === 'rtl') {
    // PDF readers reverse right-to-left runs, including letters of ligatures, and don't mirror brackets.
    return glyphs.map(({ codePoints }) => pointsOf(mirrored(textOf(codePoints))).reverse())
  }
  return glyphs.map(({ codePoints }, index) => {
    // Split a letter that the font draws with a separate mark glyph into one part per glyph.
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

/** Font features that position marks, turned off. */
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
    // The library throws if a letter has no anchor for a mark, which occurs in some fonts.
    if (!(error instanceof TypeError)) throw error
    return layout(ATTACHMENT)
  }
}

/** Parts of a font subset that the library's types lack. */
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
    const index = places.get(id) ?? subset.glyphs.push(original) - 1
    places.set(id, index)
    return index
  }
  return subset
}
