import { z } from 'zod'

import { PROMO_STATES } from '@/domain/promo'

import { GuestItems, Quote } from './cart.schema'
import { Id, IdParam } from './configurator.schema'
import { Country } from './countries.schema'
import { Money } from './money.schema'
import { Email, filled, line } from './text.schema'

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
  state: z.enum(PROMO_STATES),
  /** Where the goods cost too little: above which price the code works, and what those it counts for cost. */
  threshold: Money.optional(),
  goods: Money.optional(),
})

export const Provider = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  is_test: z.boolean(),
})

const PromoCode = z.string().trim().max(40)

const CART_ERRORS = ['country_not_found', 'product_not_found', 'bike_not_found', 'build_invalid']

/** An address of the book by its id, or a new one, which is kept in the book when it says so. */
const ChosenAddress = z.union([
  z.object({ id: Id }),
  Address.extend({ is_saved: z.boolean().optional() }),
])

const ORDER_ERRORS = [
  'totals_changed',
  'sold_out',
  'too_many_pieces',
  'too_many_held',
  'provider_not_available',
  'idempotency_mismatch',
  'assembly_not_available',
  'payment_provider_unreachable',
]

const Placed = z.object({
  order_number: z.string(),
  order_key: z.string(),
  attempt_id: z.string(),
  redirect_url: z.string(),
})

export const checkoutSchemas = {
  checkout: {
    summary:
      'Returns a user’s checkout: priced cart lines, totals, promo code, store credit, addresses and payment methods.',
    spec: '§7 Checkout',
    errors: ['cart_empty', 'country_not_found', 'build_invalid'],
    query: z.object({
      /** By default the country of the selected shipping address. */
      country_id: IdParam.optional(),
      promo_code: PromoCode.optional(),
      use_credit: z.enum(['true', 'false']).optional(),
      /** The dealer who assembles the bikes; one who does not for this country is left out. */
      assembly_dealer_id: IdParam.optional(),
    }),
    response: z.object({
      has_bike: z.boolean(),
      quote: Quote,
      promo: Promo,
      providers: z.array(Provider),
      country: Country,
      version: z.string(),
      email: z.string(),
      /** spec §3 Checkout data; null while the address book is empty. */
      selected_shipping_id: Id.nullable(),
      selected_billing_id: Id.nullable(),
      addresses: z.array(
        Address.extend({ id: Id, is_shipping: z.boolean(), is_billing: z.boolean() }),
      ),
      /** Credit of the user, what of it this order would use, and what is left to pay. */
      credit: z.object({ balance: Money, used: Money }),
      to_pay: Money,
    }),
  },
  placeOrder: {
    summary:
      'Places the cart as an order, reserves stock, applies store credit if requested and starts the payment for the rest. Send an Idempotency-Key header; the same key returns the same order.',
    spec: '§7 Checkout',
    errors: [
      'cart_empty',
      'address_not_found',
      'country_not_found',
      'build_invalid',
      ...ORDER_ERRORS,
    ],
    body: z.object({
      shipping_address: ChosenAddress,
      /** Absent: the bill goes to the shipping address. */
      billing_address: ChosenAddress.nullish(),
      promo_code: PromoCode.nullish(),
      provider: z.string().max(40),
      use_credit: z.boolean().default(false),
      /** The dealer who assembles the bikes; absent: delivered to the door. */
      assembly_dealer_id: Id.nullish(),
      /** The total the user saw, in dollars, before credit; another one is answered with 409. */
      expected_total: Money,
    }),
    response: Placed,
  },
  payment: {
    summary: 'Reopens the payment page for one of the user’s unpaid orders.',
    spec: 'open',
    errors: ['order_not_found', 'payment_closed', 'payment_provider_unreachable'],
    body: z.object({ order_number: z.string().max(40) }),
    response: z.object({ redirect_url: z.string() }),
  },
  checkoutGuest: {
    summary: 'Returns a guest checkout: priced lines, totals, promo code and payment methods.',
    spec: '§7 Checkout',
    errors: CART_ERRORS,
    body: z.object({
      has_bike: z.boolean(),
      items: GuestItems,
      country_id: Id.optional(),
      promo_code: PromoCode.nullish(),
      /** The dealer who assembles the bikes; one who does not for this country is left out. */
      assembly_dealer_id: Id.nullish(),
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
      'Places the order, reserves stock and starts the payment. Send an Idempotency-Key header; the same key returns the same order.',
    spec: '§7 Checkout',
    errors: [...CART_ERRORS, ...ORDER_ERRORS],
    body: z.object({
      items: GuestItems,
      email: Email,
      shipping_address: Address,
      /** Absent: the bill goes to the shipping address. */
      billing_address: Address.nullish(),
      promo_code: PromoCode.nullish(),
      provider: z.string().max(40),
      /** The dealer who assembles the bikes; absent: delivered to the door. */
      assembly_dealer_id: Id.nullish(),
      /** The total the visitor saw, in dollars; another one is answered with 409. */
      expected_total: Money,
    }),
    response: Placed,
  },
}
