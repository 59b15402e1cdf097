import { addCents, cents, ZERO, type Cents } from '@/domain/kit/money'
import { dayAfter } from '@/domain/kit/zone-time'

/** Entries of a back-office list that are counted at most, so that the count stays cheap. */
export const MOST_COUNTED = 10_000

/** Number of days before a test ride when it starts to need attention. */
export const RIDE_DAYS_AHEAD = 7

/** Kinds of pending work, most urgent first. */
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
  'paused_webhooks',
  'tickets',
  'first_posts',
  'certificates',
  'withdrawals',
  'late',
  'to_build',
  'to_ship',
  'refunds_to_send',
  'transfers',
  'tax_thresholds',
  'sold_out',
  'low_stock',
  'rides',
  'drafts',
  'scheduled',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

export const ORDER_LISTS = [
  'to_build',
  'in_production',
  'ready',
  'late',
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

/** Order lists with a count of pending work; lists of finished orders only grow and have no count. */
export const COUNTED_LISTS = [
  'to_build',
  'in_production',
  'ready',
  'late',
  'partly_shipped',
  'shipped',
  'unpaid',
  'under_review',
  'disputed',
  'withdrawn',
] as const satisfies readonly OrderList[]

/** Length in days of the overview's period, and of the preceding period it is compared with. */
export const SALES_DAYS = 30

/** Sales of one day in the shop's time zone. */
export interface DaySales {
  day: string
  orders: number
  revenue: Cents
  refunded: Cents
}

/** Returns the sales of each day up to `today`, oldest first, with zeros for days without sales. */
export function daysUpTo(today: string, count: number, known: readonly DaySales[]): DaySales[] {
  const byDay = new Map(known.map((one) => [one.day, one]))
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index + 1 - count)
    return byDay.get(day) ?? { day, orders: 0, revenue: ZERO, refunded: ZERO }
  })
}

/** Totals the sales of several days; the average is per order, or null without orders. */
export function figuresOf(days: readonly DaySales[]) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const revenue = addCents(...days.map((day) => day.revenue))
  const refunded = addCents(...days.map((day) => day.refunded))
  const average = orders === 0 ? null : cents(Math.round(revenue / orders))
  return { orders, revenue, refunded, average }
}

/** Returns the change in percent; null if `before` is zero. @example changeOf(150, 100) // 50 */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}

export const HIT_KINDS = ['order', 'customer', 'ticket', 'product', 'text', 'help'] as const
export type HitKind = (typeof HIT_KINDS)[number]

export const MAX_ORDER_NOTE = 2_000
