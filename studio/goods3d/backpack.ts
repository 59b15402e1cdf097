import type { Field } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { sweep } from '@/domain/kit/shape/sweep'
import { flatWord } from '@/domain/shop/bike3d/flat-word'
import type { GoodsPart } from './materials'
import { block, blockMesh, made, movedParts, pairs, strap, way } from '@/domain/shop/bike3d/shapes'
import { buckle, creases, roll } from './cloth'

const SIDES = [1, -1] as const

export function backpack(): GoodsPart[] {
  const trunk = block([0, 215, 0], [150, 215, 78], 46)
  const field: Field = (x, y, z) => {
    const narrow = 1 + Math.max(0, y - 300) * 0.0007
    const flat = y > 350 ? 1 + (y - 350) * 0.0085 : 1
    const belly = 12 * Math.exp(-(((y - 150) / 150) ** 2))
    return (trunk(x * narrow, y, z * flat - belly) + creases(x, y, z, 1.7)) * 0.8
  }
  const pocket = block([0, 128, 84], [112, 92, 24], 20)
  const front: Field = (x, y, z) =>
    pocket(x, y, z - 0.00028 * (90 ** 2 - x * x)) + creases(y, x, z, 1.4)
  return [
    made(
      'trunk',
      'tarpaulin',
      surfaceOf(field, { low: [-164, -8, -100], high: [164, 440, 116], cell: 3.6 }),
    ),
    made(
      'pocket',
      'canvas',
      surfaceOf(front, { low: [-122, 26, 48], high: [122, 230, 124], cell: 3 }),
    ),
    made('zipper', 'webbing', strap(way('-98 196 106, 0 202 114, 98 196 106'), [2, 5], [0, 0, 1])),
    made('puller', 'steel', blockMesh([72, 190, 115], [3, 11, 2], 1.6, 0.7)),
    made(
      'reflective strip',
      'reflective',
      strap(way('-88 96 110.5, 0 96 113, 88 96 110.5'), [1, 5.5], [0, 0, 1]),
    ),
    ...flatWord('NIREEKA', 15, [0, 146, 112.6], 'letter'),
    ...roll(292, [0, 446, 6]),
    ...straps(),
  ]
}

function straps(): GoodsPart[] {
  return [
    ...SIDES.flatMap((side) => [
      made(
        'side strap',
        'webbing',
        strap(
          [
            [146 * side, 448, 26],
            [157 * side, 400, 24],
            [160 * side, 330, 26],
            [155 * side, 250, 30],
          ],
          [11, 1.3],
          [0, 0, 1],
        ),
      ),
      ...movedParts(buckle([0, 0, 0]), { turn: [1, 90 * side], by: [160 * side, 366, 24] }),
      made(
        'shoulder strap',
        'canvas',
        sweep({
          points: [
            [62 * side, 404, -62],
            [88 * side, 428, -104],
            [112 * side, 330, -142],
            [120 * side, 200, -128],
            [132 * side, 70, -84],
          ],
          half: pairs('30 7, 32 8, 30 7, 24 5, 14 3'),
          corner: 3.5,
          corners: 28,
          rings: 50,
          bevel: 2,
          side: [1, 0, 0],
        }),
      ),
    ]),
    made(
      'grab loop',
      'webbing',
      strap(way('-34 410 -76, -24 452 -86, 24 452 -86, 34 410 -76'), [10, 2], [0, 0, 1]),
    ),
  ]
}
