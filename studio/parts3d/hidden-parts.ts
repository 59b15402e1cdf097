import { flatWord } from '@/domain/shop/bike3d/flat-word'
import { blockMesh, made, plate, roundedOutline, strap, way } from '@/domain/shop/bike3d/shapes'
import { drum } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from '@/studio/goods3d/materials'

export const tracker = (): GoodsPart[] => [
  made('case', 'composite', blockMesh([0, 17, 0], [46, 16, 26], 8, 1)),
  made('lid', 'black', blockMesh([0, 33, 0], [40, 2.4, 21], 2, 0.7)),
  made('light', 'glow', drum({ from: [34, 19, 25.4], along: [0, 0, 1], radius: 2.4, length: 1.2 })),
  ...flatWord('NIREEKA', 8, [-6, 14, 26.2], 'letter'),
]

export const heartRate = (): GoodsPart[] => [
  made(
    'strap',
    'webbing',
    strap(
      way(
        '-20 16 0, -84 16 -14, -104 16 -56, -40 16 -96, 40 16 -96, 104 16 -56, 84 16 -14, 20 16 0',
      ),
      [13, 1.4],
      [0, 1, 0],
    ),
  ),
  made('sensor', 'composite', blockMesh([0, 16, 4], [32, 16, 6], 5, 0.9)),
  made(
    'mark',
    'volt',
    plate({ outline: roundedOutline(8, 8, 3.9), thick: 1, bevel: 0.2, at: [22, 16, 10] }),
  ),
  ...flatWord('NIREEKA', 6, [-6, 13, 10.2], 'letter'),
  made('buckle', 'composite', blockMesh([-84, 16, -15], [8, 16, 4], 2.4, 0.8)),
]
