import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, turned } from '@/domain/kit/shape/sweep'
import type { FixedMaterial } from './materials'
import type { ModelPart } from './part'
import { blockMesh, made, movedParts, pairs, plate, roundedOutline, strap, way } from './shapes'

const AHEAD: Vector = [0, 0, 1]
const ALONG: Vector = [1, 0, 0]
const UP: Vector = [0, 1, 0]

export const radar = (): ModelPart<FixedMaterial>[] => [
  made('case', 'composite', blockMesh([0, 48, 0], [20, 48, 11], 9, 1)),
  made(
    'lens',
    'ruby',
    plate({ outline: roundedOutline(32, 30, 8), thick: 5, bevel: 1.8, at: [0, 74, 11] }),
  ),
  ...[-8, 8].map((x) =>
    made('diode', 'ember', drum({ from: [x, 74, 11.4], along: AHEAD, radius: 4.6, length: 3 })),
  ),
  made(
    'window',
    'screen',
    plate({ outline: roundedOutline(32, 48, 7), thick: 4, bevel: 1, at: [0, 31, 11] }),
  ),
  ...radarMount(),
]

export const radarMount = (): ModelPart<FixedMaterial>[] =>
  movedParts(
    [
      made('plate', 'composite', blockMesh([0, 0, 0], [15, 20, 4], 3.4, 0.8)),
      made(
        'dial',
        'dark-metal',
        drum({ from: [0, 0, 3], along: AHEAD, radius: 11, length: 4, bevel: 1 }),
      ),
      made(
        'strap',
        'rubber',
        strap(way('-14 0 -4, -18 0 -22, 0 0 -40, 18 0 -22, 14 0 -4'), [9, 1.8], UP),
      ),
      made('damper', 'rubber', blockMesh([0, 0, -9], [12, 16, 6], 4, 0.9)),
    ],
    { by: [0, 48, -16] },
  )

export const bottleBattery = (): ModelPart<FixedMaterial>[] => {
  const on = (outline: string) =>
    turned({ from: [0, 0, 0], along: UP, corners: 64, outline: pairs(outline) })
  return [
    made('can', 'composite', on('33 0, 36 3, 37 8, 37 168, 36 176, 30 184')),
    made('cap', 'dark-metal', on('31 182, 33 184, 33 206, 31 210, 20 212')),
    made('band', 'volt', on('37.1 150, 37.5 150.4, 37.5 155.6, 37.1 156')),
    made(
      'plug',
      'rubber',
      drum({ from: [0, 198, 30], along: AHEAD, radius: 8, length: 6, bevel: 1.4 }),
    ),
  ]
}

export const toolRoll = (): ModelPart<FixedMaterial>[] => [
  made(
    'roll',
    'canvas',
    turned({
      from: [-82, 34, 0],
      along: ALONG,
      corners: 56,
      outline: pairs('24 0, 30 3, 33 10, 34 40, 33.4 82, 34 124, 33 154, 30 161, 24 164'),
    }),
  ),
  made('edge', 'webbing', blockMesh([0, 36, 33.4], [80, 3, 1.6], 1.2, 0.9)),
  ...[-46, 46].map((x) =>
    made(
      'strap',
      'webbing',
      turned({
        from: [x - 9, 34, 0],
        along: ALONG,
        corners: 56,
        outline: pairs('34.4 0, 35.8 0.6, 35.8 17.4, 34.4 18'),
      }),
    ),
  ),
  ...[-46, 46].map((x) => made('buckle', 'steel', blockMesh([x, 44, 34], [12, 7, 2], 1.6, 0.6))),
  made('tag', 'volt', blockMesh([0, 22, 32.6], [20, 7, 1.2], 1, 0.5)),
]
