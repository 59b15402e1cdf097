import {
  daysUpTo,
  figuresOf,
  SALES_DAYS,
  WAITING_KINDS,
  type DaySales,
} from '@/domain/office/overview/overview'
import { cents, ZERO } from '@/domain/kit/money'
import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import type { OfficeOrder, OfficeOrderRow, Overview } from '@/contract/office/overview/overview'

import { anOrder } from './guest-shop'

export const OFFICE_NOW = '2026-11-20T12:00:00.000Z'
export const OFFICE_TODAY = '2026-11-20'

export const aSale = (day: string, orders: number, revenue: number, refunded = 0): DaySales => ({
  ...{ day, orders, revenue: cents(revenue), refunded: cents(refunded) },
})

type Waiting = Partial<
  Record<Overview['waiting'][number]['kind'], Partial<Overview['waiting'][number]>>
>

export function anOverview(sales: readonly DaySales[] = [], waiting: Waiting = {}): Overview {
  const days = daysUpTo(OFFICE_TODAY, 2 * SALES_DAYS, sales)
  const recent = days.slice(SALES_DAYS)
  return {
    at: OFFICE_NOW,
    time_zone: 'America/New_York',
    today: figuresOf(days.slice(-1)),
    recent: figuresOf(recent),
    before: figuresOf(days.slice(0, SALES_DAYS)),
    days: recent,
    waiting: WAITING_KINDS.map((kind) => ({
      kind,
      count: 0,
      at: null,
      names: [],
      ...waiting[kind],
    })),
  }
}

export function anOfficeRow(number: string, more: Partial<OfficeOrderRow> = {}): OfficeOrderRow {
  return {
    number,
    placed_at: OFFICE_NOW,
    name: 'Ada Rider',
    email: 'ada@example.com',
    title: 'Nyx, size M, Night',
    delivery_date: '2026-12-04',
    status: 'paid',
    payment_state: 'paid',
    fulfillment_state: 'to_build',
    payment: 'paid',
    is_disputed: false,
    is_under_review: false,
    is_late: false,
    tags: [],
    total: cents(412_345),
    ...more,
  }
}

export const NO_SALE = { orders: 0, revenue: ZERO, refunded: ZERO, average: null }

export const anOfficeOrder = (more: Partial<OfficeOrder> = {}): OfficeOrder => ({
  ...anOrder({ status: 'pending_payment' }),
  is_member: true,
  promised: '2026-12-04',
  is_disputed: false,
  is_under_review: false,
  has_mail: true,
  is_late: false,
  tags: [],
  credit_used: cents(50_000),
  attempts: [],
  history: [],
  refunds: [],
  disputes: [],
  withdrawals: [],
  mails: [],
  ...more,
})

export const noFulfillment = async (): Promise<Fulfillment> => ({
  ...{ number: 'NK-1', fulfillment_state: 'to_build', may_ship: false },
  ...{ lines: [], bikes: [], carriers: [], parcels: [] },
})
