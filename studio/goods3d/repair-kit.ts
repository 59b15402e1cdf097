import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import { flatWord } from '@/domain/shop/bike3d/flat-word'
import type { GoodsPart } from './materials'
import {
  blockMesh,
  made,
  movedParts,
  pairs,
  plate,
  roundedOutline,
  strap,
  way,
} from '@/domain/shop/bike3d/shapes'

const UP: Vector = [0, 1, 0]

export function repairKit(): GoodsPart[] {
  const plugs = Array.from({ length: 5 }, (_, index) =>
    made(
      'plug',
      'wood',
      sweep({
        points: [
          [-74 + index * 11, 2.4, 44],
          [-72 + index * 11, 2.4, 70],
          [-75 + index * 11, 2.4, 100],
        ],
        half: [[2.2, 2.2]],
        corners: 12,
        rings: 14,
      }),
    ),
  )
  return [
    made('case', 'canvas', blockMesh([-34, 31, -12], [45, 31, 20], 13, 1.4)),
    made('zipper', 'webbing', strap(way('-78 46 6, -34 50 9.4, 10 46 6'), [1.6, 4], [0, 0, 1])),
    made('puller', 'steel', blockMesh([2, 40, 9.5], [2, 8, 1.4], 1, 0.5)),
    ...flatWord('NIREEKA', 8, [-34, 22, 8.4], 'letter'),
    made('loop', 'webbing', strap(way('-34 60 -14, -34 76 -12, -34 60 -10'), [8, 1.2], [1, 0, 0])),
    ...bottle(),
    made('plug card', 'paper', blockMesh([-52, 0.8, 72], [32, 0.8, 36], 0.7, 0.9)),
    ...plugs,
    ...tool([16, 8, 56], 'volt', 34),
    ...tool([56, 8, 66], 'composite', 28),
    made(
      'valve key',
      'steel',
      plate({ outline: roundedOutline(16, 34, 4), thick: 2, bevel: 0.3, at: [0, 0, 0] }),
    ),
  ].map((part) =>
    part.name === 'valve key'
      ? (movedParts([movedParts([part], { turn: [0, -90] })[0] ?? part], {
          by: [92, 1.2, 62],
        })[0] ?? part)
      : part,
  )
}

function bottle(): GoodsPart[] {
  const from: Vector = [52, 0, -8]
  return [
    made(
      'bottle',
      'milk',
      turned({
        from,
        along: UP,
        corners: 56,
        outline: pairs('19 0, 21.5 2, 22 8, 22 58, 20 66, 12 72, 9 74'),
      }),
    ),
    made(
      'cap',
      'composite',
      turned({
        from: [52, 73, -8],
        along: UP,
        corners: 40,
        outline: pairs('10.5 0, 10.5 12, 8 14, 5 18, 3.4 34, 2.4 35'),
      }),
    ),
    made(
      'label',
      'volt',
      drum({ from: [52, 18, -8], along: UP, radius: 22.3, length: 34, bevel: 0.2, corners: 56 }),
    ),
    ...flatWord('NIREEKA', 3.6, [52, 34, 14.6], 'print'),
  ]
}

function tool([x, y, z]: Vector, grip: 'volt' | 'composite', length: number): GoodsPart[] {
  return [
    made(
      'handle',
      grip,
      sweep({
        points: [
          [x - 19, y, z - 24],
          [x - 8, y + 1, z - 20],
          [x + 8, y + 1, z - 20],
          [x + 19, y, z - 24],
        ],
        half: pairs('7 7, 8 7.6, 8 7.6, 7 7'),
        rings: 20,
        corners: 24,
      }),
    ),
    made(
      'neck',
      grip,
      sweep({
        points: [
          [x, y, z - 20],
          [x, y, z - 2],
        ],
        half: pairs('6 6, 3.6 3.6'),
        rings: 8,
        corners: 20,
      }),
    ),
    made(
      'needle',
      'steel',
      sweep({
        points: [
          [x, y, z - 4],
          [x, y - 1, z + length],
          [x, y - 2, z + length + 10],
        ],
        half: pairs('1.9 1.9, 1.9 1.9, 0.5 0.5'),
        rings: 12,
        corners: 14,
      }),
    ),
  ]
}
