import { skin } from '@/domain/kit/shape/mesh'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import type { GoodsPart } from './materials'
import { made, movedParts, pairs, plate, roundedOutline } from '@/domain/shop/bike3d/shapes'

type Point = readonly [x: number, y: number]

/** Corners of the shop's mark in its square of 24, with y down as in the icon. */
const MARK = pairs('7.1 17.6, 9 6.4, 15.4 17.6, 17.1 6.4')
const MARK_STROKE = 2.3

/** Width and strokes of the letters in the shop's name, one unit high. */
const LETTERS: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  N: [0.62, '0 0, 0 1, .62 0, .62 1'],
  I: [0, '0 0, 0 1'],
  R: [0.58, '0 0, 0 1, .38 1, .52 .93, .57 .77, .52 .6, .38 .53, 0 .53|.3 .53, .58 0'],
  E: [0.52, '.52 0, 0 0, 0 1, .52 1|0 .52, .45 .52'],
  K: [0.58, '0 0, 0 1|.56 1, 0 .42|.2 .62, .58 0'],
  A: [0.68, '0 0, .34 1, .68 0|.12 .32, .56 .32'],
}
const LETTER_GAP = 0.36
const LETTER_STROKE = 0.13
/** Sides of a round end. */
const CAP = 14
/** Height of print above the card, in mm; foil and varnish are as thin. */
const PRINT = 0.95

export function giftCard(): GoodsPart[] {
  const card = [
    made('card', 'card', plate({ outline: roundedOutline(171, 108, 7), thick: 1.6, bevel: 0.3 })),
    ...mark([-44, 6], 4.4),
    ...word('NIREEKA', [12, -40], 9),
  ]
  const envelope = [
    made(
      'envelope',
      'paper',
      plate({ outline: roundedOutline(196, 132, 3), thick: 2, bevel: 0.4 }),
    ),
    made('flap', 'paper', flap()),
    made(
      'seal',
      'volt',
      plate({ outline: roundedOutline(26, 26, 12.9, 12), thick: 1.2, at: [0, -10, 4.4] }),
    ),
  ]
  return [
    ...movedParts(movedParts(envelope, { turn: [0, -22] }), { turn: [1, -9], by: [26, 62, -50] }),
    ...movedParts(movedParts(card, { turn: [0, -14] }), { turn: [1, 5], by: [-22, 52.7, 6] }),
  ]
}

function flap(): Mesh {
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share): Vector[] => {
    const half = 97 * (1 - share) + 1
    const [y, z] = [65 - share * 78, 1.4 + share * share * 2.4]
    return [
      [-half, y, z],
      [half, y, z],
      [half, y, z - 0.8],
      [-half, y, z - 0.8],
    ]
  })
  return skin(rows, 'lids')
}

function mark([x, y]: Point, scale: number): GoodsPart[] {
  const points = MARK.map(([u, v]): Point => [x + (u - 12) * scale, y + (12 - v) * scale])
  return line(points, MARK_STROKE * scale).map((mesh) => made('mark', 'volt', mesh))
}

function word(text: string, [x, y]: Point, high: number): GoodsPart[] {
  let at = x
  return [...text].flatMap((letter) => {
    const [width, strokes] = LETTERS[letter] ?? [0, '']
    const left = at
    at += (width + LETTER_GAP) * high
    return strokes
      .split('|')
      .map((stroke) => pairs(stroke).map(([u, v]): Point => [left + u * high, y + v * high]))
      .flatMap((points) => line(points, high * LETTER_STROKE))
      .map((mesh) => made('word', 'letter', mesh))
  })
}

/** Prints a line with round ends and corners. */
function line(points: readonly Point[], wide: number): Mesh[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const ahead = Math.atan2(to[1] - from[1], to[0] - from[0])
    const end = ([x, y]: Point, turn: number) =>
      Array.from({ length: CAP + 1 }, (_, step): [number, number] => {
        const angle = turn - Math.PI / 2 + (Math.PI * step) / CAP
        return [x + (Math.cos(angle) * wide) / 2, y + (Math.sin(angle) * wide) / 2]
      })
    return plate({
      outline: [...end(to, ahead), ...end(from, ahead + Math.PI)],
      thick: 2 * PRINT,
      bevel: 0.05,
    })
  })
}
