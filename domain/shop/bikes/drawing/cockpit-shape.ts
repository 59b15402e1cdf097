import type { FramePoints, Point } from '../geometry'
import { saddlePoint } from '../geometry'
import type { BikeLook, FrameStyle } from './look'
import { along, at, shifted } from './vector'

/** Height of the saddle's top above its clamp, in mm. */
const SADDLE_RAILS = 46
const SPACERS = 16
const RISE: Record<FrameStyle, number> = { fat: 34, commuter: 42, trail: 30 }
/** Backward reach of a grip in the side view, due to the bar's sweep, in mm. */
const SWEEP: Record<FrameStyle, number> = { fat: 66, commuter: 96, trail: 58 }
const USUAL_BAR = 760

/** Points of the bar and stem, in mm. */
export interface CockpitShape {
  steererTop: Point
  stem: Point
  bar: Point
  gripStart: Point
  gripEnd: Point
}

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

/** Points of the saddle top, its clamp on the post, and the frame's collar, in mm. */
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

/** Returns outline points of a saddle; seen from the side, a wide one is shorter and deeper. */
export function saddleShape(seat: SeatShape, width: number) {
  const wide = (width - 143) / 25
  const nose = 152 - wide * 12
  const tail = 122 + wide * 6
  const depth = 27 + wide * 9
  const p = (x: number, y: number) => shifted(seat.top, x, y)
  const upper = [p(-tail, 2), p(-tail * 0.86, -9), p(-tail * 0.4, 0), p(20, 5), p(nose * 0.62, 3)]
  const tip = [p(nose * 0.94, 5), p(nose, 14), p(nose * 0.9, 22), p(nose * 0.45, 20)]
  const lower = [p(0, depth), p(-tail * 0.55, depth + 14), p(-tail * 0.95, depth + 3)]
  return {
    shell: [...upper, ...tip, ...lower],
    seam: [p(-tail, depth * 0.6), p(-20, depth - 8), p(nose * 0.5, 15)],
    rails: [
      p(-tail * 0.72, depth),
      shifted(seat.clamp, -46, -2),
      shifted(seat.clamp, 52, -2),
      p(nose * 0.82, 18),
    ],
    rivets: [p(-tail * 0.82, 4), p(-tail * 0.88, 14), p(nose * 0.9, 11)],
  }
}
