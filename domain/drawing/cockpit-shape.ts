import type { FramePoints, Point } from '../geometry'
import { saddlePoint } from '../geometry'
import type { BikeLook, FrameStyle } from './look'
import { along, at, shifted } from './vector'

/** Height of the saddle's top above its clamp, in mm. */
const SADDLE_RAILS = 46
const SPACERS = 16
const RISE: Record<FrameStyle, number> = { fat: 34, commuter: 42, trail: 30 }
/** Backward reach of a grip in a side view, in mm, from the bar's sweep. */
const SWEEP: Record<FrameStyle, number> = { fat: 66, commuter: 96, trail: 58 }
const USUAL_BAR = 760

/** Points of bar and stem in mm. */
export interface CockpitShape {
  steererTop: Point
  stem: Point
  bar: Point
  gripStart: Point
  gripEnd: Point
}

/** Places stem, bar and grips for a frame and the chosen stem length and bar width. */
export function cockpitShape(
  points: FramePoints,
  style: FrameStyle,
  bar: BikeLook['bar'],
): CockpitShape {
  const up = at(-points.steering.x, -points.steering.y)
  const ahead = at(points.steering.y, -points.steering.x)
  const stem = along(points.headTop, up, SPACERS + 20)
  const clamp = along(stem, ahead, bar.stem)
  const sweep = SWEEP[style] * (bar.width / USUAL_BAR)
  const gripStart = shifted(clamp, -8, -RISE[style])
  return {
    steererTop: along(points.headTop, up, SPACERS + 44),
    stem,
    bar: clamp,
    gripStart,
    gripEnd: shifted(gripStart, -sweep, -8),
  }
}

/** Saddle top, its clamp on the post and the frame's collar, in mm. */
export interface SeatShape {
  top: Point
  clamp: Point
  collar: Point
}

/** Places the saddle for a height in mm (bottom bracket to saddle top, along the seat tube). */
export function seatShape(points: FramePoints, height: number): SeatShape {
  const top = saddlePoint(points, height)
  return {
    top,
    clamp: along(top, points.seating, -SADDLE_RAILS),
    collar: points.seatTop,
  }
}
