import type { Vector } from '@/domain/kit/shape/mesh'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import type { GoodsPart } from './materials'
import {
  blockMesh,
  made,
  movedParts,
  plate,
  roundedOutline,
  strap,
  way,
} from '@/domain/shop/bike3d/shapes'

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
