import type { GoodsMaterial, GoodsPart } from '@/studio/goods3d/materials'
import { blockMesh, made, movedMesh, movedParts, pairs, way } from '@/domain/shop/bike3d/shapes'
import type { Size, Vector } from '@/domain/kit/shape/mesh'
import { revolved } from '@/domain/kit/shape/solids'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'

const CENTER: Vector = [0, 0, 0]
const FLAT = { turn: [0, -90] } as const
const ALONG: Vector = [1, 0, 0]
const SIDES = [1, -1] as const

/** Revolves an outline of radii and positions around the axis, which points to the viewer. */
const ringOf = (name: string, material: GoodsMaterial, outline: string): GoodsPart =>
  made(name, material, revolved(CENTER, pairs(outline), 72))

function bearing([outer, inner]: Size, thick: number): GoodsPart[] {
  const [half, wall] = [thick / 2, (outer - inner) * 0.24]
  const band = (from: number, to: number, deep: number) =>
    `${from} ${-deep}, ${to} ${-deep}, ${to} ${deep}, ${from} ${deep}`
  return [
    ringOf('outer race', 'steel', band(outer - wall, outer, half)),
    ringOf('seal', 'composite', band(inner + wall - 0.2, outer - wall + 0.2, half - 0.5)),
    ringOf('inner race', 'steel', band(inner, inner + wall, half)),
  ]
}

const standing = (parts: GoodsPart[], around: number, by: Vector) =>
  movedParts(movedParts(parts, { turn: [1, around] }), { by })

const lying = (parts: GoodsPart[], by: Vector) => movedParts(movedParts(parts, FLAT), { by })

export const headsetBearings = (): GoodsPart[] => [
  ...standing(bearing([26, 20], 7), -24, [-32, 26, 0]),
  ...standing(bearing([20.9, 15.2], 7), 18, [30, 20.9, -6]),
  ...lying([ringOf('seal', 'rubber', '20 -1.4, 25.5 -1.4, 24.5 1.4, 20 1.4')], [-14, 1.4, 46]),
  ...lying(
    [ringOf('crown race', 'steel', '19.8 -2, 27 -2, 26 -0.6, 21 2.4, 19.8 2.4')],
    [42, 2, 40],
  ),
]

export function bottomBracketBearings(): GoodsPart[] {
  const cup = [
    ringOf('cup', 'dark-metal', '17 -9, 21 -9, 21 3, 25 3, 25 7.4, 24.4 8, 17 8'),
    ...movedParts(bearing([17.2, 12], 7), { by: [0, 0, 4] }),
  ]
  const tube = turned({
    from: [-38, 16, -34],
    along: ALONG,
    outline: pairs('15 0, 16 1, 16 75, 15 76'),
  })
  return [
    ...standing(cup, -34, [-38, 25, 8]),
    ...standing(cup, 28, [40, 25, 6]),
    made('sleeve', 'composite', tube),
  ]
}

export const pivotBearings = (): GoodsPart[] =>
  Array.from({ length: 12 }, (_, index) => {
    const isLarge = index % 3 === 0
    const [x, z] = [((index % 4) - 1.5) * 34, (Math.floor(index / 4) - 1) * 36]
    const one = isLarge ? bearing([14, 7.6], 7) : bearing([12, 6], 7)
    return lying(one, [x, 3.5, z])
  }).flat()

export function shockHardware(): GoodsPart[] {
  const pin = (z: number, long: number) =>
    made(
      'pin',
      'steel',
      turned({
        from: [-long / 2, 6.4, z],
        along: ALONG,
        outline: [
          [4.4, 0],
          [5, 0.6],
          [5, long * 0.3],
          [6.2, long * 0.3 + 0.6],
          [6.2, long * 0.7],
          [5, long * 0.7 + 0.6],
          [5, long - 0.6],
          [4.4, long],
        ],
      }),
    )
  const spacer = [ringOf('spacer', 'dark-metal', '5 -5, 11 -5, 11 -2, 8 0, 8 5, 5 5')]
  const oRing = [ringOf('O-ring', 'rubber', '7 -1, 8 -1.4, 9 -1, 9.4 0, 9 1, 8 1.4, 7 1')]
  return [
    pin(-22, 58),
    pin(4, 44),
    ...[-48, 48].flatMap((x) => standing(spacer, x > 0 ? -30 : 30, [x, 11, -16])),
    ...[-44, 44].flatMap((x) => lying(spacer, [x, 5, 16])),
    ...[-18, 2, 22].flatMap((x) => lying(oRing, [x, 1.4, 32])),
  ]
}

export function forkService(): GoodsPart[] {
  const seal = [ringOf('seal', 'rubber', '17.5 -6, 22 -6, 22 2, 23.6 2, 23.6 4, 20 6, 17.5 6')]
  const foam = [ringOf('foam ring', 'foam', '17.5 -5, 21.6 -5, 21.6 5, 17.5 5')]
  const oRing = [ringOf('O-ring', 'needle', '8 -0.8, 9 -1.2, 10 -0.8, 10 0.8, 9 1.2, 8 0.8')]
  return [
    ...bottle([54, 0, -26]),
    ...standing(seal, -22, [-62, 23.6, -18]),
    ...standing(seal, 14, [-8, 23.6, -24]),
    ...lying(foam, [-66, 5, 30]),
    ...lying(foam, [-18, 5, 32]),
    ...[18, 42, 66].flatMap((x) => lying(oRing, [x, 1.2, 34])),
  ]
}

const UP: Vector = [0, 1, 0]

function bottle(from: Vector): GoodsPart[] {
  const on = (outline: string) => turned({ from, along: UP, corners: 56, outline: pairs(outline) })
  return [
    made('bottle', 'milk', on('19 0, 21.5 2, 22 8, 22 54, 20 62, 12 68, 9 70')),
    made('label', 'volt', on('22.3 14, 22.5 14.4, 22.5 45.6, 22.3 46')),
    made('cap', 'composite', on('10 68, 11 69, 11 78, 7 84, 4 96, 3 97')),
  ]
}

export function bleedKit(): GoodsPart[] {
  const syringe = (x: number, z: number, drawn: number): GoodsPart[] => {
    const on = (outline: string) =>
      turned({ from: [x, 0, z], along: UP, corners: 40, outline: pairs(outline) })
    return [
      made('plunger', 'composite', on(`13 0, 14 1, 14 3, 5 4, 5 ${drawn}`)),
      made('flange', 'milk', on(`17 ${drawn - 4}, 18 ${drawn - 3}, 18 ${drawn}, 17 ${drawn}`)),
      made(
        'barrel',
        'milk',
        on(`12 ${drawn}, 12 ${drawn + 62}, 10 ${drawn + 66}, 4 ${drawn + 68}`),
      ),
      made('scale', 'print', on(`12.1 ${drawn + 20}, 12.2 ${drawn + 20.4}, 12.1 ${drawn + 20.8}`)),
      made('scale', 'print', on(`12.1 ${drawn + 40}, 12.2 ${drawn + 40.4}, 12.1 ${drawn + 40.8}`)),
      made(
        'tip',
        'steel',
        on(`4.6 ${drawn + 67}, 5 ${drawn + 68}, 4 ${drawn + 78}, 3 ${drawn + 84}`),
      ),
    ]
  }
  const hose = sweep({
    points: way('-46 106 0, -46 150 2, -20 168 10, 0 140 14, 6 112 6, 8 126 0'),
    half: [[2.4, 2.4]],
    rings: 60,
    corners: 14,
  })
  return [
    ...syringe(-46, 0, 24),
    ...syringe(8, 0, 44),
    made('hose', 'lens', hose),
    ...movedParts(bottle([44, 0, -12]), { by: [16, 0, 0] }),
  ]
}

export function innerTube(): GoodsPart[] {
  const around = Array.from({ length: 20 }, (_, step): Size => {
    const angle = (step / 20) * 2 * Math.PI
    return [262 + 24 * Math.cos(angle), 24 * Math.sin(angle)]
  })
  const valve = (outline: string) =>
    turned({ from: [0, 50, 0], along: UP, corners: 24, outline: pairs(outline) })
  const parts = [
    made('tube', 'rubber', revolved([0, 286, 0], around, 144)),
    made('valve foot', 'rubber', valve('13 -5, 12 0, 7 4')),
    made('valve', 'brass', valve('3.6 0, 3.6 40, 3 41, 2.4 42, 2.4 50')),
    made('valve nut', 'steel', valve('7 12, 7.6 12.6, 7.6 16, 7 16.6')),
  ]
  return movedParts(parts, { turn: [1, 20] })
}

export function throughAxle(long: number, radius: number): GoodsPart[] {
  const thread = Array.from({ length: 14 }, (_, index): Size[] => [
    [radius - 0.7, long - 18 + index * 1.2],
    [radius, long - 17.4 + index * 1.2],
  ]).flat()
  const from: Vector = [-long / 2, 14, 0]
  return [
    made(
      'axle',
      'dark-metal',
      turned({
        ...{ from, along: ALONG, corners: 48 },
        outline: [[radius - 0.4, 8], [radius, 8.6], [radius, long - 20], ...thread],
      }),
    ),
    made('head', 'enamel', drum({ from, along: ALONG, radius: 14, length: 9, bevel: 1.4 })),
    made(
      'hex',
      'seam',
      drum({ from: [-long / 2 - 0.2, 14, 0], along: ALONG, radius: 4, length: 1, corners: 6 }),
    ),
    made(
      'washer',
      'steel',
      drum({ from: [-long / 2 + 9, 14, 0], along: ALONG, radius: 11, length: 1.6 }),
    ),
  ]
}

export function seatClamp(): GoodsPart[] {
  const ring = ringOf('clamp', 'enamel', '16 -8, 19 -8, 19.6 -7.4, 19.6 7.4, 19 8, 16 8')
  return [
    ...lying([ring], [0, 8, 0]),
    ...SIDES.map((side) =>
      made('lug', 'enamel', blockMesh([24, 8, side * 4.4], [7, 7.6, 3.4], 1.6, 0.6)),
    ),
    made('gap', 'seam', blockMesh([21, 8, 0], [8, 7.4, 1], 0.4, 0.6)),
    made('bolt', 'steel', drum({ from: [25, 8, 7], along: [0, 0, 1], radius: 4.2, length: 5 })),
    made(
      'hex',
      'seam',
      drum({
        from: [25, 8, 11.6],
        along: [0, 0, 1],
        radius: 2,
        length: 0.6,
        bevel: 0.1,
        corners: 6,
      }),
    ),
  ].map((part) => ({ ...part, mesh: movedMesh(part.mesh, { turn: [1, -62] }) }))
}
