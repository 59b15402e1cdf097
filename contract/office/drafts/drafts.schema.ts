import { z } from 'zod'

import { MAX_CART_LINES, MAX_LINE_COUNT } from '@/domain/kit/constants'
import { FREE_LINE_KINDS } from '@/domain/shop/orders/free-line'
import { TILL_WAYS } from '@/domain/shop/payment/till'
import { DRAFT_STATES, MOST_DRAFT_DAYS, MOST_FOUND } from '@/domain/office/drafts/drafts'

import { DisplayTotals, taxAddress, Totals } from '@/contract/shop/cart/cart.schema'
import { Build } from '@/contract/shop/configurator/configurator.schema'
import {
  Address,
  AgreedVersions,
  LegalVersions,
  Placed,
  PrintedAddress,
  Provider,
} from '@/contract/shop/checkout/checkout.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { codeText, Email, line } from '@/contract/kit/text.schema'

const MOST_FREE = 10_000_000
/** Up to $100,000. */
const Positive = Money.refine(
  (amount) => amount > 0 && amount <= MOST_FREE,
  'Enter an amount from $0.01 to $100,000.',
)

const Item = z
  .object({
    product_id: z.int().positive().optional(),
    variant: z.string().max(80).nullish(),
    build_code: codeText(20).optional().describe('Code of a build that was saved or shared'),
    server: z
      .object({ bike_slug: line(60).min(1), build: Build })
      .optional()
      .describe('A bike as it was put together'),
    free: z
      .object({
        title: line(200).min(1, 'Enter what it is.'),
        price: Positive.describe('Of one, before tax'),
        kind: z
          .enum(FREE_LINE_KINDS)
          .describe('`goods` are taxed and ship, a `service` is taxed, `untaxed` is neither'),
      })
      .optional()
      .describe('What isn’t in the catalog'),
    count: z.int().min(1).max(MAX_LINE_COUNT),
  })
  .refine(
    ({ product_id, build_code, server, free }) =>
      [product_id, build_code, server, free].filter((one) => one !== undefined).length === 1,
    'Send one of `product_id`, `build_code`, `server` and `free`.',
  )
  .meta({ examples: [{ product_id: 5_000_111, count: 1 }] })

const Choice = {
  items: z.array(Item).min(1, 'Add at least one item.').max(MAX_CART_LINES),
  promo_code: codeText(40).nullish(),
  discount: z
    .object({ amount: Positive, reason: line(200).min(3, 'Enter a short reason.') })
    .optional()
    .describe('Taken off the goods, at most what they cost, instead of a promo code'),
}

const DraftQuote = z.object({
  lines: z.array(z.object({ title: z.string(), detail: z.string(), count: z.int(), total: Money })),
  totals: Totals,
  shown: DisplayTotals,
  delivery_date: z.iso.date(),
})

const Found = z.object({
  product_id: z.int(),
  variant: z.string().nullable().describe('Send both as an item. Null for what has no versions'),
  title: z.string().describe('With color and size'),
  thumbnail: z.string().describe('Address of a picture; empty without one'),
  price: Money,
  for_sale: z.int().describe('Pieces that no order holds'),
})

const Row = z.object({
  id: z.int(),
  state: z.enum(DRAFT_STATES),
  title: z.string(),
  name: z.string(),
  email: z.string(),
  total: Money.describe('As emailed'),
  link: z.string().describe('Where the customer pays'),
  expires_at: z.iso.datetime(),
  sent_at: z.iso.datetime(),
  order_number: z.string().describe('Empty before it is ordered'),
  by: z.string().describe('Empty once that account is gone'),
})

const Draft = z.object({
  id: z.int(),
  state: z.enum(DRAFT_STATES),
  email: z.string(),
  address: PrintedAddress,
  country_code: z.string().describe('ISO 3166-1 alpha-2; empty for a removed country'),
  expires_at: z.iso.datetime(),
  quote: DraftQuote.nullable().describe('At today’s prices. Null once it can’t be paid'),
  problem: z.string().describe('Why it can’t be bought now; empty if it can'),
  providers: z.array(Provider),
  documents: LegalVersions,
  order: z
    .object({ number: z.string(), key: z.string() })
    .nullable()
    .describe('The order that was placed'),
})

named({
  DraftItem: [Item, 'A product, a bike or a saved build'],
  DraftProduct: [Found, 'A version of a product that a draft can have'],
  DraftQuote: [DraftQuote, 'A draft, priced by the server'],
  DraftRow: [Row, 'A draft as staff see it'],
  Draft: [Draft, 'A draft as its customer sees it'],
})

const EXAMPLE_ITEMS = [{ product_id: 5_000_111, count: 1 }]

const params = z.object({ id: z.coerce.number().int().positive() })
const link = params.extend({ key: z.string().max(100) })
const Drafts = z.object({
  drafts: z.array(Row),
  has_mail: z.boolean().describe('Whether a mail server is set; without one all emails wait'),
})
const PRICING = [
  'product_not_found',
  'bike_not_found',
  'build_not_found',
  'build_invalid',
  'country_not_found',
]

const TAKING = [
  'draft_closed',
  'draft_ordered',
  'sold_out',
  'too_many_pieces',
  'too_many_held',
  'tax_unavailable',
  'tax_address_invalid',
  'provider_not_available',
]

export const draftsSchemas = {
  list: {
    summary: 'Returns the last 100 drafts of orders, newest first.',
    spec: 'open',
    response: Drafts,
  },
  products: {
    summary: `Finds offered accessories and spare parts by words or number, each version by itself; ${MOST_FOUND} at most.`,
    spec: 'open',
    query: z.object({ q: line(100).min(1) }),
    response: z.object({ products: z.array(Found) }),
  },
  quote: {
    summary: 'Prices a draft without saving it.',
    spec: 'open',
    repeats: 'Changes nothing.',
    errors: PRICING,
    example: { items: EXAMPLE_ITEMS, country_id: 222 },
    body: z.object({
      ...Choice,
      country_id: z.int().positive(),
      ...taxAddress,
      email: Email.optional().describe('A member’s exemption certificate applies to it'),
    }),
    response: z.object({ quote: DraftQuote }),
  },
  create: {
    summary:
      'Saves a draft of an order and emails its customer the link to pay. Nothing is reserved before that. With `way`, no link is emailed: the order is placed and marked as paid at once. Drafts that ended a month ago are removed with it.',
    spec: 'open',
    repeats: 'The same `request_key` makes one draft.',
    errors: [...PRICING, 'draft_changed', ...TAKING],
    example: {
      ...{ items: EXAMPLE_ITEMS, email: 'ada@example.com', days: 7, expected_total: 129 },
      address: {
        ...{ name: 'Ada Rider', line1: '1 Main Street', line2: '', city: 'Albany', region: 'NY' },
        ...{ postcode: '12207', phone: '', country_id: 222 },
      },
      request_key: 'f1c2a8de-51f0-4c6b-9a3e-7d2b64c0e911',
    },
    body: z.object({
      ...Choice,
      email: Email,
      address: Address,
      days: z.int().min(1).max(MOST_DRAFT_DAYS).describe('How long it can be paid'),
      expected_total: Money.describe('The total of the quote; another one is refused'),
      way: z.enum(TILL_WAYS).optional().describe('How staff have taken the payment themselves'),
      request_key: z.uuid(),
    }),
    response: Drafts,
  },
  send: {
    summary: 'Emails the link of a draft again. It can then be paid for seven more days.',
    spec: 'open',
    repeats: 'Each call sends an email.',
    errors: ['draft_not_found', 'draft_closed', 'draft_ordered'],
    params,
    response: Drafts,
  },
  take: {
    summary:
      'Places the order of a draft whose payment staff have taken themselves, and marks it as paid. Emails the confirmation and the invoice.',
    spec: 'open',
    repeats: 'A paid draft stays as it is.',
    errors: [...PRICING, 'draft_not_found', 'draft_changed', ...TAKING],
    params,
    body: z.object({
      way: z.enum(TILL_WAYS),
      expected_total: Money.describe('The total that was paid; another one is refused'),
    }),
    response: Drafts,
  },
  cancel: {
    summary: 'Cancels a draft: its link can’t be paid anymore.',
    spec: 'open',
    repeats: 'A canceled draft stays canceled.',
    errors: ['draft_not_found', 'draft_ordered'],
    params,
    response: Drafts,
  },
  read: {
    summary: 'Returns a draft by its link, at today’s prices.',
    spec: 'open',
    errors: ['draft_not_found'],
    params: link,
    response: Draft,
  },
  pay: {
    summary:
      'Places the order of a draft and starts its payment. While that order waits for its payment, the same order is returned.',
    spec: 'open',
    limits: limitedBy('guestPayment'),
    repeats: 'While the order is unpaid, it is the same one.',
    errors: [
      ...PRICING,
      'draft_not_found',
      'draft_closed',
      'draft_changed',
      'sold_out',
      'too_many_pieces',
      'too_many_held',
      'tax_unavailable',
      'tax_address_invalid',
      'provider_not_available',
      'payment_provider_unreachable',
    ],
    params: link,
    body: z.object({
      provider: z.string().max(40),
      expected_total: Money.describe('The total that the customer saw; another one is refused'),
      documents: AgreedVersions,
    }),
    response: Placed,
  },
}
