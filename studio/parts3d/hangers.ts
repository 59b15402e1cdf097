import type { GoodsMaterial, GoodsPart } from '@/studio/goods3d/materials'
import { made } from '@/domain/shop/bike3d/shapes'
import { softMax } from '@/studio/goods3d/fields'
import { cylinder, slab, softMin } from '@/domain/kit/shape/field'
import type { Field, Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { drum } from '@/domain/kit/shape/sweep'

type Point2 = readonly [x: number, y: number]

/** Round part of a hanger: position from the axle, radius, half thickness and hole, in mm. */
interface Round {
  at: Point2
  radius: number
  half: number
  hole: number
}

interface Hanger {
  material: GoodsMaterial
  /** The eye for the axle, then the foot for the derailleur, then the lugs screwed to the frame. */
  rounds: readonly [eye: Round, foot: Round, ...lugs: Round[]]
  bolt: { radius: number; length: number }
}

const CELL = 0.7

export const primeHanger = (): GoodsPart[] =>
  hanger({
    material: 'dark-metal',
    rounds: [
      { at: [0, 0], radius: 13, half: 3.4, hole: 6.2 },
      { at: [-11, -29], radius: 8.6, half: 4.4, hole: 4.9 },
      { at: [21, 10], radius: 6.4, half: 3, hole: 2.6 },
      { at: [22, -8], radius: 6.4, half: 3, hole: 2.6 },
    ],
    bolt: { radius: 2.6, length: 14 },
  })

export const homieHanger = (): GoodsPart[] =>
  hanger({
    material: 'metal',
    rounds: [
      { at: [0, 0], radius: 11.5, half: 3, hole: 6.2 },
      { at: [-7, -28], radius: 8.2, half: 4, hole: 4.9 },
      { at: [19, -3], radius: 6, half: 3, hole: 2.6 },
    ],
    bolt: { radius: 2.6, length: 12 },
  })

/** Models the universal hanger of the Nyx: a bolt as wide as the axle, with a left-hand thread. */
export const universalHanger = (): GoodsPart[] =>
  hanger({
    material: 'enamel',
    rounds: [
      { at: [0, 0], radius: 15.5, half: 4.6, hole: 9 },
      { at: [-15, -27], radius: 8.8, half: 4.6, hole: 4.9 },
    ],
    bolt: { radius: 8.4, length: 17 },
  })

function hanger({ material, rounds, bolt }: Hanger): GoodsPart[] {
  const [eye, foot] = rounds
  return [
    made('hanger', material, bodyOf(rounds)),
    made('thread', 'steel', ringIn(foot, 1)),
    ...screw([eye.at[0] + 31, foot.at[1] - foot.radius + bolt.radius * 1.7, 16], bolt),
  ]
}

function bodyOf(rounds: Hanger['rounds']): Mesh {
  const [eye, ...others] = rounds
  const solid = others.reduce(
    (field, one) => joined(joined(field, armBetween(eye, one), 5), disc(one), 4),
    disc(eye),
  )
  const body = rounds.reduce((field, one) => without(field, holeOf(one)), solid)
  const reach = (axis: 0 | 1, sign: 1 | -1) =>
    sign * (Math.max(...rounds.map(({ at, radius }) => sign * at[axis] + radius)) + 4)
  const low = [reach(0, -1), reach(1, -1), -8] as const
  const high = [reach(0, 1), reach(1, 1), 8] as const
  return surfaceOf(body, { low, high, cell: CELL })
}

const joined =
  (a: Field, b: Field, blend: number): Field =>
  (x, y, z) =>
    softMin(a(x, y, z), b(x, y, z), blend)

const without =
  (a: Field, b: Field): Field =>
  (x, y, z) =>
    softMax(a(x, y, z), -b(x, y, z), 0.8)

const disc = ({ at: [x, y], radius, half }: Round): Field =>
  cylinder({ from: [x, y, -half], to: [x, y, half], radius, round: 0.9 })

const holeOf = ({ at: [x, y], hole }: Round): Field =>
  cylinder({ from: [x, y, -20], to: [x, y, 20], radius: hole, round: 0.1 })

function armBetween(a: Round, b: Round): Field {
  const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
  const long = Math.hypot(dx, dy)
  const beside = ({ at: [x, y], radius }: Round, sign: 1 | -1): Point2 => [
    x - (sign * dy * radius * 0.72) / long,
    y + (sign * dx * radius * 0.72) / long,
  ]
  const outline = [beside(a, 1), beside(b, 1), beside(b, -1), beside(a, -1)]
  return slab({ outline, half: Math.min(a.half, b.half) * 0.82, round: 0.9 })
}

function ringIn({ at: [x, y], half, hole }: Round, wall: number): Mesh {
  const sleeve = cylinder({
    from: [x, y, -half - 0.3],
    to: [x, y, half + 0.3],
    radius: hole + 0.2,
    round: 0.3,
  })
  const bore = cylinder({ from: [x, y, -20], to: [x, y, 20], radius: hole - wall, round: 0.1 })
  const reach = hole + 3
  return surfaceOf(without(sleeve, bore), {
    low: [x - reach, y - reach, -half - 3],
    high: [x + reach, y + reach, half + 3],
    cell: 0.45,
  })
}

function screw(from: Vector, { radius, length }: Hanger['bolt']): GoodsPart[] {
  const along = [-0.35, 0, 0.94] as const
  const at = (by: number): Vector => add(from, [along[0] * by, along[1] * by, along[2] * by])
  const head = Math.max(4, radius * 0.5)
  return [
    made(
      'shank',
      'steel',
      drum({ from: at(-length), along, radius, length, bevel: 0.5, corners: 40 }),
    ),
    made(
      'head',
      'steel',
      drum({ from: at(0), along, radius: radius * 1.65, length: head, bevel: 0.7, corners: 40 }),
    ),
    made(
      'socket',
      'seam',
      drum({
        from: at(head - 0.4),
        along,
        radius: radius * 0.85,
        length: 0.6,
        bevel: 0.1,
        corners: 6,
      }),
    ),
  ]
}
