import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from './materials'
import { blockMesh, made, movedParts, way } from '@/domain/shop/bike3d/shapes'

const SIDES = [1, -1] as const
const UP: Vector = [0, 1, 0]

export function serviceStand(): GoodsPart[] {
  const leg = (side: number): Vector[] => [
    [0, 560, 0],
    [210 * side, 270, 90],
    [430 * side, 22, 190],
  ]
  return [
    made(
      'upright',
      'enamel',
      sweep({
        points: way('-30 40 -180, 0 900 0'),
        half: [[25, 25]],
        corner: 2.2,
        corners: 40,
        bevel: 2,
      }),
    ),
    made(
      'mast',
      'steel',
      sweep({
        points: way('-2 880 -4, 5 1120 40'),
        half: [[19, 19]],
        corners: 36,
        bevel: 1,
      }),
    ),
    made('slider', 'composite', blockMesh([0, 560, -70], [34, 44, 40], 12, 3)),
    ...SIDES.map((side) =>
      made(
        'leg',
        'enamel',
        sweep({
          points: leg(side).map(([x, y, z]): Vector => [x, y, z - 70]),
          half: [[19, 19]],
          corner: 2.4,
          corners: 32,
          bevel: 2,
        }),
      ),
    ),
    ...SIDES.map((side) =>
      made('foot', 'rubber', blockMesh([432 * side, 18, 122], [26, 20, 26], 9, 2.4)),
    ),
    made('foot', 'rubber', blockMesh([-31, 22, -184], [30, 24, 30], 10, 2.4)),
    ...fittings(),
  ]
}

function fittings(): GoodsPart[] {
  return [
    ...SIDES.map((side) =>
      made(
        'brace',
        'dark-metal',
        sweep({
          points: [
            [-14, 240, -130],
            [215 * side, 268, 20],
          ],
          half: [[8, 8]],
          corners: 20,
          bevel: 1,
        }),
      ),
    ),
    made('lock lever', 'volt', blockMesh([28, 886, 6], [30, 9, 12], 7, 2)),
    made(
      'collar',
      'composite',
      drum({ from: [0, 862, -8], along: UP, radius: 30, length: 50, bevel: 5, corners: 44 }),
    ),
    ...head(),
  ]
}

function head(): GoodsPart[] {
  const parts = [
    made(
      'arm',
      'steel',
      sweep({
        points: way('0 0 0, 0 0 190'),
        half: [[17, 17]],
        corners: 36,
        bevel: 1,
      }),
    ),
    made(
      'joint',
      'dark-metal',
      drum({ from: [-38, 0, 0], along: [1, 0, 0], radius: 36, length: 76, bevel: 4, corners: 56 }),
    ),
    made(
      'handle',
      'volt',
      sweep({
        points: way('44 -30 0, 44 44 0'),
        half: [[9, 12]],
        corner: 3,
        corners: 28,
        rings: 10,
        bevel: 3,
      }),
    ),
    made('jaw', 'composite', blockMesh([-26, 0, 232], [16, 46, 48], 9, 2.4)),
    made('jaw', 'composite', blockMesh([26, 0, 232], [16, 46, 48], 9, 2.4)),
    made('pad', 'rubber', blockMesh([-11, 0, 234], [5, 40, 42], 3, 1.6)),
    made('pad', 'rubber', blockMesh([11, 0, 234], [5, 40, 42], 3, 1.6)),
    made(
      'spindle',
      'steel',
      drum({ from: [-60, 0, 196], along: [1, 0, 0], radius: 8, length: 128, corners: 28 }),
    ),
    made('crank', 'dark-metal', blockMesh([74, 22, 196], [8, 42, 12], 6, 2)),
    made(
      'crank knob',
      'volt',
      drum({
        from: [80, 54, 196],
        along: [1, 0, 0],
        radius: 14,
        length: 44,
        bevel: 5,
        corners: 36,
      }),
    ),
  ]
  return movedParts(movedParts(parts, { turn: [1, 20], size: 1.25 }), { by: [5, 1130, 42] })
}
