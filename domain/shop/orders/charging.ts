/** Nominal voltage of the batteries. */
const VOLTS = 48
/** Factor by which a full charge takes longer, because charging slows down for the last tenth. */
const TAPER = 1.1

/** Returns hours in steps of 0.5. @param battery Wh @example chargeHours(480, 2) // 5.5 */
export function chargeHours(battery: number, amperes: number): number {
  return Math.round(((battery * TAPER) / (VOLTS * amperes)) * 2) / 2
}
