import { z } from 'zod'

import { EDIT_FAULTS } from '@/domain/office/edits/bike-edit'
import { PENDING_EDIT_STATES } from '@/domain/shop/orders/pending-edit'

import { Address, CompleteAddress, Provider } from '@/contract/shop/checkout/checkout.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { Email, prose } from '@/contract/kit/text.schema'

const OrderEdit = z.object({
  number: z.string(),
  edition: z.int().describe('Counts the edits of the order; send it with the next one'),
  delivery: z
    .object({
      email: z.string(),
      may_email: z.boolean().describe('False for members: they change it in their account'),
      address: CompleteAddress,
    })
    .nullable()
    .describe('Null once a part has shipped, or if the order isn’t paid'),
  bikes: z.array(
    z.object({
      position: z.int().describe('Of its line'),
      title: z.string(),
      detail: z.string(),
      count: z.int().describe('Equal bikes of the line'),
      fault: z.enum(EDIT_FAULTS).nullable().describe('Why it can’t be changed; null if it can'),
      size_id: z.int(),
      sizes: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          color_ids: z.array(z.int()).describe('Colors that it is made in'),
        }),
      ),
      color_id: z.int(),
      colors: z.array(z.object({ id: z.int(), title: z.string() })),
      parts: z.array(z.int()).describe('Chosen parts, by ID'),
      groups: z.array(
        z.object({
          id: z.int(),
          title: z.string(),
          selection: z.enum(['one', 'many']),
          parts: z.array(z.object({ id: z.int(), title: z.string(), price: Money })),
        }),
      ),
    }),
  ),
  difference: z
    .object({
      id: z.int(),
      title: z.string(),
      changes: z.array(z.string()).describe('What changes, in words'),
      reason: z.string(),
      due: Money.describe('What the buyer pays, with tax'),
      link: z.string().describe('Where the buyer pays'),
      by: z.string().describe('Who asked; empty once that account is gone'),
      asked_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
    })
    .nullable()
    .describe('A change that waits for its difference; null if none does'),
})

const Difference = z.object({
  id: z.int(),
  state: z.enum(PENDING_EDIT_STATES),
  order_number: z.string(),
  order_key: z.string(),
  title: z.string(),
  count: z.int(),
  before: z.string().describe('The bike as ordered, in words; empty once its owner is gone'),
  after: z.string().describe('The bike as it will be, in words; empty once its owner is gone'),
  changes: z.array(z.string()),
  net: Money.describe('Before tax'),
  tax: Money,
  tax_title: z.string(),
  due: Money.describe('What is to be paid, with tax'),
  expires_at: z.iso.datetime(),
  providers: z.array(Provider).describe('Empty once it can’t be paid'),
  last_payment: z
    .enum(['none', 'declined', 'processing', 'returned'])
    .describe('Of the last payment: `returned` goes back to the buyer'),
})

const Choice = {
  position: z.int().min(0).max(1_000),
  count: z
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .describe('How many bikes of the line; all if left out. Some get a line of their own'),
  size_id: z.int().positive(),
  color_id: z.int().min(0).optional().describe('The same one if left out'),
  parts: z
    .array(z.int().positive())
    .max(200)
    .describe('All chosen parts, by ID. Of groups that take one, the last one counts'),
}

const Preview = z.object({
  fault: z.enum(EDIT_FAULTS).nullable().describe('Why it can’t be done; null if it can'),
  message: z.string().describe('Why the bike can’t be built like this; empty if it can'),
  changes: z.array(z.string()).describe('What changes, in words'),
  difference: Money.describe(
    'Price of the new build less that of the old one, for all pieces, before tax',
  ),
  due: Money.describe('What the buyer has to pay first, with tax; 0 if it costs no more'),
  refund: Money.describe('What goes back, with tax'),
  goes_to: z.string().describe('Where it goes; empty if nothing goes back'),
  old_date: z.iso.date().nullable().describe('What the buyer is promised now'),
  new_date: z.iso
    .date()
    .nullable()
    .describe('The same day, or a later one if the new build takes longer'),
})

named({
  PriceDifference: [Difference, 'A change that costs more, as its buyer sees it'],
  OrderEdit: [OrderEdit, 'What of an order can still be changed'],
  BikeEditPreview: [Preview, 'What a change of an ordered bike would do'],
})

const params = z.object({ number: z.string().max(40) })
const ofDifference = params.extend({ id: z.coerce.number().int().positive() })
const link = z.object({ id: ofDifference.shape.id, key: z.string().max(100) })
const edition = z.int().min(0).describe('As it was read; another one is refused')
const request_key = z.uuid()
const repeats = 'Repeating a `request_key` changes nothing again.'

export const editsSchemas = {
  read: {
    summary:
      'Returns what of an order can still be changed: its delivery, and bikes that the factory hasn’t begun.',
    spec: 'open',
    errors: ['order_not_found'],
    params,
    response: OrderEdit,
  },
  delivery: {
    summary:
      'Changes the email address and the delivery address of a paid order within its country, until a part of it ships. Its taxes and shipping stay, so an address that is taxed differently is rejected. Emails the buyer at the new address.',
    spec: 'open',
    repeats,
    errors: [
      'order_not_found',
      'order_not_movable',
      'edit_too_late',
      'edit_changed',
      'edit_country',
      'edit_nothing',
    ],
    params,
    body: z.object({ edition, request_key, email: Email, address: Address }),
    response: OrderEdit,
  },
  preview: {
    summary:
      'Computes what another size or color or other parts of an ordered bike would do. Changes nothing.',
    spec: 'open',
    repeats: 'Changes nothing.',
    errors: ['order_not_found', 'order_bike_not_found'],
    params,
    body: z.object(Choice),
    response: Preview,
  },
  bike: {
    summary:
      'Changes size, color and parts of the bikes of a line, or of some of them, before the factory begins, as previewed: swaps frames in stock, moves the promised date if the build takes longer, and refunds what it costs less. Emails the buyer once.',
    spec: 'open',
    repeats,
    errors: [
      'order_not_found',
      'order_not_movable',
      'order_disputed',
      'order_bike_not_found',
      'build_invalid',
      'sold_out',
      'refund_too_large',
      'edit_too_late',
      'edit_upgraded',
      'edit_waiting',
      'edit_costs_more',
      'edit_changed',
      'edit_nothing',
    ],
    params,
    body: z.object({
      ...Choice,
      edition,
      request_key,
      expected: Money.describe('The refund of the preview; another one is refused'),
    }),
    response: OrderEdit,
  },
  ask: {
    summary:
      'Asks the buyer for what a change of bikes costs more, as previewed, and emails the link to pay. The change is made with the payment; until then, nothing is set aside. A refund of its pieces, a cancellation and the start of production end it.',
    spec: 'open',
    repeats,
    errors: [
      'order_not_found',
      'order_not_movable',
      'order_disputed',
      'order_bike_not_found',
      'build_invalid',
      'refund_too_large',
      'edit_too_late',
      'edit_upgraded',
      'edit_waiting',
      'edit_changed',
      'edit_nothing',
    ],
    params,
    body: z.object({
      ...Choice,
      edition,
      request_key,
      expected: Money.describe('What the preview says is due; another amount is refused'),
      reason: prose(500).min(1, 'Say why it changes.'),
    }),
    response: OrderEdit,
  },
  sendAsked: {
    summary: 'Emails the link to pay a difference again. It can then be paid for seven more days.',
    spec: 'open',
    repeats: 'Each call sends an email.',
    errors: ['order_not_found', 'difference_not_found', 'difference_closed'],
    params: ofDifference,
    response: OrderEdit,
  },
  withdraw: {
    summary:
      'Withdraws a change that waits for its difference: its link can’t be paid anymore. A payment that has just arrived makes the change, and the call is refused.',
    spec: 'open',
    repeats: 'A withdrawn change stays withdrawn.',
    errors: [
      'order_not_found',
      'difference_not_found',
      'edit_paid',
      'edit_paying',
      'payment_provider_unreachable',
    ],
    params: ofDifference,
    response: OrderEdit,
  },
  difference: {
    summary:
      'Returns a change of an order that costs more, by the link that its buyer was emailed.',
    spec: 'open',
    errors: ['difference_not_found'],
    params: link,
    response: Difference,
  },
  payDifference: {
    summary:
      'Starts the payment of a difference. With it, the change is made; if that isn’t possible anymore, the money goes back.',
    spec: 'open',
    limits: limitedBy('guestPayment'),
    repeats: 'While its payment page is open, it is the same one.',
    errors: [
      'difference_not_found',
      'difference_closed',
      'edit_paying',
      'provider_not_available',
      'payment_provider_unreachable',
    ],
    params: link,
    body: z.object({ provider: z.string().max(40) }),
    response: z.object({ redirect_url: z.string() }),
  },
}
