import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Weight = 'regular' | 'bold' | 'figures'

export interface FontFamily {
  fileOf: (code: number, weight: Weight) => string | undefined
}

// Not traced by the build, which would copy every weight and style into the image (`scripts/lean-modules.cjs`).
const MODULES = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules')

type SubsetRange = readonly [from: number, to: number, subset: string]

/** Returns a font that is split into files by character ranges, limited to `subsets`. */
function cutFamily(name: string, subsets: RegExp): FontFamily {
  const folder = path.join(MODULES, '@fontsource', name)
  let ranges: SubsetRange[] | undefined
  return {
    fileOf: (code, weight) => {
      ranges ??= readRanges(path.join(folder, 'unicode.json'), subsets)
      const subset = subsetOf(ranges, code)
      const file = `${name}-${subset}-${weight === 'bold' ? 600 : 400}-normal.woff`
      return subset && path.join(folder, 'files', file)
    },
  }
}

function readRanges(file: string, subsets: RegExp): SubsetRange[] {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.entries(all)
    .filter(([key]) => subsets.test(key))
    .flatMap(([key, ranges]) => {
      return ranges.split(',').map((range): SubsetRange => {
        const [from = '', to = from] = range.replace('U+', '').split('-')
        return [parseInt(from, 16), parseInt(to, 16), key.replace(/[[\]]/g, '')]
      })
    })
    .sort(([one], [other]) => one - other)
}

function subsetOf(ranges: readonly SubsetRange[], code: number): string | undefined {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.[0] ?? Infinity) <= code) low = middle + 1
    else high = middle
  }
  const [, to = -1, subset] = ranges[low - 1] ?? []
  return code <= to ? subset : undefined
}

const NUMBERED = /^\[/
const house = ['latin', 'latin-ext', 'vietnamese'].map((subset) =>
  cutFamily('hanken-grotesk', new RegExp(`^${subset}$`)),
)
const figures = cutFamily('geist-mono', /^latin$/)

const SCRIPTS = [
  // Not Noto Sans Arabic, which draws the dots of letters as separate glyphs: text copied from a PDF would have wrong
  // letters.
  cutFamily('ibm-plex-sans-arabic', /^arabic$/),
  ...['hebrew', 'thai', 'armenian', 'georgian'],
  ...['devanagari', 'bengali', 'gurmukhi', 'gujarati', 'tamil', 'telugu', 'kannada', 'malayalam'],
].map((script) =>
  typeof script === 'string' ? cutFamily(`noto-sans-${script}`, new RegExp(`^${script}$`)) : script,
)

/** In one file, because combining marks work only within one font. */
const EUROPEAN: FontFamily = {
  fileOf: (_, weight) => {
    const name = weight === 'bold' ? '600SemiBold' : '400Regular'
    return path.join(MODULES, '@expo-google-fonts', 'noto-sans', name, `NotoSans_${name}.ttf`)
  },
}

/** Regional glyph variants of Han characters; the first font that covers the whole text is used. */
const HAN = ['jp', 'tc', 'sc', 'kr'].map((region) => cutFamily(`noto-sans-${region}`, NUMBERED))
const EMOJI = cutFamily('noto-emoji', NUMBERED)

export function familiesFor(text: string, weight: Weight): FontFamily[] {
  const missing = (family: FontFamily) =>
    Array.from(text).filter((character) => !family.fileOf(character.codePointAt(0) ?? 0, weight))
      .length
  const han = EAST_ASIAN.test(text)
    ? HAN.map((family) => ({ family, count: missing(family) }))
        .sort((one, other) => one.count - other.count)
        .map(({ family }) => family)
    : HAN
  const first = weight === 'figures' ? [figures, ...house] : house
  return [...first, ...SCRIPTS, EUROPEAN, ...han, EMOJI]
}

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]/u
