import { cylinder, slab, softMin } from '@/domain/kit/shape/field'
import type { Field, Vector } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { drum, turned } from '@/domain/kit/shape/sweep'
import type { Bones, ModelPart } from './part'
import { finer, SIDES, spot } from './part'

/** Side view of the housing around the bottom bracket. */
const HOUSING = [
  [-52, -12],
  [-50, 22],
  [-34, 54],
  [4, 78],
  [44, 90],
  [82, 92],
  [116, 82],
  [136, 56],
  [140, 20],
  [130, -18],
  [104, -50],
  [66, -72],
  [28, -80],
  [-8, -76],
  [-34, -62],
  [-48, -40],
] as const
const BOLTS = [
  [-37, 8],
  [-25, -52],
  [29, -68],
  [89, -45],
  [120, 4],
  [120, 60],
  [70, 78],
  [6, 64],
] as const
const EYE: Vector = [92, 24, 0]

export function moldedMotor({ points, look, detail }: Bones): ModelPart[] {
  if (look.style === 'commuter') return hubMotor(spot(points.rearAxle))
  const cell = finer({ detail }, 6.2, 3)
  const region = { low: [-64, -94, -66], high: [154, 106, 66], cell } as const
  const part = (material: ModelPart['material'], mesh: ModelPart['mesh']) => ({
    name: 'motor',
    material,
    mesh,
  })
  return [
    part('motor', surfaceOf(housing(), region)),
    ...SIDES.flatMap((side) => {
      const along: Vector = [0, 0, side]
      const at = (z: number): Vector => [EYE[0], EYE[1], side * z]
      return [
        part('dark-metal', drum({ from: at(56), along, radius: 25, length: 3.2, bevel: 1 })),
        part('metal', ring(at(59), along)),
        ...BOLTS.map(([x, y]) => part('metal', bolt([x, y, side * 49], along))),
      ]
    }),
  ]
}

function housing(): Field {
  const body = slab({ outline: HOUSING, half: 52, round: 14 })
  const hood = cylinder({ from: [0, 0, -61], to: [0, 0, 61], radius: 47, round: 10 })
  const eye = cylinder({
    from: [EYE[0], EYE[1], -57],
    to: [EYE[0], EYE[1], 57],
    radius: 33,
    round: 6,
  })
  return (x, y, z) => {
    const whole = softMin(softMin(body(x, y, z), hood(x, y, z), 12), eye(x, y, z), 8)
    return whole + ribs(x, y, z)
  }
}

const ramp = (value: number) => Math.min(1, Math.max(0, value))

/** Models cooling ribs on the lower front of both faces, 0.9 mm deep. */
function ribs(x: number, y: number, z: number): number {
  if (x < 20 || y > 6) return 0
  const wave = Math.abs(Math.abs(((x * 0.6 - y) / 9) % 2) - 1)
  return ramp(0.9 - wave * 2.2) * ramp((Math.abs(z) - 40) / 8) * ramp((x - 20) / 20)
}

const ring = (from: Vector, along: Vector) =>
  turned({
    from,
    along,
    outline: [
      [20, 0],
      [20, 0.9],
      [19, 1.3],
      [17, 1.3],
      [16.5, 0.4],
    ],
  })

export const bolt = (from: Vector, along: Vector, radius = 5.2) =>
  turned({
    from,
    along,
    corners: 18,
    outline: [
      [radius, 0],
      [radius, 4.6],
      [radius - 0.6, 5.2],
      [radius * 0.5, 5.2],
      [radius * 0.45, 3.4],
    ],
  })

function hubMotor(axle: Vector): ModelPart[] {
  const outline = [
    [22, -46],
    [48, -44],
    [53, -38],
    [56, -30],
    [56, 20],
    [53, 27],
    [44, 32],
    [26, 36],
    [22, 40],
  ] as const
  const mesh = turned({ from: axle, along: [0, 0, 1], outline, corners: 64 })
  return [{ name: 'motor', material: 'dark-metal', mesh }]
}
