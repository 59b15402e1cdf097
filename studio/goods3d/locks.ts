import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, sweep, toothed } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from './materials'
import { blockMesh, made, movedParts, plate, roundedOutline } from '@/domain/shop/bike3d/shapes'

export function uLock(): GoodsPart[] {
  const arch = Array.from({ length: 33 }, (_, step): Vector => {
    const angle = (Math.PI * step) / 32
    return [61.5 * Math.cos(angle), 188 + 61.5 * Math.sin(angle), 0]
  })
  const shackle: Vector[] = [
    [61.5, 14, 0],
    [61.5, 100, 0],
    ...arch,
    [-61.5, 100, 0],
    [-61.5, 14, 0],
  ]
  const body = [
    made('shackle', 'rubber', sweep({ points: shackle, half: [[8.4, 8.4]], corners: 40 })),
    ...[61.5, -61.5].map((x) =>
      made(
        'shackle foot',
        'steel',
        drum({ from: [x, 12, 0], along: [0, 1, 0], radius: 6.6, length: 30, corners: 40 }),
      ),
    ),
    made(
      'crossbar',
      'enamel',
      drum({ from: [-84, 0, 0], along: [1, 0, 0], radius: 17, length: 168, bevel: 2, corners: 56 }),
    ),
    made(
      'sleeve',
      'rubber',
      drum({
        from: [-44, 0, 0],
        along: [1, 0, 0],
        radius: 18.6,
        length: 88,
        bevel: 1.4,
        corners: 56,
      }),
    ),
    ...[-87, 79].map((x) =>
      made(
        'cap',
        'dark-metal',
        drum({ from: [x, 0, 0], along: [1, 0, 0], radius: 18, length: 8, bevel: 2, corners: 56 }),
      ),
    ),
    made(
      'band',
      'volt',
      drum({ from: [46, 0, 0], along: [1, 0, 0], radius: 17.6, length: 5, corners: 56 }),
    ),
    ...keyhole(),
  ]
  return [
    ...movedParts(body, { turn: [0, -7], by: [0, 19, 0] }),
    ...movedParts(key(), { turn: [0, -90], by: [58, 3, 62] }),
  ]
}

const keyhole = (): GoodsPart[] => [
  made(
    'keyhole',
    'steel',
    drum({ from: [0, 0, 16], along: [0, 0, 1], radius: 8.5, length: 4, corners: 40 }),
  ),
  made('slot', 'seam', blockMesh([0, 0, 20.2], [1.1, 4.6, 0.5], 0.4, 0.3)),
]

function key(): GoodsPart[] {
  const blade = [
    [-3.5, -34],
    [0, -37],
    [3.5, -34],
    [3.5, -4],
    [-3.5, -4],
  ] as const
  return [
    made('key', 'steel', plate({ outline: blade, thick: 2.2 })),
    made(
      'key bow',
      'composite',
      plate({ outline: roundedOutline(24, 26, 9), thick: 6, bevel: 1.6, at: [0, 8, 0] }),
    ),
    made(
      'key ring',
      'steel',
      toothed({
        center: [0, 22, 0],
        outer: new Array<number>(48).fill(11),
        inner: 9.2,
        thick: 1.8,
      }),
    ),
  ]
}

const PLATE = 86
/** Directions of the plates of an opened lock, in degrees. */
const OPENED = [62, -58, 56, -62, 48] as const

export function foldingLock(): GoodsPart[] {
  let joint: [number, number] = [-150, 8]
  const opened = OPENED.flatMap((degrees, index) => {
    const angle = (degrees * Math.PI) / 180
    const end: [number, number] = [
      joint[0] + PLATE * Math.cos(angle),
      joint[1] + PLATE * Math.sin(angle),
    ]
    const z = index % 2 ? 6.2 : 0
    const parts = bar(joint, end, z)
    joint = end
    return parts
  })
  const head = movedParts(lockBody(), { turn: [2, -38], by: [joint[0] + 14, joint[1] - 2, 3] })
  const folded = [0, 1, 2, 3, 4].flatMap((index) => bar([-46, 0], [44, 0], index * 6.2))
  const second = movedParts([...folded, ...movedParts(lockBody(), { by: [62, 0, 12] })], {
    turn: [0, -90],
    by: [6, 17, 92],
  })
  return [...movedParts([...opened, ...head], { turn: [0, -5], by: [0, 12, 0] }), ...second]
}

function bar(
  from: readonly [number, number],
  to: readonly [number, number],
  z: number,
): GoodsPart[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  const length = Math.hypot(dx, dy)
  const steel = plate({ outline: roundedOutline(length + 24, 24, 11.9, 12), thick: 5, bevel: 0.7 })
  const coat = plate({ outline: roundedOutline(length - 22, 24.8, 6), thick: 5.8, bevel: 1 })
  const rivet = (x: number) =>
    made(
      'rivet',
      'steel',
      drum({ from: [x, 0, -4], along: [0, 0, 1], radius: 6.2, length: 8, bevel: 1.2, corners: 32 }),
    )
  return movedParts(
    [
      made('plate', 'dark-metal', steel),
      made('coat', 'rubber', coat),
      rivet(-length / 2),
      rivet(length / 2),
    ],
    { turn: [2, angle], by: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, z] },
  )
}

function lockBody(): GoodsPart[] {
  return [
    made('lock', 'enamel', blockMesh([0, 0, 0], [25, 16.5, 16], 6, 1)),
    made('lock cap', 'volt', blockMesh([23.5, 0, 0], [2.5, 13, 12.5], 2, 0.8)),
    made(
      'cylinder',
      'steel',
      drum({ from: [6, 0, 15], along: [0, 0, 1], radius: 7.5, length: 2.6, corners: 36 }),
    ),
    made('slot', 'seam', blockMesh([6, 0, 17.8], [0.9, 4, 0.5], 0.4, 0.3)),
  ]
}
