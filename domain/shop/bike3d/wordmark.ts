import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { skin } from '@/domain/kit/shape/mesh'
import { MARKS, MORE_LETTERS } from './letters'
import type { SurfacePoint } from './on-frame'

type Stroke = readonly (readonly [x: number, y: number])[]

/** Letters as bent strokes, one unit high. */
const LETTERS: Record<string, readonly Stroke[]> = {
  ...MORE_LETTERS,
  N: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [0.62, 0],
    ],
    [
      [0.62, 0],
      [0.62, 1],
    ],
  ],
  Y: [
    [
      [0, 1],
      [0.34, 0.48],
    ],
    [
      [0.68, 1],
      [0.34, 0.48],
    ],
    [
      [0.34, 0.5],
      [0.34, 0],
    ],
  ],
  X: [
    [
      [0, 1],
      [0.66, 0],
    ],
    [
      [0.66, 1],
      [0, 0],
    ],
  ],
  P: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [0.4, 1],
      [0.58, 0.9],
      [0.62, 0.74],
      [0.58, 0.58],
      [0.4, 0.48],
      [0, 0.48],
    ],
  ],
  R: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [0.4, 1],
      [0.58, 0.9],
      [0.62, 0.74],
      [0.58, 0.58],
      [0.4, 0.48],
      [0, 0.48],
    ],
    [
      [0.34, 0.48],
      [0.64, 0],
    ],
  ],
  I: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.58, 1],
      [0, 0.44],
    ],
    [
      [0.2, 0.62],
      [0.62, 0],
    ],
  ],
  A: [
    [
      [0, 0],
      [0.36, 1],
      [0.72, 0],
    ],
    [
      [0.14, 0.32],
      [0.58, 0.32],
    ],
  ],
  M: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [0.38, 0.4],
      [0.76, 1],
    ],
    [
      [0.76, 1],
      [0.76, 0],
    ],
  ],
  E: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [0.54, 1],
    ],
    [
      [0, 0.52],
      [0.48, 0.52],
    ],
    [
      [0, 0],
      [0.54, 0],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.62, 0],
      [0.62, 1],
    ],
    [
      [0, 0.52],
      [0.62, 0.52],
    ],
  ],
  O: [
    [
      [0.34, 0],
      [0.12, 0.1],
      [0, 0.34],
      [0, 0.66],
      [0.12, 0.9],
      [0.34, 1],
      [0.56, 0.9],
      [0.68, 0.66],
      [0.68, 0.34],
      [0.56, 0.1],
      [0.34, 0],
    ],
  ],
}
const GAP = 0.34
const WEIGHT = 0.15

const widthOf = (letter: string) =>
  Math.max(0, ...(LETTERS[letter] ?? []).flatMap((stroke) => stroke.map(([x]) => x)))

interface WordmarkText {
  text: string
  /** Center along the tube and letter height, in mm. */
  middle: number
  size: number
  side: 1 | -1
  /** Stroke weight relative to the letter height. */
  weight?: number
  /** Converts mm above the tube's center to an angle around it. */
  turn?: (up: number) => number
}

const isKnown = (sign: string) => LETTERS[sign] !== undefined || MARKS[sign] !== undefined

const lettersOf = (text: string): { letter: string; marks: string[] }[] =>
  [...text].filter(isKnown).reduce<{ letter: string; marks: string[] }[]>((letters, sign) => {
    if (LETTERS[sign]) letters.push({ letter: sign, marks: [] })
    else letters.at(-1)?.marks.push(sign)
    return letters
  }, [])

export const canLetter = (text: string): boolean =>
  lettersOf(text).length > 0 && [...text].every(isKnown)

/** Returns the length of a word relative to its letter height. */
export const wordLength = (text: string): number =>
  lettersOf(text).reduce((sum, { letter }) => sum + widthOf(letter) + GAP, -GAP)

export function wordOn(on: SurfacePoint, word: WordmarkText): Mesh[] {
  const { text, middle, size, side, weight = WEIGHT, turn = (up) => up / 46 } = word
  let start = -wordLength(text) / 2
  return lettersOf(text).flatMap(({ letter, marks }) => {
    const x0 = start
    const wide = widthOf(letter)
    start += wide + GAP
    const place = (x: number, y: number, lift: number) => {
      const angle = turn((y - 0.5) * size)
      return on(middle - side * (x0 + x) * size, side > 0 ? angle : Math.PI - angle, lift)
    }
    const above: LetterPlacer = (x, y, lift) => place(x + wide / 2, y, lift)
    return [
      ...(LETTERS[letter] ?? []).flatMap((stroke) => strokeOn(place, stroke, weight)),
      ...marks.flatMap((mark) =>
        (MARKS[mark] ?? []).flatMap((stroke) => strokeOn(above, stroke, weight)),
      ),
    ]
  })
}

type LetterPlacer = (x: number, y: number, lift: number) => Vector

function strokeOn(place: LetterPlacer, stroke: Stroke, weight: number): Mesh[] {
  return stroke.slice(1).map((end, index) => {
    const from = stroke[index] ?? end
    const [dx, dy] = [end[0] - from[0], end[1] - from[1]]
    const long = Math.hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / long) * (weight / 2), (dx / long) * (weight / 2)]
    // Strokes overlap by half their weight, so that corners are full.
    const over = weight / 2 / long
    const rings = Array.from({ length: 9 }, (_, step) => {
      const share = -over + ((1 + 2 * over) * step) / 8
      const [x, y] = [from[0] + dx * share, from[1] + dy * share]
      const high = [1, 0.5, 0, -0.5, -1].map((w) => place(x + nx * w, y + ny * w, 0.4))
      return [...high, place(x - nx, y - ny, -1.5), place(x + nx, y + ny, -1.5)]
    })
    return skin(rings, 'lids')
  })
}
