import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'
import type { FixedMaterial } from './materials'
import type { ModelPart } from './part'
import { blockMesh, made, movedParts, pairs } from './shapes'

export function frontLight(): ModelPart<FixedMaterial>[] {
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

function clamp(at: Vector): ModelPart<FixedMaterial>[] {
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
