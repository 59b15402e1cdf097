import type { FramePoints, Point } from '../geometry'
import type { CockpitShape, SeatShape } from './cockpit-shape'
import { capsule } from './path'
import { along, at, bearing, joint, polar, shifted } from './vector'

/** Body measurements in cm. */
export interface Rider {
  height_cm: number
  inseam_cm: number
}

/** A seated rider as closed paths, and the points for dimension lines, in mm. */
export interface RiderShape {
  far: string
  near: string
  head: { center: Point; radius: number }
  hip: Point
}

/** Seats a rider, deriving segment lengths from typical shares of height and inseam. */
export function riderShape(
  points: FramePoints,
  fit: { seat: SeatShape; cockpit: CockpitShape; pedals: readonly [Point, Point] },
  rider: Rider,
): RiderShape {
  const height = rider.height_cm * 10
  const leg = rider.inseam_cm * 10
  const hip = shifted(along(fit.seat.top, points.seating, 62), -18, 0)
  const hand = shifted(fit.cockpit.gripStart, -12, -10)
  const arm = { first: height * 0.168, second: height * 0.172, bend: -1 as const }
  const shoulder = shoulderOf(hip, hand, {
    torso: (height - leg) * 0.55,
    arms: (arm.first + arm.second) * 0.93,
  })
  const elbow = joint(shoulder, hand, { ...arm, bend: 1 })
  const limb = (pedal: Point) => legOf(hip, pedal, leg)
  const neck = polar(shoulder, height * 0.062, bearing(hip, shoulder) + 12)
  const head = polar(neck, height * 0.06, bearing(hip, shoulder) + 26)
  const torso = capsule(
    shifted(hip, 4, -30),
    shifted(shoulder, -4, 6),
    height * 0.062,
    height * 0.058,
  )
  return {
    far: limb(fit.pedals[1]),
    near:
      torso +
      capsule(shoulder, neck, height * 0.034, height * 0.028) +
      capsule(shoulder, elbow, height * 0.033, height * 0.024) +
      capsule(elbow, hand, height * 0.024, height * 0.018) +
      limb(fit.pedals[0]),
    head: { center: head, radius: height * 0.056 },
    hip,
  }
}

function shoulderOf(hip: Point, hand: Point, size: { torso: number; arms: number }): Point {
  return joint(hip, hand, { first: size.torso, second: size.arms, bend: -1 })
}

function legOf(hip: Point, pedal: Point, leg: number): string {
  const ankle = shifted(pedal, -52, -96)
  const knee = joint(hip, ankle, { first: leg * 0.53, second: leg * 0.5, bend: -1 })
  const toe = shifted(pedal, 66, -22)
  return (
    capsule(hip, knee, leg * 0.098, leg * 0.066) +
    capsule(knee, ankle, leg * 0.064, leg * 0.044) +
    capsule(at(ankle.x - 8, ankle.y + 46), toe, leg * 0.046, leg * 0.03)
  )
}
