/** Degrees north and east. */
export interface Point {
  lat: number
  lng: number
}

/** Mean radius of the earth in kilometers. */
const EARTH_KM = 6371.0088
const RADIANS = Math.PI / 180

/**
 * Returns the great-circle distance in km, at most 0.6% off the true shape of the earth.
 * @example distanceKm({ lat: 52.52, lng: 13.405 }, { lat: 48.137, lng: 11.575 }) // about 504
 */
export function distanceKm(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2
  const share =
    half(to.lat - from.lat) +
    Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * half(to.lng - from.lng)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)))
}
