const MILES_PER_KM = 0.6213711922

/**
 * Rounds planned miles: to hundreds from 100 on, to tens below, never to 0; not for ridden ones.
 * @example roundMiles(500) // 300 miles for 500 km
 */
export function roundMiles(km: number): number {
  const miles = km * MILES_PER_KM
  const step = miles < 100 ? 10 : 100
  return Math.max(step, Math.round(miles / step) * step)
}
