import { zoneTime } from './zone-time'

/** When people answer on one weekday. */
export interface SupportDay {
  /** 1 Monday … 7 Sunday */
  weekday: number
  /** Minutes after midnight in the time zone of the hours. */
  opens: number
  closes: number
}

/** spec §2 Footer: Monday to Friday 9 to 5, Saturday 9 to 1. What the seed writes; the rows are the rule. */
export const POSTED_HOURS: readonly SupportDay[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: 9 * 60,
  closes: weekday === 6 ? 13 * 60 : 17 * 60,
}))

/** The posted "EST": the clock of the US East, with its summer time. */
export const SUPPORT_TIME_ZONE = 'America/New_York'

export type SupportState =
  /** Minutes after midnight at which it closes today. */
  | { isOpen: true; until: number }
  /** `daysAhead` 0 is later today. */
  | { isOpen: false; next: { weekday: number; daysAhead: number; opens: number } | null }

/**
 * Whether somebody answers at a moment, and until or from when.
 * @example supportState(POSTED_HOURS, SUPPORT_TIME_ZONE, new Date('2026-11-21T18:30:00Z'))
 * // Saturday 13:30 in the East: { isOpen: false, next: { weekday: 1, daysAhead: 2, opens: 540 } }
 */
export function supportState(
  days: readonly SupportDay[],
  timeZone: string,
  moment: Date,
): SupportState {
  const { weekday, minutes } = zoneTime(moment, timeZone)
  const dayOf = (number: number) => days.find((day) => day.weekday === number)
  const today = dayOf(weekday)
  if (today && today.opens <= minutes && minutes < today.closes) {
    return { isOpen: true, until: today.closes }
  }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = dayOf(((weekday - 1 + daysAhead) % 7) + 1)
    if (!day || (daysAhead === 0 && minutes >= day.opens)) continue
    return { isOpen: false, next: { weekday: day.weekday, daysAhead, opens: day.opens } }
  }
  return { isOpen: false, next: null }
}
