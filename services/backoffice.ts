import {
  backofficeRoutes as routes,
  type OrdersQuery,
  type TicketsQuery,
  type WireOfficeOrder,
  type WireOfficeOrders,
  type WireOfficeTicket,
  type WireOfficeTickets,
  type WireOverview,
} from '@/contract/backoffice'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'
import { orderFromWire, type Order } from './orders'

type InCents<Row, Names extends keyof Row> = Omit<Row, Names> & { [Name in Names]: Cents }

type WireDay = WireOverview['days'][number]
export type OfficeDay = InCents<WireDay, 'revenue' | 'refunded'>
export type OfficeFigures = InCents<
  Omit<WireOverview['today'], 'average'>,
  'revenue' | 'refunded'
> & {
  average: Cents | null
}

/** How the shop stands, amounts in cents. */
export interface Overview extends Omit<WireOverview, 'today' | 'recent' | 'before' | 'days'> {
  today: OfficeFigures
  recent: OfficeFigures
  before: OfficeFigures
  days: OfficeDay[]
}

/** A row of the list of orders, total in cents. */
export type OfficeOrderRow = InCents<WireOfficeOrders['orders'][number], 'total'>

/** An order as those see it who work on it, amounts in cents. */
export interface OfficeOrder
  extends
    Order,
    Pick<
      WireOfficeOrder,
      'is_member' | 'is_disputed' | 'is_under_review' | 'withdrawal' | 'mails'
    > {
  credit_used: Cents
  attempts: InCents<WireOfficeOrder['attempts'][number], 'amount'>[]
  refunds: InCents<WireOfficeOrder['refunds'][number], 'amount'>[]
  disputes: InCents<WireOfficeOrder['disputes'][number], 'amount'>[]
}

export type OfficeTickets = WireOfficeTickets
export type OfficeTicket = WireOfficeTicket
export type { OrdersQuery, TicketsQuery }

const inCents = <Row extends { amount: number }>(row: Row) => ({
  ...row,
  amount: fromDollars(row.amount),
})

/** What administrators see of the whole shop. */
export function backofficeService(http: Http) {
  return {
    async overview(): Promise<Overview> {
      const wire = await call(http, routes.overview, {})
      const figures = (one: WireOverview['today']) => ({
        ...dayInCents(one),
        average: one.average === null ? null : fromDollars(one.average),
      })
      return {
        ...wire,
        today: figures(wire.today),
        recent: figures(wire.recent),
        before: figures(wire.before),
        days: wire.days.map(dayInCents),
      }
    },

    async orders(query: OrdersQuery) {
      const wire = await call(http, routes.orders, { query })
      const orders = wire.orders.map((order): OfficeOrderRow => {
        return { ...order, total: fromDollars(order.total) }
      })
      return { ...wire, orders }
    },

    async order(number: string): Promise<OfficeOrder> {
      return officeOrder(await call(http, routes.order, { params: { number } }))
    },

    /** Ends an unpaid order; the reason is kept with it. */
    async cancelOrder(number: string, reason: string): Promise<OfficeOrder> {
      const body = { reason }
      return officeOrder(await call(http, routes.cancelOrder, { params: { number }, body }))
    },

    tickets: (query: TicketsQuery): Promise<OfficeTickets> => call(http, routes.tickets, { query }),

    ticket: (number: string): Promise<OfficeTicket> =>
      call(http, routes.ticket, { params: { number } }),
  }
}

function dayInCents<Row extends { revenue: number; refunded: number }>(row: Row) {
  return { ...row, revenue: fromDollars(row.revenue), refunded: fromDollars(row.refunded) }
}

function officeOrder(wire: WireOfficeOrder): OfficeOrder {
  return {
    ...orderFromWire(wire),
    credit_used: fromDollars(wire.credit_used),
    attempts: wire.attempts.map(inCents),
    refunds: wire.refunds.map(inCents),
    disputes: wire.disputes.map(inCents),
  }
}
