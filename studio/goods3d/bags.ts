import type { Field, Vector } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { sweep } from '@/domain/kit/shape/sweep'
import { flatWord } from '@/domain/shop/bike3d/flat-word'
import type { GoodsPart } from './materials'
import {
  block,
  blockMesh,
  made,
  movedMesh,
  movedParts,
  plate,
  roundedOutline,
  strap,
  way,
} from '@/domain/shop/bike3d/shapes'
import { buckle, creases, roll } from './cloth'

const SIDES = [1, -1] as const

function pannier(): GoodsPart[] {
  const bag = block([0, 165, 0], [128, 165, 76], 36)
  const field: Field = (x, y, z) => {
    const narrow = 1 + (330 - y) * 0.00055
    const flat = y > 250 ? 1 + (y - 250) * 0.009 : 1
    return (bag(x * narrow, y, z * flat - 6) + creases(x, y, z, 1.6)) * 0.8
  }
  return [
    made(
      'bag',
      'tarpaulin',
      surfaceOf(field, { low: [-142, -8, -90], high: [142, 340, 104], cell: 3.4 }),
    ),
    made('back plate', 'composite', blockMesh([0, 190, -72], [104, 122, 5], 4, 2.4)),
    made('rail', 'dark-metal', blockMesh([0, 288, -80], [112, 9, 5], 2, 1.4)),
    ...[-72, 72].map((x) => made('hook', 'composite', hook(x))),
    ...roll(252, [0, 342, 4]),
    made(
      'strap',
      'webbing',
      strap(way('0 366 2, 0 350 34, 0 300 64, 0 190 88'), [11, 1.3], [1, 0, 0]),
    ),
    ...movedParts(buckle([0, 0, 0]), { turn: [0, -14], by: [0, 262, 79] }),
    made(
      'reflector',
      'reflective',
      plate({ outline: roundedOutline(64, 64, 31.9, 12), thick: 2, bevel: 0.6, at: [0, 120, 86] }),
    ),
    ...flatWord('NIREEKA', 13, [0, 66, 85.4], 'letter'),
    ...SIDES.map((side) =>
      made(
        'side strap',
        'webbing',
        strap(
          [
            [124 * side, 344, 4],
            [133 * side, 300, 6],
            [129 * side, 210, 8],
          ],
          [10, 1.2],
          [0, 0, 1],
        ),
      ),
    ),
  ]
}

const hook = (x: number) =>
  sweep({
    points: [
      [x, 288, -84],
      [x, 310, -92],
      [x, 318, -106],
      [x, 304, -116],
      [x, 288, -114],
    ],
    half: [[11, 4]],
    corner: 4,
    rings: 24,
    bevel: 1,
    side: [1, 0, 0],
  })

export function panniers(): GoodsPart[] {
  return [
    ...movedParts(pannier(), { turn: [1, 16], by: [-128, 0, 60] }),
    ...movedParts(pannier(), { turn: [1, -148], by: [176, 0, -60] }),
  ]
}

export function batteryCase(): GoodsPart[] {
  const body = block([0, 74, 0], [240, 74, 70], 30)
  const field: Field = (x, y, z) => body(x, y, z) + 0.55 * quilt(x, y) + creases(x, y, z, 0.9)
  const ring = (lift: number): Vector[] => {
    const outline = roundedOutline(474, 134, 40, 8)
    return outline.map(([x, z]): Vector => [x * 1.012, 110 + lift, z * 1.06])
  }
  const around = (lift: number) => [...ring(lift), ...ring(lift).slice(0, 1)]
  return [
    made(
      'case',
      'canvas',
      surfaceOf(field, { low: [-252, -8, -84], high: [252, 158, 84], cell: 3 }),
    ),
    made(
      'zipper tape',
      'webbing',
      sweep({ points: around(0), half: [[9, 1.4]], corner: 4, side: [0, 1, 0] }),
    ),
    made(
      'zipper',
      'dark-metal',
      sweep({ points: around(0), half: [[2.4, 2.4]], corners: 10, side: [0, 1, 0] }),
    ),
    made('puller', 'steel', blockMesh([150, 104, 72.5], [4, 13, 2], 1.6, 0.7)),
    ...SIDES.map((side) =>
      made(
        'handle',
        'webbing',
        strap(
          [
            [-96, 20, 72 * side],
            [-96, 120, 72 * side],
            [-70, 190, 46 * side],
            [0, 208, 36 * side],
            [70, 190, 46 * side],
            [96, 120, 72 * side],
            [96, 20, 72 * side],
          ],
          [15, 1.6],
          [1, 0, 0],
        ),
      ),
    ),
    made('grip', 'rubber', blockMesh([0, 207, 0], [52, 13, 42], 11, 2)),
    made(
      'label',
      'volt',
      plate({ outline: roundedOutline(104, 44, 5), thick: 1.6, at: [0, 60, 72.6] }),
    ),
    ...flatWord('NIREEKA', 11, [0, 60, 73.6], 'print'),
    ...SIDES.map((side) =>
      made('corner', 'rubber', movedMesh(cornerPad(), { by: [222 * side, 0, 0] })),
    ),
  ]
}

const cornerPad = () => blockMesh([0, 17, 0], [24, 20, 73], 17, 2.4)
const quilt = (x: number, y: number) =>
  -3 * Math.exp(-((Math.abs(((x + 400 + y * 0.5) % 60) - 30) / 3) ** 2)) * (y < 100 ? 1 : 0)
