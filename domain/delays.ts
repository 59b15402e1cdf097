import { addCalendarDays, addWorkingDays, workingDaysBetween } from './delivery'
import { PACKING_DAYS } from './goods-delivery'

export const DELAY_STATES = ['active', 'replaced', 'ended'] as const

/** Business days that a bike needs once its last part is there, as the form suggests it. */
export const USUAL_WORK_DAYS = 2
export const MOST_WORK_DAYS = 60
/** Orders that a preview lists; all of them move. */
export const MOST_SHOWN = 1_000

const WEEK = 'week:'

/** How a report names a week of the factory that has too much to build. */
export const weekItem = (monday: string): string => `${WEEK}${monday}`

/** The Monday of such a week; null for parts, frames and goods. */
export const weekOfItem = (item: string): string | null =>
  item.startsWith(WEEK) ? item.slice(WEEK.length) : null

const BREAK = 'break:'

/** How a report names days off that were planned after orders had been promised. */
export const breakItem = (firstDay: string): string => `${BREAK}${firstDay}`

/** What a report is about: something late, a full week, or days off. */
export function delayKind(item: string): 'item' | 'week' | 'break' {
  if (item.startsWith(BREAK)) return 'break'
  return weekOfItem(item) === null ? 'item' : 'week'
}

export interface LateItem {
  /** Day on which the late item arrives at the factory, 'YYYY-MM-DD'. */
  arrives_on: string
  /** Business days at the factory after it. */
  work_days: number
}

export interface PromiseBasis {
  /** What the buyer was promised without the delay. */
  base: string
  /** Business days that a dealer takes to assemble the bikes. */
  assemblyDays: number
  /** Calendar days on the way. */
  transitDays: number
}

/**
 * The day that can be promised while an item is late: never before what was promised without it.
 * @param closedDays of the factory
 * @example promiseWith({ arrives_on: '2026-12-04', work_days: 2 }, { base: '2026-12-01', assemblyDays: 0, transitDays: 7 }, []) // '2026-12-15'
 */
export function promiseWith(
  { arrives_on, work_days }: LateItem,
  { base, assemblyDays, transitDays }: PromiseBasis,
  closedDays: readonly string[],
): string {
  const ready = addWorkingDays(arrives_on, work_days + assemblyDays, closedDays)
  const arrives = addCalendarDays(ready, transitDays)
  return arrives > base ? arrives : base
}

interface PromisedOrder {
  date: string
  transitDays: number
  /** Whether nothing of it is left to build. */
  isBuilt: boolean
}

interface ChangedCalendar {
  today: string
  before: readonly string[]
  after: readonly string[]
}

/**
 * The day that can be promised once the factory rests on more days: as many working days from today as before. What is
 * built needs one of them to leave.
 */
export function promiseAround(
  { date, transitDays, isBuilt }: PromisedOrder,
  { today, before, after }: ChangedCalendar,
): string {
  const ready = addCalendarDays(date, -transitDays)
  const left = workingDaysBetween(today, ready, before)
  // It should have left, whatever the calendar says.
  if (left === 0) return date
  const needed = isBuilt ? Math.min(left, PACKING_DAYS) : left
  const arrives = addCalendarDays(addWorkingDays(today, needed, after), transitDays)
  return arrives > date ? arrives : date
}
