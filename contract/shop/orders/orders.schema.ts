import { z } from 'zod'

import { GIFT_STATES } from '@/domain/shop/gift-card/gift-state'
import {
  FULFILLMENT_STATES,
  ORDER_STATUSES,
  PAYMENT_STATES,
} from '@/domain/shop/orders/order-state'
import { LINE_RIGHTS, WITHDRAWAL_EFFECTS } from '@/domain/shop/withdrawal/withdrawal'

import {
  DisplayTotals,
  Gift,
  OrderAssembly,
  QuotedLine,
  Totals,
} from '@/contract/shop/cart/cart.schema'
import { LegalVersion, PrintedAddress } from '@/contract/shop/checkout/checkout.schema'
import { Build, PriceLine } from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { ProgressStep } from '@/contract/account/garage/garage.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { Transfer } from '@/contract/shop/payment/payment.schema'
import { codeText, Email, line } from '@/contract/kit/text.schema'

export const OrderStates = z.object({
  status: z.enum(ORDER_STATUSES).describe('Both states in one word'),
  payment_state: z.enum(PAYMENT_STATES).describe('Where the money is'),
  fulfillment_state: z.enum(FULFILLMENT_STATES).describe('Where the items are'),
})

const BuildSheet = z.object({
  rows: z.array(z.object({ label: z.string(), text: z.string() })),
  prices: z.array(PriceLine.extend({ shown_price: Money })),
})

const TimelineEvent = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  title: z.string(),
  detail: z.string(),
})

const OrderTitle = z.string().describe('The bike in words, or the first item, and how many more')

const Document = z.object({ title: z.string(), href: z.string() })

const OrderedGift = Gift.extend({
  to_email: z.string().describe('Empty from 30 days after it was sent'),
  message: z.string(),
  state: z
    .enum(GIFT_STATES)
    .describe('`waiting` until its day; `ended` if the money went back before it was sent'),
  at: z.iso.datetime().nullable().describe('When it was sent, or will be'),
  position: z.int().describe('Of its line within the order'),
  can_change: z.boolean().describe('Recipient, message and day can still be changed'),
})

const Position = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .meta({ examples: ['0'] })

const GIFT_CHANGE = {
  spec: 'open',
  errors: ['order_not_found', 'gift_not_found', 'gift_not_waiting'],
  repeats: 'Repeating it leaves it as it is and tells the buyer by email once more.',
  body: Gift,
} as const

const OrderedBundle = z.object({
  number: z.int().describe('Counts the bundles of an order from 1'),
  product_id: z.int(),
  title: z.string(),
  thumbnail: z.string(),
  count: z.int().describe('How many bundles were ordered'),
  each: z.int().describe('Pieces of this part in one bundle'),
})

const OrderLine = QuotedLine.omit({ variant: true, contents: true }).extend({
  bundle: OrderedBundle.nullish().describe(
    'The bundle that this item is a part of; its price is what its parts have cost together',
  ),
  shown: z
    .object({ price: Money, total_price: Money, discount: Money })
    .describe('What the buyer saw: with tax where prices include it'),
  build_sheet: BuildSheet.nullable(),
  gift: OrderedGift.nullish().describe('For whom a gift card is, and whether it was sent'),
})

export const OrderParcel = z.object({
  number: z.int().describe('Counts from 1 within its order'),
  carrier: z.string(),
  tracking: z.string().describe('Empty for a parcel without a tracking number'),
  tracking_url: z.string().nullable(),
  shipped_at: z.iso.datetime(),
  delivered_at: z.iso.datetime().nullable(),
  items: z.array(z.object({ title: z.string(), count: z.int() })),
  frames: z.array(z.string()).describe('Numbers on the frames of its bikes'),
})

const ShipBack = z.object({
  address: z.array(z.string()).describe('Line by line, the name first'),
  by: z.iso.date().describe('Last day to send it, 14 days after the withdrawal or return'),
  label: z.string().describe('What to write on the box'),
  carrier: z.string().describe('Who brings it; empty if the buyer chooses'),
  tracking: z.string().describe('Number of a label that the shop has paid for; may be empty'),
  file: z.string().describe('Address of the label as a PDF; empty without the order’s key'),
})

const shipBack = ShipBack.nullable().describe(
  'Where to send items that the buyer returns; null if none are expected',
)

const Order = OrderStates.extend({
  number: z.string(),
  title: OrderTitle,
  placed_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  expires_at: z.iso
    .datetime()
    .nullable()
    .describe('When an unpaid order’s stock is released; null once paid'),
  email: z.string(),
  email_confirmation: z
    .object({ holds_until: z.iso.datetime() })
    .nullable()
    .describe('How long stock would be held with a confirmed email address; null if it needs none'),
  shipping_address: PrintedAddress,
  billing_address: PrintedAddress,
  shipping_country: z.string(),
  shipping_country_code: z.string().describe('ISO 3166-1 alpha-2; empty for a removed country'),
  billing_country: z.string(),
  promo_code: z.string().nullable(),
  // The version's text is part of the options; its id matters only before the purchase.
  lines: z.array(OrderLine),
  totals: Totals,
  shown: DisplayTotals.describe('The totals as the buyer saw them'),
  amount_due: Money.describe(
    'What is still to be paid: the total less store credit and what has arrived',
  ),
  assembly: OrderAssembly.nullable().describe('Null for delivery to the door'),
  delivery_date: z.iso.date(),
  delivery_cause: z.string(),
  timeline: z.array(TimelineEvent),
  is_withdrawn: z
    .boolean()
    .describe('Whether the buyer withdrew from shipped items that aren’t back yet'),
  ship_back: shipBack,
  parcels: z.array(OrderParcel).describe('What has been shipped, oldest first'),
  progress: z
    .array(ProgressStep)
    .describe('The factory’s steps. Empty for orders without a bike, or not paid yet'),
  payment: z
    .object({
      provider: z.string(),
      is_test: z.boolean(),
      status: z.enum(['open', 'processing', 'paid', 'declined', 'expired', 'cancelled']),
    })
    .nullable(),
  can_pay: z.boolean(),
  transfer: Transfer.nullable().describe('While a bank transfer is expected'),
  difference: z
    .object({
      path: z.string().describe('Page of the shop where it is paid'),
      title: z.string(),
      due: Money,
    })
    .nullable()
    .describe('While a change waits for what it costs more'),
  terms: z
    .array(LegalVersion)
    .describe('The terms and other legal documents that the order was made under, as of then'),
  documents: z
    .array(Document)
    .describe('Invoice, credit notes and build sheets. Empty until the order is paid'),
})

const WithdrawalLine = z.object({
  position: z.int(),
  title: z.string(),
  count: z.int(),
  right: z
    .enum(LINE_RIGHTS)
    .describe(
      'Whether the buyer can withdraw from it, or why not. Personalized goods are excluded',
    ),
  effect: z
    .enum(WITHDRAWAL_EFFECTS)
    .describe('cancel: not in production yet. stop: not shipped yet. return: the buyer returns it'),
})

const withdrawal = {
  is_open: z.boolean(),
  is_whole: z
    .boolean()
    .describe('Whether only the whole order can be withdrawn from: it isn’t paid'),
  until: z.iso
    .date()
    .nullable()
    .describe('Last day of the withdrawal period, 14 days after delivery; null before delivery'),
  declared_at: z.iso.datetime().nullable().describe('Time of the latest withdrawal'),
  lines: z.array(WithdrawalLine),
}

const MyOrder = Order.extend({
  order_key: z.string(),
  credit_used: Money.describe('Paid with store credit. The rest went through the payment provider'),
  can_cancel: z.boolean().describe('True until the factory starts building'),
  withdrawal: z.object(withdrawal),
  refunds: z.array(
    z.object({
      at: z.iso.datetime(),
      amount: Money,
      status: z.enum(['pending', 'succeeded', 'failed']),
      to: z.enum(['provider', 'credit']),
    }),
  ),
})

const OrderSummary = OrderStates.extend({
  number: z.string(),
  title: OrderTitle,
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

const Statement = z
  .object({
    order_number: codeText(40).min(1, 'Enter the order number.'),
    email: Email,
  })
  .describe('Identifies the order. A withdrawal needs no login')

const WithdrawnLines = z
  .array(z.int().min(0))
  .min(1)
  .max(50)
  .nullish()
  .describe('Indexes of the order lines. Leave it out to withdraw from the whole order')

const WithdrawalState = z.object({
  order_number: z.string(),
  country_code: z.string().describe('ISO 3166-1 alpha-2 of the delivery address'),
  ship_back: shipBack,
  ...withdrawal,
})

named({
  BuildSheet: [BuildSheet, 'What is built, as printed on the build sheet'],
  TimelineEvent,
  OrderDocument: Document,
  ShipBack: [ShipBack, 'How a buyer sends items back'],
  OrderedGift: [OrderedGift, 'For whom a gift card was bought, and whether it was sent'],
  OrderParcel: [OrderParcel, 'A parcel with what is in it and where it can be followed'],
  Order,
  MyOrder: [MyOrder, 'An order as its owner sees it'],
  OrderSummary,
  WithdrawalState,
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
      'Withdraws from an order, in full or in part, until 14 days after delivery. Emails a receipt with the date and time right away, and cancels and refunds what hasn’t shipped. Repeating it changes nothing.',
    spec: 'open',
    errors: [
      'order_not_found',
      'withdrawal_closed',
      'order_not_cancellable',
      'payment_provider_unreachable',
    ],
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
  confirmEmail: {
    summary:
      'Confirms an order’s email address with the token from its email. Its stock is then held as long as the payment method needs. Repeating it changes nothing.',
    spec: 'open',
    errors: ['order_not_found', 'link_invalid'],
    params: z.object({ number: z.string().max(40), key: z.string().max(100) }),
    body: z.object({ token: z.string().min(1).max(100) }),
    response: Order,
  },
  sendConfirmation: {
    summary:
      'Sends the email that confirms an order’s email address again, or to a corrected address. With a new address, the links of earlier emails stop working. The hold isn’t extended.',
    spec: 'open',
    limits: limitedBy('confirmation', 'confirmationByEmail'),
    repeats: 'Each call sends one more email, up to the limit.',
    errors: ['order_not_found', 'confirmation_closed', 'too_many_held', 'too_many_requests'],
    params: z.object({ number: z.string().max(40), key: z.string().max(100) }),
    body: z.object({
      email: Email.optional().describe('The corrected address; leave it out to send again'),
    }),
    response: Order,
  },
  changeGift: {
    ...GIFT_CHANGE,
    summary:
      'Changes recipient, message or day of a gift card that hasn’t been sent. For guests; an account’s orders are changed by their user. The buyer is told by email.',
    limits: limitedBy('giftChange'),
    errors: [...GIFT_CHANGE.errors, 'too_many_requests'],
    params: z.object({
      number: z.string().max(40),
      key: z.string().max(100),
      position: Position,
    }),
    response: Order,
  },
  changeMyGift: {
    ...GIFT_CHANGE,
    summary: 'Changes recipient, message or day of a gift card of the user that hasn’t been sent.',
    limits: limitedBy('giftChange'),
    errors: [...GIFT_CHANGE.errors, 'too_many_requests'],
    params: OrderNumber.extend({ position: Position }),
    response: MyOrder,
  },
  withdrawal: {
    summary:
      'First step of a guest withdrawal: what can be returned and until when. An unknown order number and a wrong email address give the same response.',
    spec: 'open',
    limits: limitedBy('withdrawal'),
    errors: ['order_not_found', 'too_many_requests'],
    body: Statement,
    response: WithdrawalState,
  },
  confirmWithdrawal: {
    summary:
      'Second step: withdraws, in full or in part. Emails a receipt with the date and time right away, and cancels and refunds what hasn’t shipped. Repeating it changes nothing.',
    spec: 'open',
    limits: limitedBy('withdrawalConfirm'),
    errors: [
      'order_not_found',
      'withdrawal_closed',
      'order_not_cancellable',
      'payment_provider_unreachable',
      'too_many_requests',
    ],
    body: Statement.extend({ lines: WithdrawnLines, reason: line(500).nullish() }),
    response: WithdrawalState,
  },
}
