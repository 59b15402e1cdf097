import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from './materials'
import {
  blockMesh,
  made,
  movedParts,
  pairs,
  plate,
  roundedOutline,
  way,
} from '@/domain/shop/bike3d/shapes'

const SIDES = [1, -1] as const

export function phoneMount(): GoodsPart[] {
  const phone = [
    made('phone', 'black', blockMesh([0, 0, 0], [36, 75, 4.4], 4.2, 0.9)),
    made(
      'phone edge',
      'steel',
      plate({ outline: roundedOutline(73, 151, 11, 10), thick: 5.6, bevel: 1.2 }),
    ),
    made(
      'screen',
      'map',
      plate({ outline: roundedOutline(67, 145, 8, 10), thick: 0.7, bevel: 0.1, at: [0, 0, 4.3] }),
    ),
    ...route(),
  ]
  const arm = sweep({
    points: way('0 52 -8, 0 66 -22, 0 78 -34'),
    half: pairs('11 7, 9 6, 13 8'),
    corner: 4,
    rings: 16,
    bevel: 1,
    side: [1, 0, 0],
  })
  return [
    made(
      'handlebar',
      'dark-metal',
      drum({
        from: [-105, 44, 0],
        along: [1, 0, 0],
        radius: 15.9,
        length: 210,
        bevel: 1.4,
        corners: 56,
      }),
    ),
    made(
      'clamp',
      'dark-metal',
      drum({
        from: [-11, 44, 0],
        along: [1, 0, 0],
        radius: 20.5,
        length: 22,
        bevel: 1.6,
        corners: 56,
      }),
    ),
    made('clamp ear', 'dark-metal', blockMesh([0, 42, 23], [9, 8, 7], 2.4, 0.9)),
    made('bolt', 'steel', drum({ from: [0, 49, 24], along: [0, 1, 0], radius: 4, length: 3.4 })),
    made('bracket', 'dark-metal', arm),
    ...movedParts([...phone, ...holder()], { turn: [0, -34], by: [0, 100, -16] }),
  ]
}

function holder(): GoodsPart[] {
  return [
    made('cradle', 'composite', blockMesh([0, 0, -9], [31, 44, 4], 3, 1)),
    ...SIDES.flatMap((x) =>
      [-46, 46].map((y) =>
        made(
          'arm',
          'composite',
          sweep({
            points: [
              [22 * x, y * 0.6, -9],
              [38 * x, y * 0.9, -9],
              [42 * x, y * 0.95, -2],
              [40.5 * x, y * 0.97, 6.4],
              [36 * x, y * 0.97, 7.4],
            ],
            half: [[7, 3]],
            corner: 3.5,
            rings: 26,
            bevel: 1,
            side: [0, 1, 0],
          }),
        ),
      ),
    ),
    made(
      'damper',
      'rubber',
      drum({
        from: [0, 0, -26],
        along: [0, 0, 1],
        radius: 22,
        length: 14,
        bevel: 2.4,
        corners: 48,
      }),
    ),
    ...[0, 1, 2, 3].map((index) => {
      const angle = (index * Math.PI) / 2 + 0.78
      const at: Vector = [15 * Math.cos(angle), 15 * Math.sin(angle), -31]
      return made(
        'silicone',
        'volt',
        drum({ from: at, along: [0, 0, 1], radius: 4.2, length: 7, corners: 20 }),
      )
    }),
    made(
      'plate',
      'dark-metal',
      drum({ from: [0, 0, -36], along: [0, 0, 1], radius: 22, length: 6, bevel: 1, corners: 48 }),
    ),
  ]
}

function route(): GoodsPart[] {
  const z = 4.8
  const line = (
    points: readonly (readonly [number, number])[],
    wide: number,
    material: 'road' | 'disc',
  ) =>
    made(
      'route',
      material,
      sweep({
        points: points.map(([x, y]): Vector => [x, y, z]),
        half: [[wide, 0.25]],
        corner: 4,
        corners: 12,
        rings: 40,
        side: [1, 0, 0],
      }),
    )
  return [
    line(pairs('-30 -40, -6 -30, 4 -2, 26 8'), 0.7, 'disc'),
    line(pairs('-28 40, -4 30, 10 44, 28 36'), 0.7, 'disc'),
    line(pairs('22 -66, 14 -30, 20 10, 12 60'), 0.7, 'disc'),
    line(pairs('-12 -66, -16 -36, 2 -12, -2 18, 16 38, 12 64'), 2, 'road'),
    made(
      'position',
      'letter',
      drum({ from: [-3, 10, z], along: [0, 0, 1], radius: 5, length: 0.9, bevel: 0.3 }),
    ),
    made('bar', 'black', blockMesh([0, -64, 4.6], [29, 6, 0.4], 0.3, 0.6)),
  ]
}

export function mirrors(): GoodsPart[] {
  return [
    ...movedParts(movedParts(mirror(), { turn: [1, -12] }), { by: [-66, 0, 12] }),
    ...movedParts(movedParts(mirror(), { turn: [1, 152] }), { by: [78, 0, -18] }),
  ]
}

function mirror(): GoodsPart[] {
  const head: Vector = [0, 118, 0]
  const along: Vector = [0, 0.06, 1]
  const back = turned({
    from: [head[0], head[1], -15],
    along,
    corners: 72,
    outline: pairs('10 0, 22 1.5, 33 6, 38 12, 39.6 17, 38.6 18.6'),
  })
  return [
    made('back', 'composite', back),
    made(
      'ring',
      'dark-metal',
      turned({
        from: [0, 118, 2.6],
        along,
        corners: 72,
        outline: pairs('37.4 0, 39.4 0.4, 39.2 1.8, 37.2 2.2'),
      }),
    ),
    made(
      'glass',
      'mirror',
      turned({
        from: [0, 118, 3.4],
        along,
        corners: 72,
        outline: pairs('37 -1, 37 0.6, 30 1.4, 18 2.1, 6 2.4'),
      }),
    ),
    ...arm(),
  ]
}

function arm(): GoodsPart[] {
  return [
    made(
      'ball',
      'dark-metal',
      turned({
        from: [0, 78, -11],
        along: [0, 1, 0.1],
        corners: 36,
        outline: pairs('5 -9, 9 -5, 10 0, 9 5, 5 9'),
      }),
    ),
    made(
      'stem',
      'dark-metal',
      sweep({
        points: way('0 76 -11, 0 50 -13, 0 30 -6, 0 17 0'),
        half: pairs('7 5, 6 4.4, 7 5, 9 6'),
        rings: 30,
        corners: 24,
      }),
    ),
    made(
      'collar',
      'dark-metal',
      drum({
        from: [-5, 14, 0],
        along: [1, 0, 0],
        radius: 14,
        length: 10,
        bevel: 1.2,
        corners: 48,
      }),
    ),
    made(
      'plug',
      'rubber',
      turned({
        from: [5, 14, 0],
        along: [1, 0, 0],
        corners: 40,
        outline: pairs(
          '10.6 0, 10.6 6, 8.6 7, 8.6 13, 10.4 14, 10.4 21, 8.6 22, 8.6 28, 10.2 29, 9.4 38, 7 40',
        ),
      }),
    ),
    made('bolt', 'steel', drum({ from: [-8.6, 14, 0], along: [1, 0, 0], radius: 5, length: 4 })),
    made(
      'hinge bolt',
      'steel',
      drum({ from: [8, 76, -11], along: [1, 0, 0], radius: 3.4, length: 4 }),
    ),
  ]
}
