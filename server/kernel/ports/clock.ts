export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Returns the UTC date as 'YYYY-MM-DD'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
