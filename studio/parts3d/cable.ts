import type { GoodsPart } from '@/studio/goods3d/materials'
import { made, pairs } from '@/domain/shop/bike3d/shapes'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add } from '@/domain/kit/shape/mesh'
import { drum, sweep, turned } from '@/domain/kit/shape/sweep'

export const cable = (points: readonly Vector[], radius = 2.4): GoodsPart =>
  made('cable', 'hose', sweep({ points, half: [[radius, radius]], rings: 64, corners: 14 }))

export const plug = (from: Vector, along: Vector): GoodsPart[] => [
  made(
    'plug',
    'composite',
    turned({ from, along, corners: 32, outline: pairs('2.6 -10, 4 -6, 5.4 0, 5.6 12, 5 13') }),
  ),
  made(
    'plug ring',
    'volt',
    turned({ from, along, corners: 32, outline: pairs('5.6 3, 5.9 3.4, 5.9 6, 5.6 6.4') }),
  ),
  made(
    'contacts',
    'brass',
    drum({
      from: add(from, [along[0] * 12, along[1] * 12, along[2] * 12]),
      along,
      radius: 3,
      length: 4,
    }),
  ),
]

export const coil = (radius: number, rounds: number, lift: number, turn = 0): Vector[] =>
  Array.from({ length: Math.round(rounds * 14) + 1 }, (_, step): Vector => {
    const angle = turn + (step / 14) * 2 * Math.PI
    return [radius * Math.cos(angle), 3 + (lift * step) / 14, radius * Math.sin(angle)]
  })
