/** Nominal voltage of the batteries. */
const VOLTS = 48
/** The last tenth goes in slowly: a charge takes this much longer than its ampere-hours say. */
const TAPER = 1.1

/**
 * Hours of a full charge, to the half hour.
 * @param battery Wh
 * @example chargeHours(480, 2) // 5.5
 */
export function chargeHours(battery: number, amperes: number): number {
  return Math.round(((battery * TAPER) / (VOLTS * amperes)) * 2) / 2
}
