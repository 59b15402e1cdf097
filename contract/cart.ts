import type { cartSchemas, GuestItem, Quote } from './cart.schema'
import { defineRoutes } from './route'
import type { z } from 'zod'

export const cartRoutes = defineRoutes<typeof cartSchemas>()({
  shippingVatGuest: {
    method: 'POST',
    path: '/api/shipping-vat-guest',
    summary: "Delivery and tax of a guest's cart for a country, with every line priced.",
    spec: '§7 Checkout',
    errors: ['country_not_found', 'product_not_found', 'build_invalid', 'bike_not_found'],
  },
})

export type WireGuestItem = z.input<typeof GuestItem>
export type WireQuote = z.input<typeof Quote>
/** A priced cart in decoded form: amounts in cents. */
export type QuotedCart = z.output<typeof Quote>
export type QuotedLine = QuotedCart['lines'][number]
export type Totals = QuotedCart['totals']
