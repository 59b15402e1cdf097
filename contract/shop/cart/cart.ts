import type { cartSchemas, GuestItem, Quote } from './cart.schema'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'
import type { z } from 'zod'

/** spec §8: a 401 from a cart route doesn't renew the token. */
const MINE = { auth: 'required', session: 'sent' } as const

export const cartRoutes = defineRoutes<typeof cartSchemas>({ notMoney: ['amount'] })({
  read: {
    method: 'GET',
    path: '/api/cart',
    ...MINE,
  },
  add: { method: 'POST', path: '/api/cart', ...MINE },
  count: { method: 'PUT', path: '/api/cart/count', ...MINE },
  remove: { method: 'DELETE', path: '/api/cart/:id', ...MINE },
  acceptPrices: { method: 'POST', path: '/api/cart/accept-prices', ...MINE },
  shippingVat: { method: 'POST', path: '/api/shipping-vat', auth: 'required' },
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
/** A change that makes a line salable in the country of the cart, in decoded form. */
export type LineFix = NonNullable<QuotedLine['fix']>
export type Totals = QuotedCart['totals']
/** The cart of a user, amounts in cents. */
export type Cart = ClientResponse<(typeof cartSchemas)['read']>
export type CartLine = Cart['carts'][number]
export type WireCart = WireResponse<(typeof cartSchemas)['read']>
