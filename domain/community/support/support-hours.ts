import { isRecord, isText, isWhole } from '@/domain/kit/stored-value'
import { DEFAULT_REGION } from '@/utils/default-region'
import { shopZone } from '@/utils/shop-region'
import { dayAfter, weekdayOf, zoneTime } from '@/domain/kit/zone-time'

export interface SupportDay {
  /** 1 (Monday) to 7 (Sunday). */
  weekday: number
  /** Minutes after midnight in the time zone of the hours. */
  opens: number
  closes: number
}

/** spec §2 Footer: Monday to Friday 9 to 5, Saturday 9 to 1. Seed data; the database rows decide. */
export const POSTED_HOURS: readonly SupportDay[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  opens: 9 * 60,
  closes: weekday === 6 ? 13 * 60 : 17 * 60,
}))

export interface PostedSupport {
  hours: SupportDay[]
  closed_days: { date: string; reason: string }[]
}

export const SUPPORT_SETTING = 'support'

/** Parses the stored setting; without one, returns the hours in the specification. */
export function supportOf(stored: unknown): PostedSupport {
  if (!isRecord(stored)) return { hours: [...POSTED_HOURS], closed_days: [] }
  const { hours, closed_days } = stored
  return {
    hours: Array.isArray(hours) ? hours.filter(isSupportDay) : [],
    closed_days: Array.isArray(closed_days) ? closed_days.filter(isClosedDay) : [],
  }
}

function isSupportDay(value: unknown): value is SupportDay {
  if (!isRecord(value) || !isWhole(value.weekday, 1, 7)) return false
  return isWhole(value.opens, 0, 1440) && isWhole(value.closes, 0, 1440)
}

const isClosedDay = (value: unknown): value is { date: string; reason: string } =>
  isRecord(value) && isText(value.date, 10) && isText(value.reason, 200)

/** The posted "EST" means US Eastern Time, with daylight saving time. */
function zoneAbbreviation(zone: string): string {
  if (zone === DEFAULT_REGION.zone) return 'EST'
  const named = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
  return named.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function hourText(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `${hour % 12 || 12}${rest} ${hour % 24 < 12 ? 'A.M' : 'P.M'}`
}

/**
 * Formats hours as in spec §2 Footer; consecutive days with the same hours share a line.
 * @example postedLines(POSTED_HOURS)[0] // { days: 'Monday to Friday', time: '9 A.M to 5 P.M EST' }
 */
export function postedLines(hours: readonly SupportDay[]): { days: string; time: string }[] {
  const runs: { first: SupportDay; last: SupportDay }[] = []
  for (const day of [...hours].sort((a, b) => a.weekday - b.weekday)) {
    const run = runs.at(-1)
    const isSame = run?.last.opens === day.opens && run.last.closes === day.closes
    if (run && isSame && run.last.weekday === day.weekday - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  const name = ({ weekday }: SupportDay) => WEEKDAYS[weekday - 1] ?? ''
  return runs.map(({ first, last }) => ({
    days: first === last ? name(first) : `${name(first)} to ${name(last)}`,
    time: `${hourText(first.opens)} to ${hourText(first.closes)} ${zoneAbbreviation(shopZone())}`,
  }))
}

export interface SupportSchedule {
  days: readonly SupportDay[]
  zone: string
  /** Days without hours, 'YYYY-MM-DD'. */
  closed?: readonly string[] | undefined
}

/** Returns the hours of a day; undefined on closed days. */
export function supportDay(
  { days, closed }: SupportSchedule,
  date: string,
): SupportDay | undefined {
  if (closed?.includes(date)) return undefined
  const weekday = weekdayOf(date)
  return days.find((day) => day.weekday === weekday)
}

/** Days to look ahead: enough to see past a two-week holiday. */
const LOOK_AHEAD_DAYS = 28

export type SupportState =
  /** Closing time today, in minutes after midnight. */
  | { isOpen: true; until: number }
  /** `daysAhead` 0 is later today. */
  | { isOpen: false; next: { weekday: number; daysAhead: number; opens: number } | null }

/**
 * Returns whether support is open at a moment, and until when, or when it opens next.
 * @example supportState({ days: POSTED_HOURS, zone: 'America/New_York' }, new Date('2026-11-21T18:30:00Z')) //
 * Saturday 13:30 in the East: { isOpen: false, next: { weekday: 1, daysAhead: 2, opens: 540 } }
 */
export function supportState(schedule: SupportSchedule, moment: Date): SupportState {
  const { day: date, minutes } = zoneTime(moment, schedule.zone)
  const today = supportDay(schedule, date)
  if (today && today.opens <= minutes && minutes < today.closes) {
    return { isOpen: true, until: today.closes }
  }
  for (let daysAhead = 0; daysAhead <= LOOK_AHEAD_DAYS; daysAhead += 1) {
    const day = supportDay(schedule, dayAfter(date, daysAhead))
    if (!day || (daysAhead === 0 && minutes >= day.opens)) continue
    return { isOpen: false, next: { weekday: day.weekday, daysAhead, opens: day.opens } }
  }
  return { isOpen: false, next: null }
}
