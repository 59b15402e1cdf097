import type { Point } from './distance'

/** A part of the earth in Mercator's projection: what one drawing of `public/maps` shows. */
export interface MapView {
  /** Name of its file. */
  id: string
  west: number
  south: number
  east: number
  north: number
}

/** The drawings that `scripts/geo/maps.ts` makes. The first one shows every dealer. */
export const MAP_VIEWS = [
  { id: 'atlantic', west: -128, south: 22, east: 28, north: 63 },
  { id: 'europe', west: -11, south: 43.5, east: 19, north: 59.5 },
  { id: 'north-america', west: -127, south: 24, east: -66, north: 55 },
] as const satisfies readonly MapView[]

export type MapViewId = (typeof MAP_VIEWS)[number]['id']

const RADIANS = Math.PI / 180

function mercator(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2))
}

/**
 * Where a point lies in a view, as shares of its width and height from the upper left corner; outside of 0 to 1
 * it is beyond the edge.
 * @example projectPoint(view, { lat: view.north, lng: view.west }) // { x: 0, y: 0 }
 */
export function projectPoint(view: MapView, { lat, lng }: Point): { x: number; y: number } {
  const [top, bottom] = [mercator(view.north), mercator(view.south)]
  return {
    x: (lng - view.west) / (view.east - view.west),
    y: (top - mercator(lat)) / (top - bottom),
  }
}

/**
 * The point at a place of a view; `projectPoint` the other way.
 * @example pointAt(view, { x: 0, y: 0 }) // { lat: view.north, lng: view.west }
 */
export function pointAt(view: MapView, { x, y }: { x: number; y: number }): Point {
  const [top, bottom] = [mercator(view.north), mercator(view.south)]
  const height = top - y * (top - bottom)
  return {
    lat: (2 * Math.atan(Math.exp(height)) - Math.PI / 2) / RADIANS,
    lng: view.west + x * (view.east - view.west),
  }
}

/** Width by height of a view. */
export function aspectOf(view: MapView): number {
  const height = mercator(view.north) - mercator(view.south)
  return ((view.east - view.west) * RADIANS) / height
}

/** True where a point can be shown on the view. */
export function isOn(view: MapView, point: Point): boolean {
  const { x, y } = projectPoint(view, point)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}

export interface Spot {
  id: number
  x: number
  y: number
}

const ROUNDS = 24

/**
 * Moves spots that lie on one another apart, so that each can be seen and pressed.
 * @param gap the least distance as a share of the width
 * @param aspect width by height of the map
 */
export function separateSpots(spots: readonly Spot[], gap: number, aspect: number): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) pushApart(one, other, { gap, aspect })
    }
  }
  return moved
}

function pushApart(one: Spot, other: Spot, { gap, aspect }: { gap: number; aspect: number }): void {
  const dx = other.x - one.x
  const dy = (other.y - one.y) / aspect
  const apart = Math.hypot(dx, dy)
  if (apart >= gap) return
  const [ux, uy] = apart === 0 ? [1, 0] : [dx / apart, dy / apart]
  const step = (gap - apart) / 2
  one.x -= ux * step
  one.y -= uy * step * aspect
  other.x += ux * step
  other.y += uy * step * aspect
}
