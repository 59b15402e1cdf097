import { placed, softMin } from '@/domain/kit/shape/field'
import type { Field, Vector } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { sweep } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from './materials'
import { block, blockMesh, made, movedParts, strap, way } from '@/domain/shop/bike3d/shapes'
import { ellipsoid, softMax } from './fields'

const SIDES = [1, -1] as const

function shell(): Field {
  const back = placed(block([0, 250, 0], [62, 285, 172], 52), [-62, 96, 0], [0.985, 0.174, 0])
  const inside = placed(ellipsoid([92, 270, 0], [104, 330, 138]), [-62, 96, 0], [0.985, 0.174, 0])
  const pan = block([64, 78, 0], [150, 66, 158], 44)
  const lap = ellipsoid([110, 166, 0], [190, 84, 128])
  const legs = block([176, -82, 108], [44, 168, 56], 34)
  const calf = ellipsoid([222, -40, 108], [62, 190, 42])
  return (x, y, side) => {
    const z = Math.abs(side)
    const seat = softMin(back(x, y, z), pan(x, y, z), 50)
    const body = softMin(seat, legs(x, y, z), 34)
    const hollow = Math.min(inside(x, y, z), lap(x, y, z), calf(x, y, z))
    const open = softMax(body, -hollow, 16)
    return softMax(open, -slots(x, y, z), 5)
  }
}

const slots: Field = (x, y, z) => {
  const row = Math.abs(((y - 240) % 52) - 26) - 7
  return Math.max(row, z - 66, 250 - y, y - 500, x + 10)
}

export function childSeat(): GoodsPart[] {
  const belt = (points: readonly Vector[], side: Vector = [0, 0, 1]) =>
    made('belt', 'webbing', strap(points, [12, 1.5], side))
  const parts = [
    made(
      'shell',
      'composite',
      surfaceOf(shell(), { low: [-240, -266, -186], high: [246, 666, 186], cell: 5 }),
    ),
    made(
      'back cushion',
      'canvas',
      surfaceOf(placed(block([24, 290, 0], [16, 210, 96], 14), [-62, 96, 0], [0.985, 0.174, 0]), {
        low: [-190, 140, -110],
        high: [40, 620, 110],
        cell: 4,
      }),
    ),
    made('seat cushion', 'canvas', blockMesh([78, 100, 0], [92, 16, 98], 14, 4)),
    ...SIDES.flatMap((side) => [
      belt([
        [-92, 500, 52 * side],
        [-48, 470, 52 * side],
        [-14, 330, 40 * side],
        [12, 214, 10 * side],
      ]),
      made(
        'shoulder pad',
        'foam',
        strap(
          [
            [-46, 474, 51 * side],
            [-24, 410, 46 * side],
            [-12, 344, 41 * side],
          ],
          [19, 6],
          [0, 0, 1],
        ),
      ),
      belt(
        [
          [176, -176, 60 * side],
          [206, -168, 100 * side],
          [200, -176, 158 * side],
        ],
        [0, 1, 0],
      ),
      made('foot plate', 'rubber', blockMesh([190, -238, 108 * side], [46, 8, 42], 6, 2.4)),
    ]),
    belt(way('12 214 0, 44 160 0, 70 112 0')),
    ...fittings(),
  ]
  return movedParts(parts, { by: [0, 250, 0] })
}

function fittings(): GoodsPart[] {
  return [
    made('buckle', 'needle', blockMesh([16, 210, 0], [9, 24, 22], 7, 1.6)),
    made('reflector', 'ruby', blockMesh([-196, 420, 0], [5, 16, 44], 4, 1.6)),
    made('rack adapter', 'dark-metal', blockMesh([-6, -4, 0], [120, 13, 70], 7, 2.6)),
    ...SIDES.map((side) =>
      made(
        'rail',
        'steel',
        sweep({
          points: [
            [-150, -26, 52 * side],
            [180, -26, 52 * side],
          ],
          half: [[8, 8]],
          corners: 24,
          bevel: 1,
        }),
      ),
    ),
  ]
}
