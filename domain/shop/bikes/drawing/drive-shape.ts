import type { FramePoints, Point } from '../geometry'
import type { BikeLook, FrameStyle } from './look'
import { lines } from './path'
import { at, bearing, distance, polar, shifted } from './vector'

/** Radius per tooth, for half an inch of chain per tooth. */
const RADIUS_PER_TOOTH = 12.7 / (2 * Math.PI)
const PULLEY = 13
const BELT = { ring: 90, sprocket: 39 } as const
const TEETH: Record<FrameStyle, number> = { fat: 38, commuter: 44, trail: 36 }
const CRANK_LENGTH = 168
const CRANK_ANGLE = 17

interface Circle {
  center: Point
  radius: number
}

/** Drivetrain points that depend on the frame's length and the chosen gears, in mm. */
export interface DriveShape {
  ring: Circle
  cog: Circle
  /** Radius of the largest cog (or of the hub's sprocket). */
  largest: number
  smallest: number
  /** Guide and tension pulley; null with a hub gear. */
  pulleys: readonly [Circle, Circle] | null
  chain: string
  pedal: Point
  farPedal: Point
}

export function driveShape(
  points: FramePoints,
  style: FrameStyle,
  drivetrain: BikeLook['drivetrain'],
): DriveShape {
  const axle = points.rearAxle
  const isHub = drivetrain.kind === 'hub'
  const ring = { center: at(0, 0), radius: isHub ? BELT.ring : TEETH[style] * RADIUS_PER_TOOTH }
  const largest = isHub ? BELT.sprocket : drivetrain.largest_cog * RADIUS_PER_TOOTH
  const cog = { center: axle, radius: isHub ? BELT.sprocket : largest * 0.66 }
  const pulleys = isHub ? null : pulleysOf(axle, largest)
  return {
    ring,
    cog,
    largest,
    smallest: isHub ? 22 : 23,
    pulleys,
    chain: pulleys ? chainRun(ring, cog, pulleys) : beltRun(ring, cog),
    pedal: polar(at(0, 0), CRANK_LENGTH, CRANK_ANGLE),
    farPedal: polar(at(0, 0), CRANK_LENGTH, CRANK_ANGLE + 180),
  }
}

function pulleysOf(axle: Point, largest: number): [Circle, Circle] {
  const guide = shifted(axle, 26, Math.max(78, largest + 20))
  return [
    { center: guide, radius: PULLEY },
    { center: shifted(guide, 26, 72), radius: PULLEY },
  ]
}

function chainRun(ring: Circle, cog: Circle, pulleys: readonly [Circle, Circle]): string {
  const [guide, tension] = pulleys
  const [ringTop, cogTop] = tangent(ring, cog, 'top')
  const [tensionLow, ringLow] = tangent(tension, ring, 'bottom')
  const front = polar(cog.center, cog.radius, 62)
  return (
    `${lines(ringTop, cogTop)}${lines(tensionLow, ringLow)}` +
    lines(front, shifted(guide.center, PULLEY * 0.7, -PULLEY * 0.7)) +
    lines(shifted(guide.center, -PULLEY, 4), shifted(tension.center, PULLEY * 0.6, -PULLEY * 0.8))
  )
}

function beltRun(ring: Circle, cog: Circle): string {
  return lines(...tangent(ring, cog, 'top')) + lines(...tangent(ring, cog, 'bottom'))
}

/** Returns the outer tangent of two circles that passes above or below both. */
function tangent(a: Circle, b: Circle, side: 'top' | 'bottom'): [Point, Point] {
  const span = distance(a.center, b.center)
  const lean = (Math.acos((a.radius - b.radius) / span) * 180) / Math.PI
  const base = bearing(a.center, b.center)
  const ends = [lean, -lean].map((turn): [Point, Point] => [
    polar(a.center, a.radius, base + turn),
    polar(b.center, b.radius, base + turn),
  ])
  const [first, second] = ends
  if (!first || !second) return [a.center, b.center]
  const isFirst = side === 'top' ? first[0].y < second[0].y : first[0].y > second[0].y
  return isFirst ? first : second
}
