import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { rod } from '@/domain/kit/shape/solids'
import { drum, sweep } from '@/domain/kit/shape/sweep'
import type { ModelPart } from './part'
import { piece, SIDES, spot, widthsOf } from './part'

/** Gap between tire and deck, and distance from the axle to the rear end, in mm. */
const ROOM = 60
const BEHIND = 150

export interface Deck {
  high: number
  /** Half of the deck's width. */
  wide: number
  back: number
  front: number
}

export function deckOf({ rearAxle, seatTop }: FramePoints, { tyres }: BikeLook): Deck {
  return {
    high: -rearAxle.y + tyres.rear.diameter / 2 + ROOM,
    wide: tyres.rear.width / 2 + 34,
    back: rearAxle.x - BEHIND,
    front: seatTop.x - 46,
  }
}

/** Models a rack, with a reflector unless there is a radar. */
export function rack(points: FramePoints, look: BikeLook): ModelPart[] {
  const { rearAxle, seatTop } = points
  const deck = deckOf(points, look)
  const foot = widthsOf(look).dropout + 4
  const plate: Vector = [deck.back - 9, deck.high - 10, 0]
  const bolt = (side: number) =>
    drum({
      from: spot(rearAxle, side * (foot + 3)),
      along: [0, 0, side],
      radius: 5,
      length: 5,
      corners: 10,
    })
  const reflector = drum({ from: plate, along: [-1, 0, 0], radius: 21, length: 5, corners: 20 })
  return [
    ...SIDES.flatMap((side) => sideOf(deck, side)),
    ...SIDES.flatMap((side) => legs(deck, spot(rearAxle, side * foot), side)),
    ...SIDES.map((side) => arm(deck, seatTop.x, side)),
    ...slats(deck),
    ...(look.extras.has('radar') ? [] : [piece('rack reflector', 'composite', reflector)]),
    ...SIDES.map((side) => piece('rack bolt', 'metal', bolt(side))),
  ]
}

const tube = (points: readonly Vector[], radius: number) =>
  piece('rack', 'black', sweep({ points, half: [[radius, radius]], corners: 8, rings: 8 }))

const bar = (from: Vector, to: Vector) => piece('rack', 'black', rod(from, to, 4.5, 8))

function sideOf({ high, wide, back, front }: Deck, side: number): ModelPart[] {
  const points: Vector[] = [
    [front, high, side * wide * 0.9],
    [front - 40, high, side * wide],
    [back + 40, high, side * wide],
    [back + 6, high - 1, side * wide * 0.86],
    [back, high - 2, side * wide * 0.4],
    [back, high - 2, 0],
  ]
  return [tube(points, 6.5)]
}

function legs({ high, wide }: Deck, [x, y, z]: Vector, side: number): ModelPart[] {
  return [-60, 70].map((ahead) => {
    const points: Vector[] = [
      [x, y + 8, z],
      [x + ahead * 0.55, high - 90, side * (wide + 6)],
      [x + ahead, high - 5, side * wide],
    ]
    return tube(points, 5.5)
  })
}

function arm({ high, wide, front }: Deck, seat: number, side: number): ModelPart {
  const points: Vector[] = [
    [front - 10, high, side * wide * 0.9],
    [seat - 24, high - 14, side * 26],
    [seat - 6, high - 22, side * 19],
  ]
  return tube(points, 4.5)
}

function slats({ high, wide, back, front }: Deck): ModelPart[] {
  const along = [-0.45, 0, 0.45].map((share) => {
    return bar([front - 4, high, wide * share], [back + 8, high, wide * share])
  })
  const across = [front - 4, (front + back) / 2, back + 34].map((x) => {
    return bar([x, high - 1, -wide * 0.94], [x, high - 1, wide * 0.94])
  })
  return [...along, ...across]
}
