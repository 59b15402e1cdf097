import { frameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import { bentTube, cylinder, softMin } from '@/domain/kit/shape/field'
import type { Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, cross, minus, scaled, unit } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import { bolt } from './motor'
import type { Bones, ModelPart } from './part'
import { finer, piece, SIDES, spot } from './part'

export function moldedShock(bones: Bones): ModelPart[] {
  const { points, look } = bones
  const cell = finer(bones, 4.2, 2.4)
  const { pivots } = frameShape(points, look.style, look.battery)
  if (!pivots) return []
  const [top, bottom] = [spot(pivots.shockTop), spot(pivots.shockBottom)]
  const [stay, rocker] = [spot(pivots.stay), spot(pivots.rocker)]
  const eyes = [stay, rocker, top] as const
  return [
    ...damper(top, bottom),
    ...(look.shock === 'piggyback' ? [reservoir(top, bottom)] : []),
    pin(top),
    pin(bottom),
    ...SIDES.map((side) => piece('rocker', 'dark-metal', plate(eyes, side * 38, cell))),
    ...SIDES.flatMap((side) =>
      eyes.map((at) =>
        piece('rocker bolt', 'metal', bolt(add(at, [0, 0, side * 41]), [0, 0, side], 8)),
      ),
    ),
  ]
}

function damper(top: Vector, bottom: Vector): ModelPart[] {
  const along = unit(minus(bottom, top))
  const length = Math.hypot(...minus(bottom, top))
  const turn = (outline: readonly (readonly [number, number])[]) =>
    turned({ from: top, along, outline, corners: 48 })
  const shaft = turn([
    [12.4, length * 0.6],
    [12.4, length - 12],
    [11, length - 11],
  ])
  const ring = turn([
    [12.4, length * 0.7],
    [14.4, length * 0.7 + 0.4],
    [14.4, length * 0.72],
    [12.4, length * 0.72 + 0.4],
  ])
  const from = add(add(top, scaled(along, 24)), [0, 0, 22])
  const knob = drum({ from, along: [0, 0, 1], radius: 7.5, length: 10, bevel: 1.5 })
  return [
    piece('shock body', 'dark-metal', turn(can(length))),
    piece('shock shaft', 'stanchion', shaft),
    piece('shock foot', 'dark-metal', turn(foot(length))),
    piece('shock ring', 'rubber', ring),
    piece('shock knob', 'signal', knob),
  ]
}

function pin(at: Vector): ModelPart {
  const points = [add(at, [0, 0, -40]), add(at, [0, 0, 40])]
  return piece('shock pin', 'metal', sweep({ points, half: [[7, 7]], bevel: 1 }))
}

const can = (length: number) =>
  [
    [7, -9],
    [14, -4],
    [19, 10],
    [25, 16],
    [26, 18],
    [26, length * 0.56],
    [24.5, length * 0.57],
    [24.5, length * 0.585],
    [26, length * 0.595],
    [26, length * 0.62],
    [22, length * 0.635],
    [14, length * 0.64],
  ] as const

const foot = (length: number) =>
  [
    [13, length - 20],
    [16, length - 18],
    [17, length - 13],
    [13, length + 4],
    [6, length + 9],
  ] as const

function reservoir(top: Vector, bottom: Vector): ModelPart {
  const along = unit(minus(bottom, top))
  const length = Math.hypot(...minus(bottom, top))
  const out = unit(cross(along, [0, 0, 1]))
  const ahead = out[0] > 0 ? out : scaled(out, -1)
  const from = add(add(top, scaled(along, length * 0.1)), scaled(ahead, 45))
  const bottle = drum({ from, along, radius: 18, length: length * 0.5, bevel: 5 })
  return piece('shock reservoir', 'dark-metal', bottle)
}

function plate(eyes: readonly [Vector, Vector, Vector], z: number, cell: number): Mesh {
  const [stay, rocker, top] = eyes
  const at = ([x, y]: Vector): Vector => [x, y, z]
  const eye = (point: Vector, radius: number) =>
    cylinder({
      from: [point[0], point[1], z - 4.5],
      to: [point[0], point[1], z + 4.5],
      radius,
      round: 2,
    })
  const arm = (a: Vector, b: Vector, high: number) => bentTube([at(a), at(b)], [[3.6, high]], 4)
  const parts = [
    eye(stay, 14),
    eye(rocker, 18),
    eye(top, 13),
    arm(stay, rocker, 9),
    arm(rocker, top, 10),
  ]
  const reach = (axis: 0 | 1, sign: 1 | -1) =>
    sign * (Math.max(...eyes.map((one) => sign * one[axis])) + 26)
  return surfaceOf(
    (x, y, w) => parts.reduce((least, part) => softMin(least, part(x, y, w), 12), 1e3),
    {
      low: [reach(0, -1), reach(1, -1), z - 10],
      high: [reach(0, 1), reach(1, 1), z + 10],
      cell,
    },
  )
}
