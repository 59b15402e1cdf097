import type { Point } from '../geometry'
import { arc, lines, ring } from './path'
import { polar } from './vector'

/** Bead seat diameters of the three rims in use, in mm (26, 27.5 and 29 inch). */
const BEAD_SEATS = [559, 584, 622] as const
const RIM_EDGE = 5
const RIM_DEPTH = { alloy: 21, carbon: 44 } as const

/** Radii in mm of one wheel, from the ground inwards. */
export interface WheelRings {
  ground: number
  tyreInside: number
  rimInside: number
}

export function wheelRings(
  tire: { diameter: number; width: number },
  rim: keyof typeof RIM_DEPTH,
): WheelRings {
  const seat = tire.diameter - tire.width * 1.85
  const bead = BEAD_SEATS.reduce((best, one) =>
    Math.abs(one - seat) < Math.abs(best - seat) ? one : best,
  )
  const tyreInside = Math.min(bead / 2 + RIM_EDGE, tire.diameter / 2 - 20)
  return { ground: tire.diameter / 2, tyreInside, rimInside: tyreInside - RIM_DEPTH[rim] }
}

/** @param cross how far, in degrees, a spoke leads or trails its hole in the flange */
export function spokes(
  center: Point,
  radii: { flange: number; rim: number },
  lace: { pairs: number; cross: number; turn: number },
): string {
  return Array.from({ length: lace.pairs }, (_, index) => {
    const at = (360 / lace.pairs) * index + lace.turn
    const half = 90 / lace.pairs
    return (
      lines(polar(center, radii.flange, at - lace.cross), polar(center, radii.rim, at - half)) +
      lines(polar(center, radii.flange, at + lace.cross), polar(center, radii.rim, at + half))
    )
  }).join('')
}

export function rotorArms(center: Point, inner: number, outer: number): string {
  return Array.from({ length: 6 }, (_, index) =>
    lines(
      polar(center, inner, index * 60),
      polar(center, (inner + outer) / 2, index * 60 + 26),
      polar(center, outer, index * 60 + 34),
    ),
  ).join('')
}

export function bolts(
  center: Point,
  radius: number,
  bolt: { count: number; size: number },
): string {
  return Array.from({ length: bolt.count }, (_, index) =>
    ring(polar(center, radius, (360 / bolt.count) * index), bolt.size),
  ).join('')
}

/** Returns the arc for the lettering on a tire's sidewall, above the hub. */
export function sidewall(center: Point, radius: number): string {
  return arc(center, radius, 232, 308)
}
