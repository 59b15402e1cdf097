import type { Vector } from '@/domain/kit/shape/mesh'
import { sweep } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from './materials'
import { blockMesh, made } from '@/domain/shop/bike3d/shapes'

const SIDES = [1, -1] as const

export const creases = (x: number, y: number, z: number, depth: number) =>
  depth *
  (Math.sin(x * 0.031 + y * 0.017 + 0.7) * Math.sin(y * 0.043 + z * 0.02) +
    0.6 * Math.sin(y * 0.071 - x * 0.052 + 1.9))

export function roll(wide: number, at: Vector): GoodsPart[] {
  const layers = Array.from({ length: 90 }, (_, step): Vector => {
    const angle = step * 0.24
    const radius = 5 + step * 0.19
    return [0, at[1] + radius * Math.cos(angle), at[2] + radius * 1.1 * Math.sin(angle)]
  })
  // One layer seen from the end, extruded to the width of the bag.
  const half = wide / 2
  return [
    made(
      'roll',
      'tarpaulin',
      sweep({
        points: [
          [at[0] - half, at[1], at[2]],
          [at[0] - half * 0.5, at[1] - 2, at[2] + 1],
          [at[0], at[1] + 1, at[2]],
          [at[0] + half * 0.5, at[1] - 1.5, at[2] + 1],
          [at[0] + half, at[1] + 1, at[2]],
        ],
        half: [[24, 20]],
        corner: 2.4,
        corners: 40,
        rings: 40,
        bevel: 2,
        side: [0, 0, 1],
      }),
    ),
    ...SIDES.map((side) =>
      made(
        'roll layer',
        'webbing',
        sweep({
          points: layers.map((point): Vector => [at[0] + side * (half - 0.5), point[1], point[2]]),
          half: [[0.8, 1.6]],
          corners: 8,
          side: [1, 0, 0],
        }),
      ),
    ),
  ]
}

export const buckle = (at: Vector): GoodsPart[] => [
  made('buckle', 'black', blockMesh(at, [13, 19, 5], 4, 1.2)),
  made('buckle tongue', 'composite', blockMesh([at[0], at[1] + 6, at[2] + 3], [7, 9, 4], 2.4, 1)),
]
