import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, minus, scaled, unit } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import type { Bones, ModelPart } from './part'
import { finer, piece } from './part'

const GRIP = 132
/** Returns the point of the bar at a distance from the middle, and its outward direction. */
export function onBar(line: readonly Vector[], z: number): { at: Vector; out: Vector } {
  const index = line.reduce(
    (best, point, step) =>
      Math.abs(point[2] - z) < Math.abs((line[best]?.[2] ?? 0) - z) ? step : best,
    1,
  )
  const [before, after] = [line[Math.max(0, index - 1)], line[Math.min(line.length - 1, index + 1)]]
  const out = unit(minus(after ?? [0, 0, 1], before ?? [0, 0, 0]))
  return { at: line[index] ?? [0, 0, 0], out: scaled(out, Math.sign(z) || 1) }
}

interface Bar extends Pick<Bones, 'detail'> {
  /** Distance of the bar's ends from the middle, in mm. */
  end: number
}

export function controls(line: readonly Vector[], side: 1 | -1, { end, detail }: Bar): ModelPart[] {
  const inner = onBar(line, side * (end - GRIP))
  const outer = onBar(line, side * (end - 1))
  const clamp = onBar(line, side * (end - GRIP - 26))
  return [
    ...grip(inner.at, outer.at, { detail }),
    ...brake(clamp, side, { detail }),
    ...(side > 0 ? shifter(clamp.at) : remote(clamp.at)),
  ]
}

function grip(from: Vector, to: Vector, detail: Pick<Bones, 'detail'>): ModelPart[] {
  const pitch = finer(detail, 7.2, 3.6)
  const out = unit(minus(to, from))
  const length = Math.hypot(...minus(to, from)) + 2
  const ribs = Array.from({ length: Math.floor((length - 24) / pitch) }, (_, index) => {
    const at = 11 + index * pitch
    return [
      [15.4, at],
      [16.8, at + 0.6],
      [16.8, at + pitch - 1.4],
      [15.4, at + pitch - 0.8],
    ] as const
  }).flat()
  const outline = [
    [17, 0],
    [17.5, 0.6],
    [17.5, 9],
    [15.4, 9.6],
    ...ribs,
    [17.6, length - 10],
    [17.8, length - 2],
    [16, length],
  ] as const
  const ring = { from, along: scaled(out, -1), radius: 17.8, length: 8.5, bevel: 1, corners: 36 }
  return [
    piece('grip', 'rubber', turned({ from, along: out, outline, corners: finer(detail, 16, 36) })),
    piece('grip clamp', 'dark-metal', drum(ring)),
  ]
}

interface Clamp {
  at: Vector
  out: Vector
}

function brake({ at, out }: Clamp, side: 1 | -1, detail: Pick<Bones, 'detail'>): ModelPart[] {
  const [corners, rings] = [finer(detail, 12, 20), finer(detail, 10, 18)]
  const ahead: Vector = [0.82, -0.57, 0]
  const body = add(at, scaled(ahead, 24))
  const [pivot, back] = [add(body, [5, -2, side * 34]), add(body, [-3, 1, -side * 42])]
  const ring = { from: add(at, scaled(out, -7)), along: out, radius: 17, length: 14, bevel: 1.4 }
  const reservoir = sweep({
    points: [back, body, pivot],
    half: [
      [10, 9.5],
      [11, 10.5],
      [9, 9],
    ],
    corner: 2.6,
    corners,
    rings,
  })
  const neck = sweep({
    points: [add(at, scaled(ahead, 10)), body],
    half: [[11, 8]],
    corner: 3,
    corners,
    rings,
  })
  return [
    piece('brake clamp', 'black', drum(ring)),
    piece('brake', 'black', reservoir),
    piece('brake', 'black', neck),
    piece('brake lever', 'dark-metal', lever(pivot, side)),
  ]
}

function lever(pivot: Vector, side: number): Mesh {
  const points = (
    [
      [4, -3, -8],
      [17, -8, 14],
      [12, -9, 44],
      [6, -10, 66],
      [8, -11, 76],
    ] as const
  ).map(([x, y, z]) => add(pivot, [x, y, side * z]))
  return sweep({
    points,
    half: [
      [3.6, 8],
      [3.6, 7],
      [3.4, 6],
    ],
    corner: 3,
    corners: 18,
    rings: 26,
    side: [0.8, 0.55, 0],
  })
}

const blade = (points: readonly Vector[]) =>
  sweep({ points, half: [[3.5, 8.5]], corner: 3, rings: 12, side: [0, 1, 0] })

const shifter = (at: Vector): ModelPart[] => [
  piece(
    'shifter',
    'composite',
    sweep({
      points: [add(at, [8, -17, -34]), add(at, [8, -18, -2])],
      half: [[12, 15]],
      corner: 4,
      corners: 24,
      rings: 6,
      bevel: 4,
      side: [0, 1, 0],
    }),
  ),
  piece(
    'shifter lever',
    'composite',
    blade([add(at, [4, -24, -6]), add(at, [-6, -30, 22]), add(at, [-4, -31, 36])]),
  ),
]

const remote = (at: Vector): ModelPart[] => [
  piece(
    'remote',
    'composite',
    sweep({
      points: [add(at, [-3, -4, 14]), add(at, [-3, -4, 38])],
      half: [[14, 13]],
      corner: 4,
      corners: 24,
      rings: 6,
      bevel: 4,
      side: [0, 1, 0],
    }),
  ),
  ...[-7, 0, 7].map((high) =>
    piece(
      'remote key',
      'letter',
      sweep({
        points: [add(at, [-17, -4 + high, 21]), add(at, [-17, -4 + high, 31])],
        half: [[2, 1.6]],
        corner: 3,
        corners: 12,
        side: [0, 1, 0],
      }),
    ),
  ),
]
