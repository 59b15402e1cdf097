const MILES_PER_KM = 0.6213711922

/**
 * Converts planned, not ridden, km to miles: rounded to hundreds, below 100 to tens, never to 0.
 * @example roundMiles(500) // 300 miles for 500 km
 */
export function roundMiles(km: number): number {
  const miles = km * MILES_PER_KM
  const step = miles < 100 ? 10 : 100
  return Math.max(step, Math.round(miles / step) * step)
}
