import { bentTube, cylinder, onBothSides, placed, softMin } from '@/domain/kit/shape/field'
import type { Field, Mesh, Vector } from '@/domain/kit/shape/mesh'
import { add, dot, minus, scaled } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import type { Bones, ModelPart } from './part'
import { finer, legsOf, SIDES, spot } from './part'

/** The fork's own axes: the origin where its crown meets the headset, x ahead, y up the steerer. */
interface ForkAxes {
  origin: Vector
  ahead: Vector
  up: Vector
  /** Distances of the axle below the crown and ahead of the steering axis. */
  straight: number
  offset: number
  /** Distance of the legs from the middle. */
  wide: number
  detail: Bones['detail']
}

const LEG_AHEAD = 30

export function moldedFork({ points, look, detail }: Bones): ModelPart[] {
  const up: Vector = [-points.steering.x, points.steering.y, 0]
  const ahead: Vector = [points.steering.y, points.steering.x, 0]
  const origin = spot(points.crownRace)
  const foot = minus(spot(points.frontAxle), origin)
  const own: ForkAxes = {
    origin,
    ahead,
    up,
    straight: -dot(foot, up),
    offset: dot(foot, ahead),
    wide: legsOf(look),
    detail,
  }
  const legs = look.fork.kind === 'rigid' ? rigid(own) : telescopic(own, look.fork.travel)
  return [...legs, ...axle(spot(points.frontAxle), own.wide)]
}

const at = ({ origin, ahead, up }: ForkAxes, x: number, y: number): Vector =>
  add(origin, add(scaled(ahead, x), scaled(up, y)))

function molded(field: Field, own: ForkAxes, cell: number): Mesh {
  const { straight, wide } = own
  const ends = [
    at(own, -70, 30),
    at(own, 120, 30),
    at(own, -70, -straight - 40),
    at(own, 120, -straight - 40),
  ]
  const reach = (axis: 0 | 1, sign: 1 | -1) =>
    sign * Math.max(...ends.map((one) => sign * one[axis]))
  const low = [reach(0, -1), reach(1, -1), -wide - 34] as const
  const high = [reach(0, 1), reach(1, 1), wide + 34] as const
  return surfaceOf(placed(onBothSides(field), own.origin, own.ahead), { low, high, cell })
}

const union =
  (a: Field, b: Field, blend: number): Field =>
  (x, y, z) =>
    softMin(a(x, y, z), b(x, y, z), blend)

function rigid(own: ForkAxes): ModelPart[] {
  const { straight, offset, wide } = own
  const leg = bentTube(
    [
      [0, -8, 0],
      [2, -14, wide * 0.55],
      [4, -46, wide - 3],
      [4, -straight * 0.5, wide + 1],
      [offset * 0.5, -straight * 0.82, wide],
      [offset, -straight, wide],
    ],
    [
      [26, 26],
      [18, 25],
      [12, 25],
      [11, 21],
      [9.5, 16],
      [9.5, 14],
    ],
    2.5,
  )
  const steerer = cylinder({ from: [0, -26, 0], to: [0, 4, 0], radius: 30, round: 6 })
  const eye = cylinder({
    from: [offset, -straight, wide - 9],
    to: [offset, -straight, wide + 9],
    radius: 18,
    round: 3,
  })
  const whole = union(union(leg, steerer, 18), eye, 10)
  return [{ name: 'fork', material: 'paint', mesh: molded(whole, own, finer(own, 6.6, 4)) }]
}

function telescopic(own: ForkAxes, travel: number): ModelPart[] {
  const { straight, wide } = own
  const top = -(travel + 56)
  return [
    { name: 'fork crown', material: 'black', mesh: molded(crown(wide), own, finer(own, 6, 3.6)) },
    {
      name: 'fork lowers',
      material: 'black',
      mesh: molded(lowers(own, top), own, finer(own, 6.8, 3.8)),
    },
    ...SIDES.flatMap((side): ModelPart[] => {
      const from: Vector = add(at(own, LEG_AHEAD, 2), [0, 0, side * wide])
      const down = scaled(own.up, -1)
      const wiper = add(from, scaled(down, -top - 6))
      return [
        {
          name: 'fork stanchion',
          material: 'stanchion',
          mesh: drum({ from, along: down, radius: 17.5, length: -top + 12, bevel: 1, corners: 48 }),
        },
        {
          name: 'fork seal',
          material: 'rubber',
          mesh: turned({
            from: wiper,
            along: down,
            outline: [
              [18, 0],
              [20, 0.6],
              [23, 3],
              [25.2, 4],
              [25.2, 9],
              [20, 10],
            ],
          }),
        },
        {
          name: 'fork cap',
          material: side > 0 ? 'signal' : 'dark-metal',
          mesh: drum({ from, along: own.up, radius: 15, length: 7.5, bevel: 2 }),
        },
        ...(side > 0
          ? [
              {
                name: 'fork rebound knob',
                material: 'signal' as const,
                mesh: drum({
                  from: add(at(own, LEG_AHEAD + 9, -straight - 8), [0, 0, side * wide]),
                  along: down,
                  radius: 9,
                  length: 9,
                  bevel: 1.5,
                }),
              },
            ]
          : []),
      ]
    }),
  ]
}

function crown(wide: number): Field {
  const middle = cylinder({ from: [0, -14, 0], to: [0, 2, 0], radius: 33, round: 8 })
  const arm = bentTube(
    [
      [2, -10, 0],
      [12, -16, wide * 0.36],
      [22, -20, wide * 0.7],
      [LEG_AHEAD, -22, wide],
    ],
    [
      [17, 17],
      [15, 17],
    ],
    2.8,
  )
  const clamp = cylinder({
    from: [LEG_AHEAD, -44, wide],
    to: [LEG_AHEAD, 2, wide],
    radius: 23.5,
    round: 4,
  })
  return union(union(middle, arm, 12), clamp, 9)
}

function lowers({ straight, offset, wide }: ForkAxes, top: number): Field {
  const leg = bentTube(
    [
      [LEG_AHEAD, top, wide],
      [LEG_AHEAD, top - 60, wide],
      [LEG_AHEAD, -straight * 0.76, wide],
      [LEG_AHEAD + 3, -straight + 40, wide],
      [LEG_AHEAD + 9, -straight - 4, wide],
    ],
    [
      [24.5, 24.5],
      [24.4, 24.4],
      [23.4, 23.6],
      [21.5, 22],
      [18, 19],
    ],
    2,
  )
  const drop = bentTube(
    [
      [LEG_AHEAD + 4, -straight + 34, wide - 1],
      [offset, -straight, wide - 2],
    ],
    [
      [12, 19],
      [13, 19],
    ],
    2.2,
  )
  const eye = cylinder({
    from: [offset, -straight, wide - 12],
    to: [offset, -straight, wide + 14],
    radius: 18,
    round: 4,
  })
  const arch = bentTube(
    [
      [LEG_AHEAD + 14, top - 22, wide - 2],
      [LEG_AHEAD - 4, top + 18, wide * 0.85],
      [LEG_AHEAD + 2, top + 44, wide * 0.5],
      [LEG_AHEAD + 4, top + 52, 0],
    ],
    [
      [12, 15],
      [10, 11],
      [9, 9],
      [9, 8],
    ],
    2.6,
  )
  return union(union(union(leg, drop, 7), eye, 8), arch, 13)
}

function axle(from: Vector, wide: number): ModelPart[] {
  const bar = sweep({
    points: [add(from, [0, 0, -wide - 16]), add(from, [0, 0, wide + 16])],
    half: [[8, 8]],
    bevel: 1.5,
  })
  return [{ name: 'axle', material: 'dark-metal', mesh: bar }]
}
