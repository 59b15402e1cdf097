import type { Point } from '../geometry'

/** Creates a point in mm (x forward, y down). */
export const at = (x: number, y: number): Point => ({ x, y })

export const along = (from: Point, unit: Point, distance: number): Point =>
  at(from.x + unit.x * distance, from.y + unit.y * distance)

export const between = (a: Point, b: Point, t: number): Point =>
  at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)

export const shifted = (point: Point, x: number, y: number): Point => at(point.x + x, point.y + y)

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** Returns the unit vector from a to b; two equal points yield the x axis. */
export function towards(a: Point, b: Point): Point {
  const length = distance(a, b)
  return length === 0 ? at(1, 0) : at((b.x - a.x) / length, (b.y - a.y) / length)
}

/** Rotates a unit vector a quarter turn clockwise on the screen. */
export const turned = (unit: Point): Point => at(-unit.y, unit.x)

/** Returns a point on a circle; degrees run clockwise on the screen from the front (3 o'clock). */
export function polar(center: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return at(center.x + Math.cos(angle) * radius, center.y + Math.sin(angle) * radius)
}

/** Returns the direction from a to b in degrees, measured as in `polar`. */
export const bearing = (a: Point, b: Point): number =>
  (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

/** Returns the joint of two limbs of given lengths between a and b; `bend` chooses the side (1 or -1). */
export function joint(
  a: Point,
  b: Point,
  limbs: { first: number; second: number; bend: 1 | -1 },
): Point {
  const span = Math.min(distance(a, b), limbs.first + limbs.second - 0.1)
  const base = (limbs.first ** 2 - limbs.second ** 2 + span ** 2) / (2 * span)
  const height = Math.sqrt(Math.max(0, limbs.first ** 2 - base ** 2))
  const unit = towards(a, b)
  return along(along(a, unit, base), turned(unit), height * limbs.bend)
}
