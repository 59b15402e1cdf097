import { z } from 'zod'

import { GuestItems, Quote } from './cart.schema'
import { Id } from './configurator.schema'
import { Country } from './countries.schema'
import { Money } from './money.schema'

// Control characters in a name or an address only ever serve to break mails and documents.
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'Please leave out line breaks and control characters.')
const filled = (max: number, message: string) => line(max).min(1, message)

export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[^\s@,;<>"\p{Cc}]+@[^\s@,;<>"\p{Cc}]+\.[^\s@,;<>"\p{Cc}.]{2,}$/u,
    'Enter an e-mail address such as name@example.com.',
  )

export const Address = z.object({
  name: filled(120, 'Enter your full name.'),
  line1: filled(160, 'Enter street and number.'),
  line2: line(160).default(''),
  city: filled(100, 'Enter a town or city.'),
  region: line(100).default(''),
  postcode: line(20).default(''),
  country_id: Id,
  phone: line(40).default(''),
})

export const Promo = z.object({
  code: z.string().nullable(),
  state: z.enum(['none', 'applied', 'below-threshold', 'unknown']),
})

export const Provider = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  is_test: z.boolean(),
})

const PromoCode = z.string().trim().max(40)

const CART_ERRORS = ['country_not_found', 'product_not_found', 'bike_not_found', 'build_invalid']

export const checkoutSchemas = {
  checkoutGuest: {
    summary: "A guest's checkout: priced lines, totals, promo code and ways to pay.",
    spec: '§7 Checkout',
    errors: CART_ERRORS,
    body: z.object({
      has_bike: z.boolean(),
      items: GuestItems,
      country_id: Id.optional(),
      promo_code: PromoCode.nullish(),
    }),
    response: z.object({
      has_bike: z.boolean(),
      quote: Quote,
      promo: Promo,
      providers: z.array(Provider),
      country: Country,
      /** Hash of what would be ordered; changes when a line, price, country or code changes. */
      version: z.string(),
    }),
  },
  paymentGuest: {
    summary:
      'Places the order, reserves its stock and opens the payment. Send an Idempotency-Key header: the same key gives the same order.',
    spec: '§7 Checkout',
    errors: [
      ...CART_ERRORS,
      'totals_changed',
      'sold_out',
      'provider_not_available',
      'idempotency_mismatch',
      'payment_provider_unreachable',
    ],
    body: z.object({
      items: GuestItems,
      email: Email,
      shipping_address: Address,
      /** Absent: the bill goes to the shipping address. */
      billing_address: Address.nullish(),
      promo_code: PromoCode.nullish(),
      provider: z.string().max(40),
      /** The total the visitor saw, in dollars; another one is answered with 409. */
      expected_total: Money,
    }),
    response: z.object({
      order_number: z.string(),
      order_key: z.string(),
      attempt_id: z.string(),
      redirect_url: z.string(),
    }),
  },
}
