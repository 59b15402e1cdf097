import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from './shapes'
import { blockMesh, made, movedParts, pairs, plate, roundedOutline, strap, way } from './shapes'

export function taillight(): GoodsPart[] {
  const round = (wide: number, high: number, radius: number) =>
    roundedOutline(wide, high, radius, 10)
  const leds = [-17, 0, 17].map((y) =>
    made(
      'diode',
      'ember',
      drum({ from: [0, y, 15.5], along: [0, 0, 1], radius: 5.6, length: 3.4 }),
    ),
  )
  const ribs = Array.from({ length: 11 }, (_, index) => {
    const x = -12.5 + index * 2.5
    const tall = 29 - Math.max(0, Math.abs(x) - 5) * 0.7
    const points: Vector[] = [
      [x, -tall, 17.4],
      [x, tall, 17.4],
    ]
    return made('lens rib', 'ruby', sweep({ points, half: [[0.8, 1]], rings: 6, corners: 12 }))
  })
  const body = [
    made('housing', 'composite', blockMesh([0, 0, 0], [20, 36, 12], 8, 0.9)),
    made(
      'bezel',
      'black',
      plate({ outline: round(39, 70, 13), thick: 5, bevel: 1.6, at: [0, 0, 12] }),
    ),
    made(
      'lens',
      'ruby',
      plate({ outline: round(34, 64, 11), thick: 6, bevel: 2.4, at: [0, 0, 15] }),
    ),
    ...ribs,
    ...leds,
    made(
      'button',
      'rubber',
      drum({ from: [0, 34, -1], along: [0, 1, 0], radius: 6, length: 3.4, bevel: 1.2 }),
    ),
    made('charging cap', 'rubber', blockMesh([0, -36, 0], [7, 2, 4], 1.6, 0.7)),
    made('mount', 'composite', blockMesh([0, 2, -17], [11, 20, 8], 3, 0.9)),
  ]
  const band: Vector[] = way('0 -14 -22, 0 -19 -38, 0 -2 -54, 0 18 -40, 0 16 -22')
  return movedParts([...body, made('strap', 'rubber', strap(band, [8, 1.6], [1, 0, 0]))], {
    turn: [0, -8],
    by: [0, 38, 0],
  })
}

export function frontLight(): GoodsPart[] {
  const from: Vector = [0, 0, -52]
  const along: Vector = [0, 0, 1]
  const body = turned({
    from,
    along,
    corners: 72,
    outline: pairs(
      '11 0, 15 1, 17 4, 18 26, 18.5 44, 22 60, 25.5 76, 26 100, 25 102, 23.6 102, 23.5 83',
    ),
  })
  const fins = Array.from({ length: 7 }, (_, index) =>
    made(
      'fin',
      'enamel',
      drum({ from: [0, 0, -46 + index * 6], along, radius: 20.5, length: 2.6, corners: 64 }),
    ),
  )
  const bowl = turned({
    from: [0, 0, 50.4],
    along,
    corners: 64,
    outline: pairs('23.3 -14, 23.3 0, 20 -4, 14 -9, 7 -13'),
  })
  return movedParts(
    [
      made('housing', 'enamel', body),
      ...fins,
      made(
        'bezel',
        'steel',
        turned({
          from: [0, 0, 48],
          along,
          corners: 72,
          outline: pairs(
            '24.6 -17, 24.6 -1, 25.8 0, 26.4 0.6, 26.4 4.6, 25.6 5.4, 23.8 5.4, 23.4 3, 23.4 -15',
          ),
        }),
      ),
      made('reflector', 'mirror', bowl),
      made('diode', 'lamp', drum({ from: [0, 0, 37], along, radius: 4.2, length: 6 })),
      made('cutoff', 'black', blockMesh([0, 4, 44], [19, 1.4, 4], 1, 0.6)),
      made('button', 'rubber', blockMesh([0, 19, -4], [7, 3, 11], 2.6, 0.7)),
      made(
        'button light',
        'glow',
        drum({ from: [0, 21.6, -4], along: [0, 1, 0], radius: 1.8, length: 0.9, bevel: 0.2 }),
      ),
      made('foot', 'composite', blockMesh([0, -23, -6], [9, 7, 16], 3, 0.8)),
      ...clamp([0, -45, -6]),
    ],
    { by: [0, 66, 0] },
  )
}

function clamp(at: Vector): GoodsPart[] {
  const around = Array.from({ length: 25 }, (_, step): Vector => {
    const angle = (2 * Math.PI * step) / 24 + 0.4
    return [at[0], at[1] + 18 * Math.sin(angle), at[2] + 18 * Math.cos(angle)]
  })
  return [
    made(
      'clamp',
      'composite',
      sweep({ points: around, half: [[9, 3]], corner: 5, bevel: 0.8, side: [1, 0, 0] }),
    ),
    made(
      'pad',
      'rubber',
      drum({ from: [-8, at[1], at[2]], along: [1, 0, 0], radius: 15.4, length: 16, corners: 48 }),
    ),
    made(
      'knob',
      'dark-metal',
      drum({
        from: [0, at[1] - 2, at[2] - 20],
        along: [0, -1, -0.3],
        radius: 6,
        length: 18,
        corners: 24,
      }),
    ),
  ]
}
