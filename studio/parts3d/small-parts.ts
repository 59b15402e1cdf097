import type { GoodsPart } from '@/studio/goods3d/materials'
import {
  blockMesh,
  made,
  movedParts,
  pairs,
  plate,
  roundedOutline,
  way,
} from '@/domain/shop/bike3d/shapes'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add } from '@/domain/kit/shape/mesh'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import { coil } from './cable'

const ALONG: Vector = [1, 0, 0]

const key = (by: Vector, around: number) =>
  movedParts(
    movedParts(
      [
        made(
          'key head',
          'composite',
          plate({ outline: roundedOutline(22, 26, 8), thick: 4, bevel: 1, at: [0, 24, 0] }),
        ),
        made(
          'key mark',
          'volt',
          plate({ outline: roundedOutline(8, 4, 1.6), thick: 4.6, bevel: 0.3, at: [0, 26, 0] }),
        ),
        made('blade', 'steel', blockMesh([0, -6, 0], [3.6, 20, 1.1], 0.9, 0.5)),
      ],
      { turn: [0, -90] },
    ),
    { turn: [1, around], by: add(by, [0, 2.2, 0]) },
  )

export function batteryLock(): GoodsPart[] {
  return [
    made(
      'cylinder',
      'steel',
      drum({
        from: [-12, 22, -30],
        along: [0, 0, 1],
        radius: 15,
        length: 52,
        bevel: 1.4,
        corners: 56,
      }),
    ),
    made(
      'collar',
      'enamel',
      drum({
        from: [-12, 22, 12],
        along: [0, 0, 1],
        radius: 22,
        length: 10,
        bevel: 1.6,
        corners: 56,
      }),
    ),
    made(
      'face',
      'steel',
      drum({ from: [-12, 22, 21], along: [0, 0, 1], radius: 12, length: 2.6, corners: 48 }),
    ),
    made(
      'slot',
      'seam',
      plate({ outline: roundedOutline(3, 14, 1), thick: 0.8, bevel: 0.1, at: [-12, 22, 23.6] }),
    ),
    made('bolt', 'dark-metal', blockMesh([-12, 22, -38], [6, 10, 10], 1.6, 0.7)),
    ...key([36, 0, 30], 24),
    ...key([62, 0, 16], -28),
  ]
}

export const portCover = (): GoodsPart[] =>
  movedParts(
    [
      made(
        'flap',
        'rubber',
        plate({ outline: roundedOutline(46, 30, 13), thick: 5, bevel: 1.6, at: [-14, 15, 0] }),
      ),
      made(
        'stopper',
        'rubber',
        plate({ outline: roundedOutline(34, 19, 9), thick: 9, bevel: 1.2, at: [-14, 15, -5] }),
      ),
      made('tab', 'rubber', blockMesh([-40, 15, 0.6], [6, 5, 1.8], 1.4, 0.5)),
      made(
        'mark',
        'letter',
        plate({ outline: roundedOutline(10, 2.4, 1), thick: 0.8, bevel: 0.1, at: [-14, 15, 2.6] }),
      ),
      made(
        'hinge',
        'rubber',
        sweep({
          points: way('8 15 0, 16 15 -1, 22 15 -6, 28 15 -12'),
          half: pairs('5 1.4'),
          corner: 4,
          rings: 16,
          side: [0, 1, 0],
        }),
      ),
      made(
        'anchor',
        'composite',
        drum({ from: [28, 15, -18], along: [0, 0, 1], radius: 6, length: 8 }),
      ),
    ],
    { turn: [1, -14] },
  )

export function brakePads(isLong: boolean): GoodsPart[] {
  const [wide, high] = isLong ? [36, 21] : [25, 22]
  const pad = [
    made(
      'backing',
      isLong ? 'steel' : 'brass',
      plate({
        outline: roundedOutline(wide, high, 5),
        thick: 1.9,
        bevel: 0.3,
        at: [0, high / 2, 0],
      }),
    ),
    made('tab', isLong ? 'steel' : 'brass', blockMesh([0, high + 4, 0], [5, 6, 0.9], 0.8, 0.4)),
    made(
      'hole',
      'seam',
      drum({ from: [0, high + 6, 0.7], along: [0, 0, 1], radius: 1.8, length: 0.5, bevel: 0.1 }),
    ),
    made(
      'lining',
      'foam',
      plate({
        outline: roundedOutline(wide - 4, high - 4, 4),
        thick: 3.6,
        bevel: 0.4,
        at: [0, high / 2, 2.4],
      }),
    ),
    made(
      'groove',
      'seam',
      plate({
        outline: roundedOutline(1.6, high - 6, 0.6),
        thick: 0.6,
        bevel: 0.1,
        at: [0, high / 2, 4.2],
      }),
    ),
  ]
  const leaned = (by: Vector, around: number) =>
    movedParts(movedParts(movedParts(pad, { turn: [0, -12] }), { turn: [1, around] }), { by })
  const spring = sweep({
    points: way('-8 1 20, -8 1 34, -2 1 37, 2 1 37, 8 1 34, 8 1 20'),
    half: [[0.8, 0.8]],
    rings: 40,
    corners: 10,
  })
  return [...leaned([-20, 0, 0], 20), ...leaned([22, 0, -4], -16), made('spring', 'steel', spring)]
}

export function brakeHose(): GoodsPart[] {
  const line = [...coil(80, 2.4, 6, 0.4), [-108, 14, 92] as Vector]
  const nut = (by: Vector): GoodsPart[] => [
    made(
      'nut',
      'steel',
      drum({ from: by, along: ALONG, radius: 5, length: 9, corners: 6, bevel: 0.5 }),
    ),
    made(
      'tip',
      'brass',
      drum({ from: add(by, [9, 0, 0]), along: ALONG, radius: 3, length: 6, bevel: 0.6 }),
    ),
  ]
  return [
    made('hose', 'hose', sweep({ points: line, half: [[2.7, 2.7]], rings: 150, corners: 16 })),
    ...nut([-14, 5.2, -4]),
    ...nut([-20, 5.2, 16]),
    made(
      'sleeve',
      'rubber',
      sweep({
        points: way('10 5 8, 20 5 10, 34 5 9'),
        half: pairs('4.4 4.4, 5.2 5.2, 3.4 3.4'),
        rings: 14,
      }),
    ),
  ]
}
