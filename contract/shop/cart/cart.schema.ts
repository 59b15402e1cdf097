import { z } from 'zod'

import { MAX_CART_LINES, MAX_LINE_COUNT } from '@/domain/kit/constants'
import { GIFT_LENGTHS } from '@/domain/shop/gift-card/gift'
import { GIFT_CARD_DOLLARS } from '@/domain/shop/gift-card/gift-card'

import { Build, Id, IdParam, Slug } from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { Email, filled, line, prose } from '@/contract/kit/text.schema'

const Amount = z
  .int()
  .min(GIFT_CARD_DOLLARS.min)
  .max(GIFT_CARD_DOLLARS.max)
  .describe('Value of a gift card in whole dollars. Only gift cards have one')

export const Variant = z
  .string()
  .min(1)
  .max(60)
  .describe('Version of the product (size or color). Defaults to the first one in the catalog')

export const Gift = z.object({
  to_name: filled(GIFT_LENGTHS.name, 'Enter the name of the person you’re giving it to.'),
  to_email: Email,
  from_name: filled(GIFT_LENGTHS.name, 'Enter your name.'),
  message: prose(GIFT_LENGTHS.message).describe('Plain text, shown as it is'),
  send_on: z.iso
    .date()
    .nullable()
    .describe(
      'Day the card is emailed, in the shop’s time zone, up to a year ahead. Null sends it right after the payment',
    ),
})

export const GuestItem = z.object({
  product_id: Id,
  count: z.int().min(1).max(MAX_LINE_COUNT),
  server: z.object({ bike_slug: Slug, build: Build }).nullish(),
  amount: Amount.nullish(),
  variant: Variant.nullish(),
  gift: Gift.nullish().describe('Only gift cards can be for someone else'),
})

export const GuestItems = z.array(GuestItem).min(1).max(MAX_CART_LINES)

export const Totals = z.object({
  subtotal: Money,
  discount: Money,
  shipping: Money,
  assembly: Money.describe('Fee of the dealer who assembles the bikes'),
  tax: Money,
  tax_title: z.string(),
  total: Money,
})

export const OrderAssembly = z.object({
  dealer_id: Id,
  title: z.string(),
  address: z.string().describe('Street address, city and country'),
  days: z.int().describe('Business days that assembly adds to the delivery'),
  count: z.int().describe('Number of bikes to assemble'),
})

export const QuotedLine = z.object({
  product_id: Id,
  kind: z.enum(['bike', 'accessory', 'spare']),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  bike_slug: z.string().nullable(),
  build: Build.nullable(),
  variant: Variant.nullish(),
  options: z.object({
    color: z.string().nullable(),
    size: z.string().nullable(),
    upgrades: z.array(z.object({ id: Id, title: z.string() })),
  }),
  count: z.int(),
  price: Money,
  total_price: Money,
  discount: Money,
  gift: Gift.nullish().describe('For whom a gift card is; null for everything else'),
  contents: z.string().nullish().describe('What is in a bundle; null for everything else'),
  external_link: z
    .string()
    .nullish()
    .describe('Shop where it’s paid instead of at the checkout; null for everything else'),
})

/** Amounts as the country's law requires prices to be shown. */
const displayAmount = {
  shipping: Money,
  includes_tax: z
    .boolean()
    .describe('Whether the shown amounts include the tax. They add up to the total, to the cent'),
}

export const DisplayTotals = z.object({
  subtotal: Money,
  discount: Money,
  assembly: Money,
  ...displayAmount,
})

const Automatic = z
  .object({
    code: z.string().meta({ examples: ['three-for-two'] }),
    discount: Money.describe('What it takes off the items, as the country’s law wants it shown'),
    free_shipping: Money.describe('Shipping that it takes off, as shown'),
  })
  .nullish()
  .describe('The code that applies without being entered; null if none does')

const IsTaxEstimated = z
  .boolean()
  .describe('Whether the tax depends on the state or province, which the request didn’t name')

/** Parts of an address that taxes depend on. */
export const taxAddress = {
  region: line(100).optional().describe('State or province; some have taxes of their own'),
  postcode: line(20).optional().describe('Some counties and cities have taxes of their own'),
}

const MaxPerLine = z.int().describe('The most of one item that an order can have')

const displayPrice = {
  shown_price: Money.describe('The price as shown in the country: with tax where its law says so'),
}

/** Single change that makes a line salable in the cart's country. Amounts per bike, before tax. */
const LineFix = z.object({
  title: z.string().describe('What the change does, for example "Change to the EU motor"'),
  build: Build,
  description: z.string(),
  options: QuotedLine.shape.options,
  price: Money,
  price_delta: Money,
  ...displayPrice,
  shown_price_delta: Money,
  delivery_date: z.iso.date(),
})

const lawOfLine = {
  problem: z.string().nullable().describe('Why this item can’t be bought as it is; null if it can'),
  fix: LineFix.nullable().describe(
    'The change that makes it salable in the country; null if none is needed or known',
  ),
  is_gone: z
    .boolean()
    .optional()
    .describe('Whether the shop no longer offers it: it costs nothing, and can only be removed'),
}

export const Quote = z.object({
  lines: z.array(QuotedLine.extend({ ...displayPrice, shown_total_price: Money, ...lawOfLine })),
  totals: Totals,
  shown: DisplayTotals,
  max_per_line: MaxPerLine,
  country_id: Id,
  delivery_date: z.iso.date(),
  delivery_cause: z.string(),
  bikes: z
    .int()
    .describe(
      'Number of bikes a dealer can assemble. Upgrades of ordered bikes don’t count; 0 if no dealer of the country assembles',
    ),
  assembly: OrderAssembly.nullable().describe('Null for delivery to the door'),
  automatic: Automatic,
  is_tax_estimated: IsTaxEstimated,
  is_taxed_on_import: z
    .boolean()
    .describe('Whether the carrier collects a tax on delivery that the shop doesn’t'),
  certificate: z
    .string()
    .nullish()
    .meta({
      description: 'Number of the certificate that exempts the buyer from the state’s taxes',
      examples: ['20-1234567'],
    }),
})

const CartLine = z.object({
  id: Id,
  product_id: Id,
  kind: z.enum(['bike', 'accessory', 'spare']),
  title: z
    .string()
    .nullable()
    .describe(
      'Null for an upgrade of an ordered bike, which is edited in mode CEUM instead of CECM',
    ),
  image: z.string(),
  description: z.string(),
  price: Money,
  old_price: Money.nullable().describe(
    'The price when the item was added or last acknowledged, if it has changed since; otherwise null',
  ),
  count: z.int(),
  total_price: Money,
  ...displayPrice,
  options: QuotedLine.shape.options,
  bike_slug: Slug.nullable(),
  bike_title: z.string().nullable().describe('The bike’s model, or the model an upgrade is for'),
  build: Build.nullable(),
  order_bike_id: Id.nullable(),
  amount: Amount.optional().describe('Value of a gift card in whole dollars'),
  variant: Variant.nullish(),
  gift: Gift.nullish().describe('For whom a gift card is; null for everything else'),
  has_external_link: z.boolean(),
  external_link: z
    .string()
    .nullable()
    .describe('Shop where it’s paid instead of at the checkout. Only hosts that the shop allows'),
  ...lawOfLine,
})

const Cart = z.object({
  carts: z.array(CartLine),
  subtotal: Money.describe(
    'Sum of the items without a problem. Amounts are for the country of the selected address',
  ),
  discount: Money.describe('What the automatic code takes off the items, before tax'),
  shipping: Money,
  tax: Money,
  tax_title: z.string(),
  is_tax_estimated: IsTaxEstimated,
  total: Money,
  automatic: Automatic,
  shown: z.object({ subtotal: Money, ...displayAmount }),
  country_id: Id,
  max_per_line: MaxPerLine,
  version: z.int().describe('Increases with every change to the cart'),
})

const LINE_ERRORS = ['cart_line_not_found']

named({
  GuestItem: [
    GuestItem,
    'One item of a guest’s cart. Prices and titles sent along are ignored; the server calculates every price',
  ],
  Gift: [Gift, 'For whom a gift card is, and when it’s sent'],
  Totals,
  ShownTotals: [DisplayTotals, 'The totals as the country’s law wants them shown'],
  OrderAssembly: [OrderAssembly, 'The dealer who assembles an order’s bikes'],
  QuotedLine: [QuotedLine, 'One item, priced by the server'],
  Quote,
  CartLine: [CartLine, 'One item of a user’s cart'],
  Cart,
})

export const cartSchemas = {
  read: {
    summary: 'Returns the user’s cart, with every line at current catalog prices.',
    spec: '§7 Cart',
    query: z.object({
      country_id: IdParam.optional(),
    }),
    response: Cart,
  },
  add: {
    summary:
      'Adds one or more products (also used to migrate a guest cart). Send an Idempotency-Key header; the same key adds only once. Discontinued items are skipped and listed in the response.',
    spec: '§7 Cart',
    takesKey: true,
    errors: ['product_not_found', 'cart_full', 'too_many_pieces', 'idempotency_mismatch'],
    body: z.object({
      items: z
        .array(
          z.object({
            product_id: Id,
            count: z.int().min(1).max(MAX_LINE_COUNT).default(1),
            amount: Amount.nullish(),
            variant: Variant.nullish(),
            gift: Gift.nullish(),
          }),
        )
        .min(1)
        .max(MAX_CART_LINES),
    }),
    response: z.object({
      added: z.int(),
      refused: z
        .array(z.object({ product_id: Id, message: z.string() }))
        .describe('Products that couldn’t be added, for example because they’re discontinued'),
      version: z.int(),
    }),
  },
  count: {
    summary: 'Sets a line’s quantity.',
    spec: '§7 Cart',
    errors: [...LINE_ERRORS, 'too_many_pieces'],
    body: z.object({ id: Id, count: z.int().min(1).max(MAX_LINE_COUNT) }),
    response: z.object({ version: z.int() }),
  },
  remove: {
    summary: 'Removes a line.',
    spec: '§7 Cart',
    errors: LINE_ERRORS,
    params: z.object({ id: IdParam }),
    response: z.object({ version: z.int() }),
  },
  acceptPrices: {
    summary: 'Acknowledges changed prices. From then on, old_price is null.',
    spec: 'open',
    response: z.object({ version: z.int() }),
  },
  shippingVat: {
    summary: 'Returns shipping and tax for the user’s cart and a country.',
    spec: '§7 Checkout',
    errors: ['country_not_found', 'cart_empty'],
    body: z.object({ country_id: Id, ...taxAddress }),
    response: z.object({ shipping: Money, tax: Money, vat: Money, quote: Quote }),
  },
  shippingVatGuest: {
    summary: 'Returns shipping and tax for a guest cart and a country, with a price for each line.',
    spec: '§7 Checkout',
    errors: ['country_not_found', 'product_not_found', 'build_invalid', 'bike_not_found'],
    body: z.object({ country_id: Id, ...taxAddress, items: GuestItems }),
    response: z.object({
      shipping: Money.describe('`tax` and `vat` are always the same amount'),
      tax: Money,
      vat: Money,
      quote: Quote,
    }),
  },
}
