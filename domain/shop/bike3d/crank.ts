import type { Point } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add, scaled } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import type { Bones, ModelPart } from './part'
import { finer, piece, spot } from './part'

export function crank(pedal: Point, z: number, bones: Bones): ModelPart[] {
  const side = Math.sign(z)
  const end = spot(pedal, z + side * 12)
  const root: Vector = [0, 0, z]
  const out: Vector = [0, 0, side]
  const eye = (at: Vector, radius: number) =>
    drum({
      from: add(at, [0, 0, -side * 9]),
      along: out,
      radius,
      length: 18,
      bevel: 2.5,
      corners: 36,
    })
  const arm = sweep({
    points: [
      root,
      add(scaled(end, 0.25), [0, 0, root[2] * 0.75 + side * 2]),
      add(scaled(end, 0.68), [0, 0, root[2] * 0.32 + side * 3]),
      end,
    ],
    half: [
      [9.5, 20],
      [8.5, 15],
      [7.5, 13],
      [8, 14],
    ],
    corner: 3.6,
    corners: finer(bones, 16, 28),
    rings: finer(bones, 12, 20),
  })
  return [
    piece('crank', 'black', arm),
    piece('crank', 'black', eye(root, 21)),
    piece('crank', 'black', eye(end, 15)),
    piece(
      'crank bolt',
      'metal',
      drum({ from: add(root, [0, 0, side * 8]), along: out, radius: 11, length: 3, bevel: 1 }),
    ),
    ...flatPedal(add(end, [0, 0, side * 10]), side, finer(bones, 5, 8)),
  ]
}

function flatPedal(from: Vector, side: number, corners: number): ModelPart[] {
  const at = (x: number, z: number, y = 0): Vector => add(from, [x, y, side * z])
  const bar = (a: Vector, b: Vector, half: readonly [number, number]) =>
    piece(
      'pedal',
      'composite',
      sweep({ points: [a, b], half: [half], corner: 4, corners: 16, bevel: 1.6 }),
    )
  const pins = [-44, -22, 0, 22, 44].flatMap((x) =>
    [8, 100].flatMap((z) => [1, -1].map((up) => pin(at(x, z, up * 6), up, corners))),
  )
  const frame = [
    bar(at(-48, 6), at(48, 6), [5, 6.5]),
    bar(at(-48, 102), at(48, 102), [5, 6.5]),
    bar(at(-46, 4), at(-46, 104), [5, 6.5]),
    bar(at(46, 4), at(46, 104), [5, 6.5]),
    bar(at(0, 4), at(0, 104), [11, 8]),
    bar(at(-46, 54), at(46, 54), [3.5, 4.5]),
  ]
  const axle = turned({
    from: at(0, -8),
    along: [0, 0, side],
    outline: [
      [7.5, 0],
      [8.5, 1],
      [8.5, 14],
      [11, 15],
      [11, 20],
    ],
  })
  return [...frame, piece('pedal axle', 'metal', axle), ...pins]
}

const pin = (from: Vector, up: number, corners: number): ModelPart =>
  piece(
    'pedal pin',
    'metal',
    drum({ from, along: [0, up, 0], radius: 1.9, length: 5, bevel: 0.4, corners }),
  )
