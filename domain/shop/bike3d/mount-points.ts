import { seatShape } from '@/domain/shop/bikes/drawing/cockpit-shape'
import { frameShape } from '@/domain/shop/bikes/drawing/frame-shape'
import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { Vector } from '@/domain/kit/shape/mesh'
import { add, scaled } from '@/domain/kit/shape/mesh'
import { spot } from './part'
import { deckOf } from './rack'

/** Height of the radar's center above the frame, along the seatpost, in mm. */
const RADAR_UP = 58

export function radarOnPost({ seatTop, seating }: FramePoints): Vector {
  return add(spot(seatTop), scaled(spot(seating), RADAR_UP))
}

export function radarOnRack(points: FramePoints, look: BikeLook): Vector {
  const { back, high } = deckOf(points, look)
  return [back - 10, high - 30, 0]
}

/** Height of the tracker's lamp on the seat tube, in mm; the rest of it is inside the tube. */
const TRACKER_UP = 150

/** Returns the middle of the seat tube at the tracker, and half of the tube's thickness there. */
export function trackerInTube(points: FramePoints, look: BikeLook): { at: Vector; half: number } {
  const [, seat] = frameShape(points, look.style, look.battery).main
  const at = add(spot(points.bottomBracket), scaled(spot(points.seating), TRACKER_UP))
  const away = (seat?.center ?? []).map(({ x, y }) => Math.hypot(x - at[0], y + at[1]))
  return { at, half: seat?.half[away.indexOf(Math.min(...away))] ?? 20 }
}

export function rollUnderSaddle(points: FramePoints, saddle: number): Vector {
  return add(spot(seatShape(points, saddle).clamp), [-72, -28, 0])
}
