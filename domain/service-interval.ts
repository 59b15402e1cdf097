const MILES_PER_KM = 0.6213711922

/**
 * A planned distance in miles, as somebody would say it: whole hundreds from one hundred on, whole tens below, never
 * none. For intervals and service lives; what was really ridden is not rounded like this.
 * @param km in kilometers
 * @example roundMiles(500) // 300
 */
export function roundMiles(km: number): number {
  const miles = km * MILES_PER_KM
  const step = miles < 100 ? 10 : 100
  return Math.max(step, Math.round(miles / step) * step)
}
