import { addCents, cents, ZERO, type Cents } from './money'
import { dayAfter } from './zone-time'

/** Test rides wait for a person when they are this near. */
export const RIDE_DAYS_AHEAD = 7

/** What can wait for a person, the most urgent first. */
export const WAITING_KINDS = [
  'disputes',
  'reviews',
  'failed_refunds',
  'dead_events',
  'unsent_mails',
  'late_mails',
  'stale_mails',
  'failed_mails',
  'failed_jobs',
  'tickets',
  'withdrawals',
  'to_build',
  'to_ship',
  'refunds_to_send',
  'transfers',
  'sold_out',
  'low_stock',
  'rides',
  'drafts',
  'scheduled',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** The lists of orders, in the order of their tabs. */
export const ORDER_LISTS = [
  'to_build',
  'in_production',
  'ready',
  'partly_shipped',
  'shipped',
  'delivered',
  'unpaid',
  'under_review',
  'disputed',
  'withdrawn',
  'returned',
  'partly_refunded',
  'refunded',
  'cancelled',
  'expired',
] as const
export type OrderList = (typeof ORDER_LISTS)[number]

/** The lists that say how much is to be done; what has ended grows forever, and nobody needs its number. */
export const COUNTED_LISTS = [
  'to_build',
  'in_production',
  'ready',
  'partly_shipped',
  'shipped',
  'unpaid',
  'under_review',
  'disputed',
  'withdrawn',
] as const satisfies readonly OrderList[]

/** How many days the figures of the overview look back, and how many before those they are compared with. */
export const SALES_DAYS = 30

/** What a day of the shop's own calendar brought. */
export interface DaySales {
  day: string
  orders: number
  revenue: Cents
  refunded: Cents
}

/** The days up to `today`, oldest first; a day without sales is one with nothing. */
export function daysUpTo(today: string, count: number, known: readonly DaySales[]): DaySales[] {
  const byDay = new Map(known.map((one) => [one.day, one]))
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index + 1 - count)
    return byDay.get(day) ?? { day, orders: 0, revenue: ZERO, refunded: ZERO }
  })
}

/** What days brought together. The average is that of one order, and null where there was none. */
export function figuresOf(days: readonly DaySales[]) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const revenue = addCents(...days.map((day) => day.revenue))
  const refunded = addCents(...days.map((day) => day.refunded))
  const average = orders === 0 ? null : cents(Math.round(revenue / orders))
  return { orders, revenue, refunded, average }
}

/**
 * How a figure stands beside that of the time before, in whole per cent.
 * @returns null where there was nothing before
 * @example changeOf(150, 100) // 50
 */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}

/** What the search of the back office finds. */
export const HIT_KINDS = ['order', 'customer', 'ticket', 'product', 'text', 'help'] as const
export type HitKind = (typeof HIT_KINDS)[number]

/** Most characters of a note on an order. */
export const MAX_ORDER_NOTE = 2_000
