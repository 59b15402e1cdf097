import {
  addCalendarDays,
  addWorkingDays,
  workingDaysBetween,
} from '@/domain/shop/checkout/delivery'
import { PACKING_DAYS } from '@/domain/shop/goods/goods-delivery'

export const DELAY_STATES = ['active', 'replaced', 'ended'] as const

/** Default business days that a bike needs after its last part arrives. */
export const USUAL_WORK_DAYS = 2
export const MOST_WORK_DAYS = 60
/** Maximum number of orders listed in a preview; a confirmed delay moves all of them. */
export const MOST_SHOWN = 1_000

const WEEK = 'week:'

/** Returns the item id of an overloaded factory week in a report. */
export const weekItem = (monday: string): string => `${WEEK}${monday}`

export const weekOfItem = (item: string): string | null =>
  item.startsWith(WEEK) ? item.slice(WEEK.length) : null

const BREAK = 'break:'

/** Returns the item id of days off planned after orders were promised. */
export const breakItem = (firstDay: string): string => `${BREAK}${firstDay}`

export function delayKind(item: string): 'item' | 'week' | 'break' {
  if (item.startsWith(BREAK)) return 'break'
  return weekOfItem(item) === null ? 'item' : 'week'
}

export interface LateItem {
  /** Arrival day of the late item at the factory, 'YYYY-MM-DD'. */
  arrives_on: string
  /** Business days that the bike needs at the factory after that. */
  work_days: number
}

export interface PromiseBasis {
  /** Day that would be promised without the delay. */
  base: string
  /** Business days that a dealer needs for assembly. */
  assemblyDays: number
  /** Calendar days in transit. */
  transitDays: number
}

/**
 * Returns the delivery day to promise, never earlier than without the delay.
 * @example promiseWith({ arrives_on: '2026-12-04', work_days: 2 }, { base: '2026-12-01', assemblyDays: 0,
 * transitDays: 7 }, []) // '2026-12-15'
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
  /** Whether everything in the order is built. */
  isBuilt: boolean
}

interface ChangedCalendar {
  today: string
  before: readonly string[]
  after: readonly string[]
}

/** Returns the promise that keeps the working days left from today; a built bike needs one to ship. */
export function promiseAround(
  { date, transitDays, isBuilt }: PromisedOrder,
  { today, before, after }: ChangedCalendar,
): string {
  const ready = addCalendarDays(date, -transitDays)
  const left = workingDaysBetween(today, ready, before)
  // The order is overdue whatever the calendar, so its promise stays.
  if (left === 0) return date
  const needed = isBuilt ? Math.min(left, PACKING_DAYS) : left
  const arrives = addCalendarDays(addWorkingDays(today, needed, after), transitDays)
  return arrives > date ? arrives : date
}
