import { z } from 'zod'

import { PROMO_STATES } from '@/domain/shop/promo/promo'

import { GuestItems, Quote, taxAddress } from '@/contract/shop/cart/cart.schema'
import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { Country } from '@/contract/shop/countries/countries.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { codeText, Email, filled, line } from '@/contract/kit/text.schema'

export const Address = z.object({
  name: filled(120, 'Enter your full name.'),
  line1: filled(160, 'Enter your street address.'),
  line2: line(160).default(''),
  city: filled(100, 'Enter your city.'),
  region: line(100).default(''),
  postcode: line(20).default(''),
  country_id: Id,
  phone: codeText(40).default(''),
})

/** An address as the server returns it: omitted or erased fields are empty strings. */
export const CompleteAddress = Address.extend({
  line1: line(160),
  city: line(100),
  line2: line(160),
  region: line(100),
  postcode: line(20),
  phone: codeText(40),
})

export const PrintedAddress = CompleteAddress.extend({
  lines: z
    .array(z.string())
    .describe(
      'As the post of its country has it, with name and country and without the phone number',
    ),
})

const Promo = z.object({
  code: z.string().nullable(),
  state: z.enum(PROMO_STATES),
  threshold: Money.optional().describe(
    'If the items cost too little: the subtotal the code requires',
  ),
  goods: Money.optional(),
  missing: z
    .int()
    .optional()
    .describe('If the code gives pieces and there are too few: how many more it requires'),
  automatic: z
    .string()
    .optional()
    .meta({
      description: 'Code that applies without being entered, if one does and is better than `code`',
      examples: ['three-for-two'],
    }),
  free_shipping: Money.optional().describe('Shipping that the code that applies takes off'),
})

export const Provider = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  is_test: z.boolean(),
})

const PromoCode = codeText(40)

export const LegalVersion = z.object({
  id: Id,
  title: z.string(),
  href: z.string().describe('Path of the page of this version, which never changes'),
  in_force_at: z.iso.datetime(),
})

export const LegalVersions = z
  .array(LegalVersion)
  .describe('Versions in force of the terms and the other documents that an order is made under')

const Seller = z.object({
  name: z.string().describe('Legal name'),
  address: z.array(z.string()).describe('Line by line, the country last'),
  warranty: z.string().describe('Term of the warranty on bikes and parts; empty if none is stated'),
})

export const AgreedVersions = z
  .array(Id)
  .max(20)
  .optional()
  .describe(
    'The `id` of each of the `documents` that the customer saw; the order names them. If one of them has changed, the response is 409 `terms_changed`. Leave it out for those in force',
  )

const CART_ERRORS = ['country_not_found', 'product_not_found', 'bike_not_found', 'build_invalid']

const ChosenAddress = z.union([
  z.object({ id: Id }),
  Address.extend({ is_saved: z.boolean().optional() }),
])

const ORDER_ERRORS = [
  'shop_closed',
  'totals_changed',
  'terms_changed',
  'sold_out',
  'too_many_pieces',
  'too_many_held',
  'provider_not_available',
  'idempotency_mismatch',
  'assembly_not_available',
  'tax_unavailable',
  'tax_address_invalid',
  'payment_provider_unreachable',
]

export const RedirectUrl = z
  .string()
  .describe(
    'Where the customer pays. An absolute URL of the payment provider, or a path relative to the shop’s origin (sandbox, bank transfer, store credit)',
  )

export const Placed = z.object({
  order_number: z.string(),
  order_key: z.string().describe('Opens the order page without a login. Keep it secret'),
  attempt_id: z.string().describe('The payment attempt'),
  redirect_url: RedirectUrl,
})

named({
  AddressInput: Address,
  Address: CompleteAddress,
  PrintedAddress,
  Promo,
  PaymentProvider: Provider,
  LegalVersion,
  CheckoutSeller: [Seller, 'Who sells, as the checkout names it'],
  ChosenAddress: [
    ChosenAddress,
    'A saved address by its ID, or a new one, which is saved if `is_saved` is true',
  ],
  PlacedOrder: Placed,
})

export const checkoutSchemas = {
  checkout: {
    summary:
      'Returns a user’s checkout: priced cart lines, totals, promo code, store credit, addresses and payment methods.',
    spec: '§7 Checkout',
    limits: limitedBy('taxQuote'),
    errors: ['cart_empty', 'country_not_found', 'build_invalid'],
    query: z.object({
      country_id: IdParam.optional().describe(
        'Defaults to the country of the selected shipping address',
      ),
      ...taxAddress,
      promo_code: PromoCode.optional(),
      use_credit: z.enum(['true', 'false']).optional(),
      assembly_dealer_id: IdParam.optional().describe(
        'The dealer who assembles the bikes. Ignored if the dealer doesn’t serve this country',
      ),
    }),
    response: z.object({
      has_bike: z.boolean(),
      quote: Quote,
      promo: Promo,
      providers: z.array(Provider),
      country: Country,
      documents: LegalVersions,
      seller: Seller,
      version: z.string(),
      email: z.string(),
      selected_shipping_id: Id.nullable().describe('Null if the user has no saved addresses'),
      selected_billing_id: Id.nullable(),
      addresses: z.array(
        PrintedAddress.extend({ id: Id, is_shipping: z.boolean(), is_billing: z.boolean() }),
      ),
      credit: z
        .object({ balance: Money, used: Money })
        .describe('The user’s store credit, and how much of it this order would use'),
      to_pay: Money,
    }),
  },
  placeOrder: {
    summary:
      'Places the cart as an order, reserves stock, applies store credit if requested and starts the payment for the rest. Send an Idempotency-Key header; the same key returns the same order.',
    spec: '§7 Checkout',
    takesKey: true,
    limits: limitedBy('checkoutByUser', 'checkoutByAddress'),
    errors: [
      'cart_empty',
      'address_not_found',
      'country_not_found',
      'build_invalid',
      ...ORDER_ERRORS,
    ],
    body: z.object({
      shipping_address: ChosenAddress,
      billing_address: ChosenAddress.nullish().describe('Defaults to the shipping address'),
      promo_code: PromoCode.nullish(),
      provider: z.string().max(40),
      use_credit: z.boolean().default(false),
      assembly_dealer_id: Id.nullish().describe(
        'The dealer who assembles the bikes. Leave it out for delivery to the door',
      ),
      expected_total: Money.describe(
        'The total the user saw, before store credit. If it has changed, the response is 409 `totals_changed`',
      ),
      documents: AgreedVersions,
    }),
    response: Placed,
  },
  payment: {
    summary: 'Reopens the payment page for one of the user’s unpaid orders.',
    spec: 'open',
    repeats: 'Returns the open payment page if there is one, otherwise a new one.',
    errors: ['order_not_found', 'payment_closed', 'payment_provider_unreachable'],
    body: z.object({ order_number: z.string().max(40) }),
    response: z.object({ redirect_url: RedirectUrl }),
  },
  checkoutGuest: {
    summary: 'Returns a guest checkout: priced lines, totals, promo code and payment methods.',
    spec: '§7 Checkout',
    limits: limitedBy('taxQuote'),
    errors: CART_ERRORS,
    body: z.object({
      has_bike: z.boolean(),
      items: GuestItems,
      country_id: Id.optional(),
      ...taxAddress,
      promo_code: PromoCode.nullish(),
      assembly_dealer_id: Id.nullish().describe(
        'The dealer who assembles the bikes. Ignored if the dealer doesn’t serve this country',
      ),
    }),
    response: z.object({
      has_bike: z.boolean(),
      quote: Quote,
      promo: Promo,
      providers: z.array(Provider),
      country: Country,
      documents: LegalVersions,
      seller: Seller,
      version: z
        .string()
        .describe('Hash of the order. Changes with any item, price, country or promo code'),
    }),
  },
  paymentGuest: {
    summary:
      'Places the order, reserves stock and starts the payment. Send an Idempotency-Key header; the same key returns the same order.',
    spec: '§7 Checkout',
    takesKey: true,
    limits: limitedBy('guestPayment'),
    repeats: 'Without a key, every request places an order of its own.',
    errors: [...CART_ERRORS, ...ORDER_ERRORS],
    body: z.object({
      items: GuestItems,
      email: Email,
      shipping_address: Address,
      billing_address: Address.nullish().describe('Defaults to the shipping address'),
      promo_code: PromoCode.nullish(),
      provider: z.string().max(40),
      assembly_dealer_id: Id.nullish().describe(
        'The dealer who assembles the bikes. Leave it out for delivery to the door',
      ),
      expected_total: Money.describe(
        'The total the customer saw. If it has changed, the response is 409 `totals_changed`',
      ),
      documents: AgreedVersions,
    }),
    response: Placed,
  },
}
