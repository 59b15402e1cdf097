import { flatWord } from '@/domain/shop/bike3d/flat-word'
import { skin } from '@/domain/kit/shape/mesh'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import type { GoodsPart } from './materials'
import { made, movedParts, pairs, plate, roundedOutline } from '@/domain/shop/bike3d/shapes'

export function giftCard(): GoodsPart[] {
  const card = [
    made('card', 'card', plate({ outline: roundedOutline(171, 108, 7), thick: 1.6, bevel: 0.3 })),
    made(
      'stripe',
      'volt',
      plate({ outline: roundedOutline(171.2, 12, 0.5), thick: 1.9, bevel: 0.1, at: [0, -34, 0] }),
    ),
    ...flatWord('NIREEKA', 13, [-27, 29, 1], 'letter'),
    ...bicycle([40, 6, 1]),
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
    ...movedParts(movedParts(envelope, { turn: [0, -22] }), { turn: [2, 4], by: [24, 66, -52] }),
    ...movedParts(movedParts(card, { turn: [0, -14] }), { turn: [2, -3], by: [-22, 57, 6] }),
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

function bicycle([x, y, z]: Vector): GoodsPart[] {
  const circle = (cx: number): Vector[] =>
    Array.from({ length: 41 }, (_, step) => {
      const angle = (2 * Math.PI * step) / 40
      return [x + cx + 13 * Math.cos(angle), y + 13 * Math.sin(angle), z]
    })
  const line = (points: readonly (readonly [number, number])[]) =>
    points.map(([u, v]): Vector => [x + u, y + v, z])
  const strokes = [
    circle(-20),
    circle(20),
    line(pairs('-20 0, -8 20, 14 20, -2 0, -20 0')),
    line(pairs('-2 0, -10 25')),
    line(pairs('20 0, 12 27, 18 29')),
  ]
  return strokes.flatMap((points) =>
    points.slice(1).map((end, index) => made('sign', 'volt', stroke(points[index] ?? end, end))),
  )
}

function stroke(from: Vector, to: Vector): Mesh {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * 0.9, (dx / long) * 0.9]
  const [ex, ey] = [(dx / long) * 0.6, (dy / long) * 0.6]
  const ring = ([x, y, z]: Vector, out: number): Vector[] => [
    [x + nx + ex * out, y + ny + ey * out, z + 0.4],
    [x - nx + ex * out, y - ny + ey * out, z + 0.4],
    [x - nx + ex * out, y - ny + ey * out, z - 0.4],
    [x + nx + ex * out, y + ny + ey * out, z - 0.4],
  ]
  return skin([ring(from, -1), ring(to, 1)], 'lids')
}
