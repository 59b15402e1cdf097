import { z } from 'zod'

import {
  COUNTED_LISTS,
  HIT_KINDS,
  MAX_ORDER_NOTE,
  ORDER_LISTS,
  WAITING_KINDS,
} from '@/domain/office/overview/overview'
import { TAG_LIMIT } from '@/domain/community/support/ticket'

import { changesEnd, changesQuery } from '@/contract/kit/changes.schema'
import { ListRange } from '@/contract/kit/list-range.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { ChangeMark, IdMark } from '@/contract/kit/page-marks.schema'
import { OrderStates, ordersSchemas } from '@/contract/shop/orders/orders.schema'
import { line, prose, Reason, Tag } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()

const Figures = z.object({
  orders: z.int().describe('Number of paid orders'),
  revenue: Money,
  refunded: Money,
  average: Money.nullable().describe('Average order value; null if there were no orders'),
})

const Overview = z.object({
  at: Moment,
  time_zone: z.string().describe('IANA time zone. Days begin at midnight in it'),
  today: Figures,
  recent: Figures,
  before: Figures,
  days: z
    .array(z.object({ day: z.iso.date(), orders: z.int(), revenue: Money, refunded: Money }))
    .describe('The days that `recent` covers, oldest first'),
  waiting: z
    .array(
      z.object({
        kind: z.enum(WAITING_KINDS),
        count: z.int(),
        at: Moment.nullable().describe(
          'When the oldest one started waiting; for disputes and test rides, when the next one is due; for late orders, the earliest promised day',
        ),
        names: z.array(z.string()).describe('A few of them by name, if no page lists them'),
      }),
    )
    .describe('Every kind, most urgent first, including kinds with a count of 0'),
})

const PAGE_ENDS = {
  next: z
    .string()
    .nullable()
    .describe('Send it as `after` for the next page; null on the last page'),
  previous: z
    .string()
    .nullable()
    .describe('Send it as `before` for the previous page; null on the first page'),
}

const PaymentState = z.enum(['open', 'processing', 'paid', 'declined', 'expired', 'cancelled'])

const OrderRow = OrderStates.extend({
  number: z.string(),
  placed_at: Moment,
  name: z.string(),
  email: z.string(),
  title: z.string().describe('The bike in words, or the first item, and how many more'),
  delivery_date: z.iso.date().nullable().describe('The promised day; null without a delivery'),
  is_late: z.boolean().describe('Whether that day is over and not all of it has left'),
  payment: PaymentState.nullable(),
  is_disputed: z.boolean(),
  is_under_review: z.boolean(),
  tags: z.array(z.string()).describe('In order of the alphabet'),
  total: Money,
})

const Fee = z
  .object({
    amount: Money.nullable().describe(
      'In `currency`; negative if a part of the fee was given back, null if it isn’t known yet',
    ),
    currency: z.string().nullable().describe('In which the provider settles'),
  })
  .nullable()
  .describe(
    'Kept by the payment provider; null if it keeps none, and for staff who may not see payments',
  )

const Order = ordersSchemas.read.response.extend({
  is_member: z.boolean(),
  promised: z.iso.date().nullable().describe('The promised day; null without a delivery'),
  is_late: z.boolean().describe('Whether that day is over and not all of it has left'),
  is_disputed: z.boolean(),
  is_under_review: z.boolean(),
  tags: z.array(z.string()).describe('In order of the alphabet; the buyer doesn’t see them'),
  credit_used: Money,
  has_mail: z.boolean().describe('Whether a mail server is set; without one no email is sent'),
  attempts: z.array(
    z.object({
      at: Moment,
      provider: z.string(),
      reference: z.string().nullable().describe('The payment provider’s reference'),
      status: z.string(),
      failure: z.string().nullable(),
      amount: Money,
      fee: Fee,
    }),
  ),
  refunds: z.array(
    z.object({
      at: Moment,
      amount: Money,
      status: z.enum(['pending', 'succeeded', 'failed']),
      to: z.enum(['provider', 'credit']),
      reason: z.string(),
      about: z.string().describe('The items it is for; empty for a free amount'),
      by: z.string().describe('Who asked for it; empty where nobody did'),
      fee: Fee,
    }),
  ),
  history: z
    .array(
      z.object({
        at: Moment,
        kind: z.string(),
        title: z.string(),
        text: z.string().describe('A note, or the reason that was given; may be empty'),
        by: z
          .string()
          .describe('Who did it; empty for the shop itself and for accounts that are gone'),
      }),
    )
    .describe('All that happened, oldest first, with what only the shop sees'),
  disputes: z.array(
    z.object({
      opened_at: Moment,
      amount: Money,
      reason: z.string(),
      status: z.enum(['open', 'won', 'lost']),
      evidence_due_at: Moment.nullable(),
      id: z.int(),
      provider: z.string(),
      takes_evidence: z.boolean().describe('Whether evidence can be sent from here now'),
      is_answered_elsewhere: z
        .boolean()
        .describe('It can still be answered, but only on the provider’s own site'),
      evidence: z.string().describe('As staff wrote it; empty before that'),
      evidence_sent_at: Moment.nullable(),
    }),
  ),
  withdrawals: z.array(
    z.object({ declared_at: Moment, lines: z.array(z.int()), reason: z.string() }),
  ),
  mails: z.array(
    z.object({
      at: Moment,
      subject: z.string(),
      status: z.enum(['queued', 'sent', 'failed', 'dropped', 'stale', 'discarded']),
      last_error: z.string().nullable(),
    }),
  ),
})

const Hit = z.object({
  kind: z.enum(HIT_KINDS),
  id: z
    .string()
    .describe('Number of an order or ticket, id of a customer or product, slug of a text'),
  title: z.string(),
  note: z.string().describe('What tells it from others: who, when or where'),
})

named({
  OfficeHit: [Hit, 'Something that the search of the back office found'],
  OfficeOrderRow: OrderRow,
  OfficeOrder: [
    Order,
    'An order as administrators see it: what the customer sees, and how it was paid',
  ],
})

const ordersFilter = {
  status: z.enum(ORDER_LISTS).optional(),
  q: line(100).optional(),
  tag: z.string().max(TAG_LIMIT).optional(),
}

export const backofficeSchemas = {
  overview: {
    summary:
      'Shop overview: paid orders today and in the last 30 days compared with the previous 30, and what needs attention.',
    spec: '§2 Routes',
    response: Overview,
  },
  orders: {
    summary:
      'Lists all orders, newest first, 50 per page. Filter by list, or search in any letter case: each word of `q` is part of the order number, a name, the email address, a phone number, an item or a serial number.',
    spec: 'open',
    query: z.object({
      ...ordersFilter,
      ...changesQuery,
      after: z.union([IdMark, ChangeMark]).optional(),
      before: IdMark.optional(),
    }),
    response: z.object({
      orders: z.array(OrderRow),
      ...PAGE_ENDS,
      ...changesEnd,
      range: ListRange.optional(),
    }),
  },
  ordersTable: {
    summary:
      'Downloads the orders of a list or search as a CSV table, newest first. The audit log has who did. Amounts are in dollars.',
    spec: 'open',
    repeats: 'It changes nothing.',
    body: z.object(ordersFilter),
    file: { type: 'text/csv', description: 'The table, in UTF-8 with a head.' },
    response: z.string(),
  },
  orderCounts: {
    summary: 'Counts the orders in each list of open work.',
    spec: 'open',
    response: z.object({
      counts: z.array(z.object({ list: z.enum(COUNTED_LISTS), count: z.int() })),
    }),
  },
  order: {
    summary: 'Returns one order with its lines, documents, timeline, payment attempts and emails.',
    spec: 'open',
    errors: ['order_not_found'],
    params: z.object({ number: z.string().max(40) }),
    response: Order,
  },
  cancelOrder: {
    summary:
      'Cancels an unpaid order. Releases its stock, promo code and store credit, and emails the buyer. Repeating it changes nothing.',
    spec: 'open',
    errors: ['order_not_found', 'order_not_cancellable', 'payment_provider_unreachable'],
    params: z.object({ number: z.string().max(40) }),
    body: z.object({ reason: Reason }),
    response: Order,
  },
  sendGift: {
    summary:
      'Sends the email of a gift card to its recipient again. Codes that were redeemed aren’t sent.',
    spec: 'open',
    errors: ['order_not_found', 'gift_not_found', 'gift_not_sent'],
    repeats: 'While the email waits to be sent, repeating it adds none.',
    params: z.object({
      number: z.string().max(40),
      position: z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number)
        .meta({ examples: ['0'] }),
    }),
    response: Order,
  },
  addNote: {
    summary: 'Adds a note to an order. The buyer doesn’t see it.',
    spec: 'open',
    repeats: 'Repeating a `request_key` adds nothing again.',
    errors: ['order_not_found'],
    params: z.object({ number: z.string().max(40) }),
    body: z.object({
      text: prose(MAX_ORDER_NOTE).min(1, 'Enter a note.'),
      request_key: z.uuid(),
    }),
    response: Order,
  },
  orderTags: {
    summary: 'Lists the tags that orders have, the most used first, up to 100.',
    spec: 'open',
    response: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) }),
  },
  renameTag: {
    summary:
      'Renames a tag on all orders that have it. Where the new name is in use already, both become one.',
    spec: 'open',
    repeats: 'A repeat finds no order with the old name.',
    params: z.object({
      tag: z
        .string()
        .max(100)
        .meta({ examples: ['brakes'] }),
    }),
    body: z.object({ to: Tag }),
    response: z.object({ orders: z.int().describe('How many orders had it') }),
  },
  tagOrder: {
    summary: 'Adds a tag to an order or removes it. The buyer doesn’t see it.',
    spec: 'open',
    repeats: 'Repeating it changes nothing.',
    errors: ['order_not_found', 'order_tags_full'],
    params: z.object({ number: z.string().max(40) }),
    body: z.object({ tag: Tag, is_on: z.boolean().describe('False removes it') }),
    response: Order,
  },
  search: {
    summary:
      'Finds orders, customers, tickets, products and texts by number, name, email or title: up to 5 of each kind.',
    spec: 'open',
    query: z.object({ q: line(100).pipe(z.string().min(2)) }),
    response: z.object({ hits: z.array(Hit) }),
  },
}
