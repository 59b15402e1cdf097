import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add, minus, scaled, unit } from '@/domain/kit/shape/mesh'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import { edgeOf } from './fenders'
import type { ModelPart } from './part'
import { piece, spot } from './part'

/** Gap between a fender's edges and the ring's middle, and half of its thickness, in mm. */
const ROOM = 15
const HALF = 9
/** The ring is open toward the hub so that the spokes can pass. */
const OPEN = 118
const STEPS = 12

export function ringLock({ seatTop, rearAxle }: FramePoints, { tyres }: BikeLook): ModelPart[] {
  const { diameter, width } = tyres.rear
  const out = unit(minus(spot(seatTop), spot(rearAxle)))
  const along: Vector = [-out[1], out[0], 0]
  const middle = add(spot(rearAxle), scaled(out, diameter / 2 - width / 2))
  const radius = edgeOf(width) + ROOM
  const on = (degrees: number, ahead = 0): Vector => {
    const angle = (degrees * Math.PI) / 180
    const [far, aside] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    return add(add(add(middle, scaled(out, far)), [0, 0, aside]), scaled(along, ahead))
  }
  const arc = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => on(from + ((to - from) * step) / STEPS))
  const shackle = { corner: 3.2, corners: 10, bevel: 2.5, side: along }
  return [
    piece('lock', 'black', sweep({ points: arc(-OPEN, OPEN), half: [[13, HALF]], ...shackle })),
    piece('lock', 'composite', sweep({ points: arc(-34, 34), half: [[19, HALF + 3]], ...shackle })),
    piece(
      'lock',
      'composite',
      sweep({ points: arc(66, OPEN), half: [[18, HALF + 3]], ...shackle }),
    ),
    piece(
      'lock cylinder',
      'metal',
      drum({ from: on(92, 16), along, radius: 7.5, length: 5, corners: 14 }),
    ),
    piece(
      'lock key',
      'black',
      drum({ from: on(92, 20), along, radius: 5.5, length: 18, bevel: 2, corners: 12 }),
    ),
  ]
}
