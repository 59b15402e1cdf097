import { z } from 'zod'

import { MAX_CART_LINES, MAX_LINE_COUNT } from '@/domain/constants'

import { Build, Id, Slug } from './configurator.schema'
import { Money } from './money.schema'

/**
 * One line of a guest's cart as the server reads it. Prices, titles and totals that a client adds
 * are dropped unread: the server prices every line itself.
 */
export const GuestItem = z.object({
  product_id: Id,
  count: z.int().min(1).max(MAX_LINE_COUNT),
  server: z.object({ bike_slug: Slug, build: Build }).nullish(),
})

export const GuestItems = z.array(GuestItem).min(1).max(MAX_CART_LINES)

export const Totals = z.object({
  subtotal: Money,
  discount: Money,
  shipping: Money,
  tax: Money,
  tax_title: z.string(),
  total: Money,
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
})

export const cartSchemas = {
  shippingVatGuest: {
    summary: "Delivery and tax of a guest's cart for a country, with every line priced.",
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
