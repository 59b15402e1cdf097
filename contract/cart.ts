import type { cartSchemas, GuestItem, Quote } from './cart.schema'
import { defineRoutes } from './route'
import type { z } from 'zod'

export const cartRoutes = defineRoutes<typeof cartSchemas>()({
  shippingVatGuest: {
    method: 'POST',
    path: '/api/shipping-vat-guest',
  },
})

export type WireGuestItem = z.input<typeof GuestItem>
export type WireQuote = z.input<typeof Quote>
/** A priced cart in decoded form: amounts in cents. */
export type QuotedCart = z.output<typeof Quote>
export type QuotedLine = QuotedCart['lines'][number]
export type Totals = QuotedCart['totals']
