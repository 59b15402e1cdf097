/** The time as the shop sees it; injected, so that a test can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day of a moment in UTC, 'YYYY-MM-DD'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
