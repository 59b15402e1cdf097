import { bentTube, cylinder } from '@/domain/kit/shape/field'
import type { Field, Vector } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from './materials'
import { blockMesh, made, pairs, strap, way } from '@/domain/shop/bike3d/shapes'
import { ellipsoid, softMax } from './fields'

const SIDES = [1, -1] as const
const HEAD = ellipsoid([0, -6, 0], [110, 92, 80])

const edge: Field = (x, y) => {
  const neck = x < -20 ? (x + 20) * 0.3 : 0
  const brow = x > 60 ? (x - 60) * 0.35 : 0
  return -(y + 22 + neck - brow - 12 * Math.exp(-(((x + 10) / 45) ** 2)))
}

/** Vents from the brow to the neck: middle line, width and height. */
const VENTS = (
  [
    [0, 17],
    [37, 15],
    [70, 11],
  ] as const
).flatMap(([z, wide]) => {
  const half = (low: number, high: number) =>
    [
      [wide * 0.55, low],
      [wide, high],
      [wide * 0.55, low],
    ] as const
  return [
    bentTube(
      [
        [122, 58, z * 0.75],
        [72, 100, z],
        [18, 114, z * 1.05],
      ],
      half(44, 50),
    ),
    bentTube(
      [
        [-8, 114, z * 1.05],
        [-62, 100, z],
        [-122, 58, z * 0.7],
      ],
      half(44, 50),
    ),
  ]
})
const SLOTS = [
  bentTube(way('98 24 98, 52 38 110, 10 42 114'), pairs('24 7, 24 11, 24 6')),
  bentTube(way('-14 42 114, -60 34 106, -106 18 80'), pairs('26 6, 26 11, 26 6')),
]
const OUTER = ellipsoid([-4, 4, 0], [148, 110, 106])

const shell: Field = (x, y, side) => {
  const z = Math.abs(side)
  const crest = 2.4 * Math.cos((z / 16) * Math.PI) * Math.max(0, 1 - z / 80)
  const outer = softMax(OUTER(x, y, z) - crest, edge(x, y, z), 9)
  const open = [...VENTS, ...SLOTS].reduce((rest, vent) => softMax(rest, -vent(x, y, z), 8), outer)
  return softMax(open, 12 - HEAD(x, y, z), 5)
}

const liner: Field = (x, y, side) => {
  const z = Math.abs(side)
  const cage = Math.abs(HEAD(x, y, z) - 9) - 5
  return softMax(softMax(cage, edge(x, y - 4, z), 4), -RIBS(x, y, z), 4)
}
const RIBS: Field = (x, y, z) =>
  5 - Math.abs(((Math.abs(z) + 24) % 31) - 15.5) + Math.max(0, 20 - y)

export function helmet(): GoodsPart[] {
  const visor: Field = (x, y, z) => {
    const away = Math.hypot(x - 20, z * 0.9)
    const top = Math.abs(y - (70 - (away - 90) * 0.2 - z * z * 0.004)) - 2.6
    return softMax(softMax(top, away - 150 + z * z * 0.003, 3), 78 - Math.abs(z) * 0.1 - x, 3)
  }
  const cut: Field = (x, y, z) => softMax(visor(x, y, z), Math.abs(z) - 84, 5)
  const dial = cylinder({ from: [-128, -18, 0], to: [-138, -18, 0], radius: 16, round: 3 })
  return [
    made(
      'shell',
      'shell',
      surfaceOf(shell, { low: [-162, -62, -116], high: [154, 124, 116], cell: 2.2 }),
    ),
    made(
      'liner',
      'foam',
      surfaceOf(liner, { low: [-132, -52, -102], high: [132, 114, 102], cell: 3 }),
    ),
    made('visor', 'black', surfaceOf(cut, { low: [60, 20, -98], high: [204, 94, 98], cell: 1.3 })),
    made(
      'dial',
      'composite',
      surfaceOf(dial, { low: [-146, -40, -22], high: [-120, 4, 22], cell: 1.5 }),
    ),
    ...SIDES.flatMap((side) => straps(side)),
    made('buckle', 'black', blockMesh([12, -140, 0], [9, 5, 15], 3, 1.2)),
  ]
}

function straps(side: 1 | -1): GoodsPart[] {
  const low: Vector = [6, -104, 60 * side]
  const run = (points: readonly Vector[], across: Vector) =>
    made('strap', 'webbing', strap(points, [8, 1.1], across))
  return [
    run([[52, -2, 84 * side], [34, -52, 76 * side], low], [1, 0, 0]),
    run([[-62, -14, 76 * side], [-32, -60, 70 * side], low], [1, 0, 0]),
    run([low, [10, -130, 34 * side], [12, -140, 0]], [1, 0, 0]),
    made('strap divider', 'black', blockMesh([5, -102, 61 * side], [13, 10, 3], 2.4, 1.2)),
    made(
      'visor pivot',
      'dark-metal',
      drum({ from: [72, 44, 90 * side], along: [0.3, 0.15, side], radius: 9, length: 4.5 }),
    ),
    made(
      'rim line',
      'black',
      sweep({
        points: [
          [118, 6, 40 * side],
          [84, -8, 76 * side],
          [30, -16, 96 * side],
          [-20, -12, 98 * side],
          [-80, -28, 78 * side],
          [-122, -42, 34 * side],
        ],
        half: [[3, 4]],
        rings: 60,
        corners: 12,
      }),
    ),
  ]
}
