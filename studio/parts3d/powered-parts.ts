import { flatWord } from '@/domain/shop/bike3d/flat-word'
import type { GoodsPart } from '@/studio/goods3d/materials'
import {
  blockMesh,
  made,
  movedParts,
  pairs,
  plate,
  roundedOutline,
  way,
} from '@/domain/shop/bike3d/shapes'
import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, turned } from '@/domain/kit/shape/sweep'
import { cable, plug } from './cable'

const ALONG: Vector = [1, 0, 0]
const SIDES = [1, -1] as const

export function controller(): GoodsPart[] {
  const fins = Array.from({ length: 11 }, (_, index) =>
    made('fin', 'motor', blockMesh([-50 + index * 10, 45, 0], [2, 5, 30], 1.2, 0.8)),
  )
  const leads = [-20, -7, 6, 19].map((z, index): GoodsPart[] => {
    const end: Vector = [112 + (index % 2) * 14, 5.8, z * 2.1]
    return [
      cable([[58, 20, z], [74, 18, z * 1.2], [90, 7, z * 1.7], end], 2.8),
      ...plug(end, ALONG),
    ]
  })
  return [
    made('case', 'motor', blockMesh([0, 22, 0], [60, 21, 36], 4, 1.2)),
    ...fins,
    ...SIDES.map((side) =>
      made('flange', 'dark-metal', blockMesh([side * 62, 4, 0], [8, 3, 26], 2, 0.9)),
    ),
    made('seal', 'rubber', blockMesh([59, 20, 0], [4, 12, 28], 3, 0.9)),
    ...flatWord('NIREEKA', 8, [0, 18, 36.2], 'letter'),
    ...leads.flat(),
  ]
}

export function charger(isStrong: boolean): GoodsPart[] {
  const [long, high, deep] = isStrong ? [92, 34, 46] : [72, 25, 36]
  const count = isStrong ? 9 : 5
  const vents = Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * 9
    return made(
      'vent',
      'seam',
      plate({
        outline: roundedOutline(4, high * 0.9, 1.8),
        thick: 0.8,
        bevel: 0.2,
        at: [x + long * 0.42, high, deep],
      }),
    )
  })
  return [
    made('case', 'composite', blockMesh([0, high, 0], [long, high, deep], 9, 1.6)),
    made('seam', 'seam', blockMesh([0, high, 0], [long - 3, 0.5, deep + 0.15], 0.3, 1)),
    ...vents,
    made(
      'light',
      'glow',
      drum({
        from: [-long + 16, high * 1.5, deep - 0.6],
        along: [0, 0, 1],
        radius: 3,
        length: 1.6,
      }),
    ),
    ...flatWord('NIREEKA', 9, [-long * 0.52, high * 0.8, deep + 0.2], 'letter'),
    cable(
      [
        [long, high, 0],
        [long + 24, high - 4, 6],
        [long + 38, 6, 46],
        [long - 20, 4, 92],
        [0, 4, 84],
        [-34, 4, 104],
      ],
      3.4,
    ),
    ...movedParts(plug([0, 0, 0], [-0.86, 0, 0.5]), { size: 1.7, by: [-40, 9.6, 108] }),
  ]
}

export function throttle(): GoodsPart[] {
  const ribs = Array.from({ length: 14 }, (_, index): [number, number][] => [
    [16.4, 8 + index * 5],
    [18, 9 + index * 5],
    [18, 11.4 + index * 5],
    [16.4, 12.4 + index * 5],
  ]).flat()
  return [
    made(
      'bar',
      'dark-metal',
      drum({ from: [-120, 34, 0], along: ALONG, radius: 11.1, length: 230, corners: 48 }),
    ),
    made(
      'sleeve',
      'rubber',
      turned({
        from: [14, 34, 0],
        along: ALONG,
        corners: 48,
        outline: [[14, 0], [19, 1], [19, 6], ...ribs, [17, 82], [14, 84]],
      }),
    ),
    made(
      'housing',
      'composite',
      turned({
        from: [-22, 34, 0],
        along: ALONG,
        corners: 48,
        outline: pairs('17 0, 21 2, 22 6, 22 30, 20 35'),
      }),
    ),
    made('body', 'composite', blockMesh([-6, 18, 4], [15, 12, 12], 5, 0.9)),
    made(
      'mark',
      'volt',
      turned({
        from: [8, 34, 0],
        along: ALONG,
        corners: 48,
        outline: pairs('21.2 0, 21.6 0.3, 21.4 2.6, 20.8 3'),
      }),
    ),
    made(
      'bolt',
      'steel',
      drum({ from: [-12, 46, 18], along: [0, 0.7, 0.7], radius: 3.4, length: 3 }),
    ),
    cable(way('-8 6 4, -12 2 14, -40 -8 30, -84 -4 34, -110 6 30')),
  ]
}
