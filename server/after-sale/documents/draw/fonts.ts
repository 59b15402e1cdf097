import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { unpackWoff } from './unpack-woff'

export type Weight = 'regular' | 'bold' | 'figures'

/** One file of a font: the house's fonts are cut by script, so a name may need several. */
export interface Face {
  file: string
  ranges: readonly (readonly [number, number])[]
}

const FOLDER = join(process.cwd(), 'node_modules', '@fontsource')
const LATIN = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const
const LATIN_EXT = [[0x100, 0x2ba]] as const
const VIETNAMESE = [[0x1ea0, 0x1ef9]] as const
const CYRILLIC = [[0x400, 0x45f]] as const

const file = (font: string, script: string, weight: number) =>
  join(FOLDER, font, 'files', `${font}-${script}-${weight}-normal.woff`)
const faces = (font: string, weight: number): Face[] => [
  { file: file(font, 'latin', weight), ranges: LATIN },
  { file: file(font, 'latin-ext', weight), ranges: LATIN_EXT },
  { file: file(font, 'vietnamese', weight), ranges: VIETNAMESE },
  // Hanken Grotesk has no Cyrillic.
  { file: file('geist-mono', 'cyrillic', weight), ranges: CYRILLIC },
]

const HOUSE: Record<Weight, Face[]> = {
  regular: faces('hanken-grotesk', 400),
  bold: faces('hanken-grotesk', 600),
  figures: faces('geist-mono', 400),
}

/** Part of every reader of PDF; they cover Latin-1. */
const STANDARD: Record<Weight, Face[]> = {
  regular: [{ file: 'Helvetica', ranges: LATIN }],
  bold: [{ file: 'Helvetica-Bold', ranges: LATIN }],
  figures: [{ file: 'Courier', ranges: LATIN }],
}

let chosen: Record<Weight, Face[]> | undefined

/** The fonts of the house, or where their files are missing, those of every reader. */
function fonts(): Record<Weight, Face[]> {
  const files = Object.values(HOUSE).flatMap((list) => list.map((face) => face.file))
  chosen ??= files.every((one) => existsSync(one)) ? HOUSE : STANDARD
  return chosen
}

const unpacked = new Map<string, Buffer>()

/** What the library draws with: the name of a standard font, or a font in memory. */
export function sourceOf({ file }: Face): string | Buffer {
  if (!file.endsWith('.woff')) return file
  const font = unpacked.get(file) ?? unpackWoff(readFileSync(file))
  unpacked.set(file, font)
  return font
}

export interface Run {
  face: Face
  text: string
}

/** A text in pieces of one file each. What no file can draw loses its accent or becomes a question mark. */
export function runsOf(text: string, weight: Weight): Run[] {
  const list = fonts()[weight]
  const runs: Run[] = []
  for (const given of text.normalize('NFC')) {
    const { character, face } = drawable(given, list)
    const last = runs.at(-1)
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

function drawable(given: string, list: readonly Face[]): { character: string; face: Face } {
  for (const character of [given, given.normalize('NFD').charAt(0), '?']) {
    const face = list.find(({ ranges }) => isIn(character, ranges))
    if (face) return { character, face }
  }
  throw new Error('No font has a question mark.')
}

function isIn(character: string, ranges: Face['ranges']): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => code >= from && code <= to)
}
