import { z } from 'zod'

import { MAX_CART_LINES, MAX_LINE_COUNT } from '@/domain/constants'

import { GIFT_CARD_DOLLARS } from '@/domain/gift-card'

import { Build, Id, IdParam, Slug } from './configurator.schema'
import { Money } from './money.schema'

/** What a gift card is worth, in whole dollars; only a gift card has an amount. */
const Amount = z.int().min(GIFT_CARD_DOLLARS.min).max(GIFT_CARD_DOLLARS.max)

/** Which version of a product; without one it is the first that the catalogue names. */
export const Variant = z.string().min(1).max(60)

/**
 * One line of a guest's cart as the server reads it. Prices, titles and totals that a client adds
 * are dropped unread: the server prices every line itself.
 */
export const GuestItem = z.object({
  product_id: Id,
  count: z.int().min(1).max(MAX_LINE_COUNT),
  server: z.object({ bike_slug: Slug, build: Build }).nullish(),
  amount: Amount.nullish(),
  variant: Variant.nullish(),
})

export const GuestItems = z.array(GuestItem).min(1).max(MAX_CART_LINES)

export const Totals = z.object({
  subtotal: Money,
  discount: Money,
  shipping: Money,
  /** What the dealer takes who assembles the bikes. */
  assembly: Money,
  tax: Money,
  tax_title: z.string(),
  total: Money,
})

/** The dealer who assembles the bikes of an order. */
export const OrderAssembly = z.object({
  dealer_id: Id,
  title: z.string(),
  /** Street, town and country. */
  address: z.string(),
  /** Working days that it adds to the delivery. */
  days: z.int(),
  /** How many bikes. */
  count: z.int(),
})

/** One line priced by the server, with what the visitor needs to recognise it. */
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
})

export const Quote = z.object({
  lines: z.array(QuotedLine),
  totals: Totals,
  country_id: Id,
  delivery_date: z.iso.date(),
  delivery_cause: z.string(),
  /** Bikes that are sent, which a dealer can assemble; upgrades of ordered ones are not. */
  bikes: z.int(),
  /** Null: delivered to the door. */
  assembly: OrderAssembly.nullable(),
})

/** One line of the cart of a user (spec §3 Server cart item). */
const CartLine = z.object({
  id: Id,
  product_id: Id,
  kind: z.enum(['bike', 'accessory', 'spare']),
  /** Null for the upgrade of a bike that is ordered already (spec §4 Modes: CEUM instead of CECM). */
  title: z.string().nullable(),
  image: z.string(),
  description: z.string(),
  price: Money,
  /** The price when the line was put in or last acknowledged, where it differs from the present one. */
  old_price: Money.nullable(),
  count: z.int(),
  total_price: Money,
  options: QuotedLine.shape.options,
  bike_slug: Slug.nullable(),
  /** The model of a bike line or of the bike that an upgrade is for. */
  bike_title: z.string().nullable(),
  build: Build.nullable(),
  order_bike_id: Id.nullable(),
  /** Of a gift card. */
  amount: Amount.optional(),
  variant: Variant.nullish(),
  has_external_link: z.boolean(),
  external_link: z.string().nullable(),
  /** Why the line cannot be bought as it is; null when it can. */
  problem: z.string().nullable(),
})

const Cart = z.object({
  carts: z.array(CartLine),
  /** Without the lines that have a problem. Amounts for the country of the chosen address. */
  subtotal: Money,
  shipping: Money,
  tax: Money,
  tax_title: z.string(),
  total: Money,
  country_id: Id,
  /** Changes with every change of a line. */
  version: z.int(),
})

const LINE_ERRORS = ['cart_line_not_found']

export const cartSchemas = {
  read: {
    summary: 'Returns the user’s cart, with every line at current catalog prices.',
    spec: '§7 Cart',
    query: z.object({
      country_id: z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number)
        .optional(),
    }),
    response: Cart,
  },
  add: {
    summary:
      'Adds one or more products (also used to migrate a guest cart). Send an Idempotency-Key header; the same key adds only once. Discontinued items are skipped and listed in the response.',
    spec: '§7 Cart',
    errors: ['product_not_found', 'cart_full', 'idempotency_mismatch'],
    body: z.object({
      items: z
        .array(
          z.object({
            product_id: Id,
            count: z.int().min(1).max(MAX_LINE_COUNT).default(1),
            amount: Amount.nullish(),
            variant: Variant.nullish(),
          }),
        )
        .min(1)
        .max(MAX_CART_LINES),
    }),
    response: z.object({
      added: z.int(),
      /** Products of the call that could not be added, for example because they are no longer made. */
      refused: z.array(z.object({ product_id: Id, message: z.string() })),
      version: z.int(),
    }),
  },
  count: {
    summary: 'Sets a line’s quantity.',
    spec: '§7 Cart',
    errors: LINE_ERRORS,
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
    body: z.object({ country_id: Id }),
    response: z.object({ shipping: Money, tax: Money, vat: Money, quote: Quote }),
  },
  shippingVatGuest: {
    summary: 'Returns shipping and tax for a guest cart and a country, with a price for each line.',
    spec: '§7 Checkout',
    errors: ['country_not_found', 'product_not_found', 'build_invalid', 'bike_not_found'],
    body: z.object({ country_id: Id, items: GuestItems }),
    response: z.object({
      /** The names of spec §3 Cart data; `tax` and `vat` are the same amount. */
      shipping: Money,
      tax: Money,
      vat: Money,
      quote: Quote,
    }),
  },
}
