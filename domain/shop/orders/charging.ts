/** Nominal voltage of the batteries. */
const VOLTS = 48
/** Charging slows down for the last tenth: a full charge takes this factor longer than its ampere-hours suggest. */
const TAPER = 1.1

/** Rounds to half hours. @param battery Wh @example chargeHours(480, 2) // 5.5 */
export function chargeHours(battery: number, amperes: number): number {
  return Math.round(((battery * TAPER) / (VOLTS * amperes)) * 2) / 2
}
