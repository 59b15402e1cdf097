import type { OpeningHours } from './dealers'

export const RIDE_MINUTES = { min: 15, max: 480 } as const
export const MOST_NOTICE_HOURS = 336
export const MOST_AT_ONCE = 50
export const MOST_FEE_DAYS = 60

/** Checks that no two intervals of a weekday overlap. */
export function areApart(hours: readonly OpeningHours[]): boolean {
  return hours.every((one, index) =>
    hours
      .slice(index + 1)
      .every(
        (other) =>
          other.weekday !== one.weekday || other.opens >= one.closes || one.opens >= other.closes,
      ),
  )
}

export function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +02:00 aren't time zones, because they have no daylight saving time.
    return name.includes('/') && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
