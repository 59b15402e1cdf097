import { z } from 'zod'

import { OrderAssembly, QuotedLine, Totals } from './cart.schema'
import { Address } from './checkout.schema'
import { Build, PriceLine } from './configurator.schema'
import { Money } from './money.schema'
import { Email, filled, line } from './text.schema'

export const ORDER_STATUSES = [
  'pending_payment',
  'paid',
  'in_production',
  'shipped',
  'delivered',
  'partly_refunded',
  'refunded',
  'expired',
  'cancelled',
] as const

/** What is built: label and text as on the paper that travels with the bike. */
const BuildSheet = z.object({
  rows: z.array(z.object({ label: z.string(), text: z.string() })),
  prices: z.array(PriceLine),
})

const TimelineEvent = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  title: z.string(),
  detail: z.string(),
})

const Document = z.object({ title: z.string(), href: z.string() })

const Order = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  placed_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  /** While unpaid: until when the stock is held. */
  expires_at: z.iso.datetime().nullable(),
  email: z.string(),
  shipping_address: Address,
  billing_address: Address,
  shipping_country: z.string(),
  billing_country: z.string(),
  promo_code: z.string().nullable(),
  // The version stands in the options; its id is of use only while one can still buy.
  lines: z.array(QuotedLine.omit({ variant: true }).extend({ build_sheet: BuildSheet.nullable() })),
  totals: Totals,
  /** Null: delivered to the door. */
  assembly: OrderAssembly.nullable(),
  delivery_date: z.iso.date(),
  delivery_cause: z.string(),
  timeline: z.array(TimelineEvent),
  payment: z
    .object({
      provider: z.string(),
      is_test: z.boolean(),
      status: z.enum(['open', 'processing', 'paid', 'declined', 'expired', 'cancelled']),
    })
    .nullable(),
  can_pay: z.boolean(),
  /** Invoice, credit notes and build sheets; none before it is paid. */
  documents: z.array(Document),
})

/** An order as its owner sees it in the dashboard. */
const MyOrder = Order.extend({
  order_key: z.string(),
  /** Paid with credit; the rest went through the payment provider. */
  credit_used: Money,
  /** Until the factory begins. */
  can_cancel: z.boolean(),
  /** From delivery until 14 days later; where it is over or not yet, `until` says when. */
  withdrawal: z.object({
    is_open: z.boolean(),
    until: z.iso.date().nullable(),
    declared_at: z.iso.datetime().nullable(),
    /** Lines that are made to measure and stay out of it. */
    excluded_lines: z.array(z.int()),
  }),
  refunds: z.array(
    z.object({
      at: z.iso.datetime(),
      amount: Money,
      status: z.enum(['pending', 'succeeded', 'failed']),
      to: z.enum(['provider', 'credit']),
    }),
  ),
})

const OrderSummary = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  placed_at: z.iso.datetime(),
  total: Money,
  delivery_date: z.iso.date().nullable(),
  lines: z.array(
    z.object({
      title: z.string(),
      count: z.int(),
      thumbnail: z.string(),
      bike_slug: z.string().nullable(),
      build: Build.nullable(),
    }),
  ),
})

const OrderNumber = z.object({ number: z.string().max(40) })

/** What shows that somebody has the order's confirmation; no login is needed for a withdrawal. */
const Statement = z.object({
  order_number: filled(40, 'Enter the order number.'),
  email: Email,
})

/** Positions of the lines; absent means the whole order. */
const WithdrawnLines = z.array(z.int().min(0)).min(1).max(50).nullish()

const WithdrawalState = z.object({
  order_number: z.string(),
  is_open: z.boolean(),
  /** The last day; null while nothing was delivered. */
  until: z.iso.date().nullable(),
  declared_at: z.iso.datetime().nullable(),
  lines: z.array(
    z.object({
      position: z.int(),
      title: z.string(),
      count: z.int(),
      /** False: made to measure, or a gift card that was redeemed. */
      is_open: z.boolean(),
      /** Declared already. */
      is_withdrawn: z.boolean(),
    }),
  ),
})

export const ordersSchemas = {
  list: {
    summary: 'Lists the user’s orders, newest first, 20 per page.',
    spec: 'open',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: z.object({ orders: z.array(OrderSummary), page: z.int(), pages: z.int() }),
  },
  readMine: {
    summary: 'Returns one of the user’s orders with its timeline, documents and available actions.',
    spec: 'open',
    errors: ['order_not_found'],
    params: OrderNumber,
    response: MyOrder,
  },
  cancel: {
    summary:
      'Cancels an order that isn’t in production yet. Releases stock, returns store credit and refunds the original payment method.',
    spec: 'open',
    errors: ['order_not_found', 'order_not_cancellable'],
    params: OrderNumber,
    response: MyOrder,
  },
  withdraw: {
    summary:
      'Declares a withdrawal from a delivered order, in full or in part. Emails a receipt with the date and time right away.',
    spec: 'open',
    errors: ['order_not_found', 'withdrawal_closed'],
    params: OrderNumber,
    body: z.object({
      lines: WithdrawnLines,
      reason: line(500).nullish(),
    }),
    response: MyOrder,
  },
  read: {
    summary: 'Returns an order by its secret link.',
    spec: 'open',
    errors: ['order_not_found'],
    params: z.object({ number: z.string().max(40), key: z.string().max(100) }),
    response: Order,
  },
  withdrawal: {
    summary:
      'First step of a guest withdrawal: what can be returned and until when. An unknown order number and a wrong email address give the same response.',
    spec: 'open',
    errors: ['order_not_found', 'too_many_requests'],
    body: Statement,
    response: WithdrawalState,
  },
  confirmWithdrawal: {
    summary:
      'Second step: declares the withdrawal, in full or in part. Emails a receipt with the date and time right away. Repeating it returns the first declaration.',
    spec: 'open',
    errors: ['order_not_found', 'withdrawal_closed', 'too_many_requests'],
    body: Statement.extend({ lines: WithdrawnLines, reason: line(500).nullish() }),
    response: WithdrawalState,
  },
}
