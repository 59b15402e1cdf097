/** Warranty that the spec sheets promise: one year or 2,600 km, whichever comes first. */
const WARRANTY_YEARS = 1

/**
 * Returns the last day of a bike's warranty, 'YYYY-MM-DD' in UTC. @example warrantyEnd(new
 * Date('2026-03-02T10:00:00Z')) // '2027-03-02'
 */
export function warrantyEnd(delivered: Date): string {
  const end = new Date(delivered)
  end.setUTCFullYear(end.getUTCFullYear() + WARRANTY_YEARS)
  return end.toISOString().slice(0, 10)
}
