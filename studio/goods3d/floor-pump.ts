import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import { flatWord } from '@/domain/shop/bike3d/flat-word'
import type { GoodsPart } from './materials'
import { blockMesh, made, movedParts, pairs, way } from '@/domain/shop/bike3d/shapes'

const SIDES = [1, -1] as const
const UP: Vector = [0, 1, 0]

export function floorPump(): GoodsPart[] {
  return [
    made(
      'barrel',
      'enamel',
      drum({ from: [0, 34, 0], along: UP, radius: 19, length: 488, bevel: 1, corners: 56 }),
    ),
    made(
      'collar',
      'dark-metal',
      turned({
        from: [0, 508, 0],
        along: UP,
        corners: 56,
        outline: pairs('19 0, 23 3, 23 26, 19 32, 9 34'),
      }),
    ),
    made(
      'rod',
      'steel',
      drum({ from: [0, 536, 0], along: UP, radius: 6, length: 96, corners: 28 }),
    ),
    made(
      'handle',
      'wood',
      turned({
        from: [-122, 642, 0],
        along: [1, 0, 0],
        corners: 44,
        outline: pairs(
          '9 0, 15 3, 18 20, 16.5 60, 19 92, 20 122, 19 152, 16.5 184, 18 224, 15 241, 9 244',
        ),
      }),
    ),
    made(
      'handle cap',
      'dark-metal',
      drum({ from: [0, 618, 0], along: UP, radius: 13, length: 14, bevel: 2, corners: 40 }),
    ),
    made('foot', 'dark-metal', foot()),
    ...SIDES.map((side) =>
      made('tread', 'rubber', blockMesh([86 * side, 21, 0], [34, 3, 30], 2.6, 1.6)),
    ),
    made(
      'socket',
      'dark-metal',
      turned({
        from: [0, 14, 0],
        along: UP,
        corners: 56,
        outline: pairs('34 0, 31 10, 24 26, 22 46, 19 48'),
      }),
    ),
    ...hoseAndHead(),
  ]
}

function hoseAndHead(): GoodsPart[] {
  return [
    ...gauge(),
    made(
      'hose',
      'rubber',
      sweep({
        points: way(
          '24 44 10, 64 74 34, 86 220 38, 70 420 26, 40 580 22, -6 654 30, -46 588 34, -44 520 28',
        ),
        half: [[6.2, 6.2]],
        corners: 20,
        rings: 160,
      }),
    ),
    made(
      'head',
      'composite',
      turned({
        from: [-44, 530, 28],
        along: [0, -1, -0.05],
        corners: 32,
        outline: pairs('7 -6, 11 0, 12 8, 12 34, 10 40, 8 42'),
      }),
    ),
    made('lever', 'dark-metal', blockMesh([-44, 500, 44], [5, 24, 4], 3, 1)),
    made(
      'band',
      'volt',
      drum({ from: [0, 470, 0], along: UP, radius: 19.5, length: 6, corners: 56 }),
    ),
  ]
}

const foot = () =>
  sweep({
    points: way('-124 10 0, -80 10 0, 0 12 0, 80 10 0, 124 10 0'),
    half: pairs('30 9, 38 9, 50 12, 38 9, 30 9'),
    corner: 4,
    corners: 48,
    rings: 50,
    bevel: 3,
  })

function gauge(): GoodsPart[] {
  const along: Vector = [0, 0, 1]
  const marks = Array.from({ length: 25 }, (_, index) => {
    const angle = ((225 - index * 11.25) * Math.PI) / 180
    const long = index % 6 ? 4 : 8
    const on = (radius: number): Vector => [
      radius * Math.cos(angle),
      radius * Math.sin(angle),
      15.4,
    ]
    return made(
      'mark',
      'print',
      sweep({
        points: [on(34 - long), on(34)],
        half: [[index % 6 ? 0.5 : 1, 0.2]],
        corners: 8,
        side: [-Math.sin(angle), Math.cos(angle), 0],
      }),
    )
  })
  const parts = [
    made(
      'gauge',
      'dark-metal',
      turned({
        from: [0, 0, -10],
        along,
        corners: 72,
        outline: pairs('22 0, 38 4, 43 12, 44 26, 42.5 28.5, 40 28.5, 39.4 25'),
      }),
    ),
    made(
      'dial',
      'dial',
      drum({ from: [0, 0, 13], along, radius: 39.5, length: 2, corners: 72, bevel: 0.2 }),
    ),
    ...marks,
    made(
      'needle',
      'needle',
      sweep({
        points: way('9 -8 16.4, -23 19 16.4'),
        half: pairs('2 0.4, 0.6 0.3'),
        corners: 10,
        side: [0.6, 0.8, 0],
      }),
    ),
    made('hub', 'steel', drum({ from: [0, 0, 15], along, radius: 3.4, length: 3 })),
    ...flatWord('NIREEKA', 5, [0, -18, 15.2], 'print'),
  ]
  return movedParts(parts, { turn: [0, -24], by: [0, 62, 42] })
}
