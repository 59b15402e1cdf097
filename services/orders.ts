import type { QuotedCart, QuotedLine } from '@/contract/cart'
import {
  ordersRoutes,
  type WireMyOrder,
  type WireOrder,
  type WireOrderSummary,
} from '@/contract/orders'
import { fromDollars, type Cents } from '@/domain/money'

import { withHost } from './documents'
import { call } from './http/call'
import type { Http } from './http/http'
import { lineFromWire, totalsFromWire } from './wire'

export interface BuildSheet {
  rows: { label: string; text: string }[]
  prices: { id: string; title: string; price: Cents }[]
}

type WireTransfer = NonNullable<WireOrder['transfer']>

/** Where to send the money by hand; the rest due and what has arrived, in cents. */
export type TransferOrder = Omit<WireTransfer, 'amount' | 'received'> & {
  amount: Cents
  received: Cents
}

/** What a line says before it is ordered. */
type QuoteOnly = 'problem' | 'fix' | 'shown_price' | 'shown_total_price'

/** An order with amounts in cents. */
export interface Order extends Omit<WireOrder, 'lines' | 'totals' | 'amount_due' | 'transfer'> {
  lines: (Omit<QuotedLine, QuoteOnly> & { build_sheet: BuildSheet | null })[]
  totals: QuotedCart['totals']
  amount_due: Cents
  transfer: TransferOrder | null
}

/** An order in the list of its owner, total in cents. */
export type OrderSummary = Omit<WireOrderSummary, 'total'> & { total: Cents }

type WireRefund = WireMyOrder['refunds'][number]

/** An order as its owner sees it, amounts in cents. */
export interface MyOrder extends Order {
  order_key: string
  credit_used: Cents
  can_cancel: boolean
  withdrawal: WireMyOrder['withdrawal']
  refunds: (Omit<WireRefund, 'amount'> & { amount: Cents })[]
}

/** What shows that somebody has an order. */
export interface WithdrawalProof {
  order_number: string
  email: string
}

/** What is withdrawn from; all lines when none is named. */
export interface Withdrawal {
  lines: number[] | null
  reason: string | null
}

/** Orders by their unguessable link, and those of a user. */
export function ordersService(http: Http) {
  return {
    async read(number: string, key: string): Promise<Order> {
      return orderFromWire(await call(http, ordersRoutes.read, { params: { number, key } }))
    },

    async list(page: number) {
      const wire = await call(http, ordersRoutes.list, { query: { page } })
      const orders = wire.orders.map((order): OrderSummary => {
        return { ...order, total: fromDollars(order.total) }
      })
      return { ...wire, orders }
    },

    async readMine(number: string): Promise<MyOrder> {
      return myOrderFromWire(await call(http, ordersRoutes.readMine, { params: { number } }))
    },

    async cancel(number: string): Promise<MyOrder> {
      return myOrderFromWire(await call(http, ordersRoutes.cancel, { params: { number } }))
    },

    async withdraw(number: string, body: Withdrawal): Promise<MyOrder> {
      return myOrderFromWire(await call(http, ordersRoutes.withdraw, { params: { number }, body }))
    },

    /** Confirms the order's inbox with the token of its email. */
    async confirmEmail(number: string, key: string, token: string): Promise<Order> {
      const params = { number, key }
      return orderFromWire(await call(http, ordersRoutes.confirmEmail, { params, body: { token } }))
    },

    /** First step without an account: what can be withdrawn from, and until when. */
    stateWithdrawal: (body: WithdrawalProof) => call(http, ordersRoutes.withdrawal, { body }),

    /** Second step; a repeat answers the first declaration. */
    confirmWithdrawal: (body: WithdrawalProof & Withdrawal) =>
      call(http, ordersRoutes.confirmWithdrawal, { body }),
  }
}

/** An order of the wire with its dollars turned into cents; members of its own kind are kept. */
export function orderFromWire<Wire extends WireOrder>(wire: Wire) {
  const lines = wire.lines.map((line) => ({
    ...lineFromWire(line),
    build_sheet: line.build_sheet && {
      rows: line.build_sheet.rows,
      prices: line.build_sheet.prices.map((row) => ({ ...row, price: fromDollars(row.price) })),
    },
  }))
  const documents = withHost(wire.documents)
  const transfer = wire.transfer && {
    ...wire.transfer,
    amount: fromDollars(wire.transfer.amount),
    received: fromDollars(wire.transfer.received),
  }
  const totals = totalsFromWire(wire.totals)
  return { ...wire, lines, documents, transfer, totals, amount_due: fromDollars(wire.amount_due) }
}

function myOrderFromWire(wire: WireMyOrder): MyOrder {
  const refunds = wire.refunds.map((one) => ({ ...one, amount: fromDollars(one.amount) }))
  return { ...orderFromWire(wire), refunds, credit_used: fromDollars(wire.credit_used) }
}
