import { z } from 'zod'

import { QuotedLine, Totals } from './cart.schema'
import { Address } from './checkout.schema'
import { PriceLine } from './configurator.schema'

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
  lines: z.array(QuotedLine.extend({ build_sheet: BuildSheet.nullable() })),
  totals: Totals,
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
})

export const ordersSchemas = {
  read: {
    summary: 'An order by its unguessable link.',
    spec: 'open',
    errors: ['order_not_found'],
    params: z.object({ number: z.string().max(40), key: z.string().max(100) }),
    response: Order,
  },
}
