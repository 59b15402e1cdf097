import { between, shifted } from './drawing/vector'
import type { FramePoints, Point } from './geometry'

export type LocationPoint = Exclude<keyof FramePoints, 'steering' | 'seating'>

/** Location of a part: a frame point, or a share of the way to a second one, offset by dx and dy mm. */
export interface PartLocation {
  from: LocationPoint
  to?: LocationPoint
  /** Fraction of the way from `from` to `to`, 0 to 1. */
  share?: number
  dx?: number
  dy?: number
}

/** Returns the point of a location on the frame of one size, in mm. */
export function pointOf(location: PartLocation, points: FramePoints): Point {
  const from = points[location.from]
  const on = location.to ? between(from, points[location.to], location.share ?? 0.5) : from
  return shifted(on, location.dx ?? 0, location.dy ?? 0)
}
