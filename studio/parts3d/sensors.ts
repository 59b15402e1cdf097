import type { GoodsPart } from '@/studio/goods3d/materials'
import { blockMesh, made, pairs, plate, roundedOutline, way } from '@/domain/shop/bike3d/shapes'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import { cable, coil, plug } from './cable'

const ALONG: Vector = [1, 0, 0]
const SIDES = [1, -1] as const

export function harness(branches: number): GoodsPart[] {
  const trunk = coil(70, 1.7, 7)
  const root = trunk.at(-1) ?? ALONG
  const ends = Array.from({ length: branches }, (_, index) => {
    const angle = ((index / (branches - 1)) * 1.5 - 0.95) * Math.PI * 0.72
    const along: Vector = [Math.cos(angle), 0, Math.sin(angle)]
    const far = 118 + (index % 2) * 16
    const end: Vector = [along[0] * far, 5.8, along[2] * far]
    const mid: Vector = [along[0] * far * 0.72, 4, along[2] * far * 0.72 + 6]
    const line = sweep({
      points: [root, add(root, [8, 2, -14]), mid, end],
      half: [[1.9, 1.9]],
      rings: 40,
      corners: 12,
    })
    return [made('branch', 'hose', line), ...plug(end, along)]
  })
  return [
    cable(trunk, 4.2),
    made('junction', 'composite', blockMesh(add(root, [0, 1, 0]), [13, 6, 10], 3, 0.9)),
    ...ends.flat(),
  ]
}

export const speedSensor = (): GoodsPart[] => [
  made('sensor', 'composite', blockMesh([-18, 12, 0], [17, 12, 8], 5, 0.7)),
  made(
    'mark',
    'volt',
    plate({ outline: roundedOutline(3, 12, 1.2), thick: 1, bevel: 0.2, at: [-9, 12, 8] }),
  ),
  made('bolt', 'steel', drum({ from: [-24, 12, 7], along: [0, 0, 1], radius: 4, length: 3 })),
  cable(way('-34 10 0, -52 8 4, -60 5 22, -40 3 38, -8 3 36, 14 3 44')),
  ...plug([18, 5.8, 46], [0.94, 0, 0.34]),
  made('spoke', 'spoke', sweep({ points: way('38 0 -4, 44 72 -4'), half: [[1, 1]], rings: 6 })),
  made(
    'magnet',
    'dark-metal',
    drum({ from: [41.2, 36, -10], along: [0, 0, 1], radius: 9, length: 12, bevel: 1.4 }),
  ),
  made(
    'magnet face',
    'steel',
    drum({ from: [41.2, 36, 1.4], along: [0, 0, 1], radius: 5, length: 1.4 }),
  ),
]

export const torqueSensor = (): GoodsPart[] => [
  made(
    'spindle',
    'steel',
    turned({
      from: [-66, 24, 0],
      along: ALONG,
      corners: 48,
      outline: pairs('7 0, 8 1, 8 20, 11 21, 11 111, 8 112, 8 131, 7 132'),
    }),
  ),
  made(
    'sleeve',
    'dark-metal',
    turned({
      from: [-40, 24, 0],
      along: ALONG,
      corners: 56,
      outline: pairs('18 0, 19 1, 19 9, 23 10, 24 11, 24 20, 23 21, 19 22, 19 78, 18 80'),
    }),
  ),
  made(
    'band',
    'volt',
    turned({
      from: [22, 24, 0],
      along: ALONG,
      corners: 56,
      outline: pairs('19.2 0, 19.5 0.4, 19.5 4, 19.2 4.4'),
    }),
  ),
  cable(way('-24 2 10, -28 3 30, -4 3 44, 30 3 42, 48 4 54')),
  ...plug([52, 5.8, 57], [0.86, 0, 0.5]),
]

export const cutoffSwitches = (): GoodsPart[] =>
  SIDES.flatMap((side) => [
    made('switch', 'composite', blockMesh([side * 34, 10, 0], [16, 9, 8], 3.4, 0.7)),
    made(
      'plunger',
      'steel',
      drum({ from: [side * 50, 10, 0], along: [side, 0, 0], radius: 3, length: 7 }),
    ),
    made(
      'mark',
      'volt',
      plate({ outline: roundedOutline(10, 3, 1.2), thick: 1, bevel: 0.2, at: [side * 34, 14, 8] }),
    ),
    cable(
      [
        [side * 19, 8, 0],
        [side * 8, 4, 10],
        [side * 12, 3, 34],
        [side * 34, 3, 38],
        [side * 46, 4.6, 46],
      ],
      1.9,
    ),
    ...plug([side * 48, 5.8, 47], [side * 0.9, 0, 0.42]),
  ])
