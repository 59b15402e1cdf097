import type { QuotedCart, QuotedLine } from '@/contract/shop/cart/cart'
import { ERROR_SENTENCE, type ErrorCode, type FieldError } from '@/contract/kit/errors'
import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { guestBikeItem } from '@/domain/shop/bikes/bike-item'
import { defaultBuild } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { addCents, cents, timesCents, ZERO } from '@/domain/kit/money'
import { quoteOrder } from '@/domain/shop/checkout/quote'
import type { Order } from '@/contract/shop/orders/orders'
import type { Checkout } from '@/contract/shop/checkout/checkout'
import { ApiFailure } from '@/services/http/failure'

import { fixtureBike, germany, unitedStates } from './catalog/fixture-bike'

/** Readable data of a guest, from cart to order; amounts in cents. */

export const countries: Country[] = [unitedStates, germany]

export function aHelmet(more: Partial<GuestCartItem> = {}): GuestCartItem {
  const item = {
    id: 'product-5000110',
    title: 'Helmet',
    price: cents(11_900),
    thumbnail: '',
    description: 'E-bike rated, with a rotational liner',
    color: null,
    size: null,
    upgrades: [],
    cartQuantity: 1,
    total_price: ZERO,
    type: 'other' as const,
    has_external_link: false,
    external_link: null,
    product: 5_000_110,
    server: null,
    ...more,
  }
  return { ...item, total_price: timesCents(item.price, item.cartQuantity) }
}

export function aBackpack(more: Partial<GuestCartItem> = {}): GuestCartItem {
  return aHelmet({
    id: 'product-5000111',
    title: 'Backpack',
    price: cents(8_900),
    product: 5_000_111,
    description: 'Waterproof',
    ...more,
  })
}

/** Returns a cart item for a bike of $3,000.00. */
export function aBike(more: Partial<GuestCartItem> = {}): GuestCartItem {
  return { ...guestBikeItem(fixtureBike, defaultBuild(fixtureBike, unitedStates)), ...more }
}

/** Returns the server's quote for a cart: delivery $99.00 and no tax by default. */
export function aQuote(
  items: readonly GuestCartItem[],
  totals: Partial<QuotedCart['totals']> = {},
): QuotedCart {
  const subtotal = addCents(...items.map((item) => timesCents(item.price, item.cartQuantity)))
  const amounts = {
    subtotal,
    discount: ZERO,
    shipping: cents(9_900),
    assembly: ZERO,
    tax: ZERO,
    tax_title: 'Sales tax',
    ...totals,
  }
  const { discount, shipping, assembly, tax } = amounts
  const total = cents(amounts.subtotal - discount + shipping + assembly + tax)
  return {
    lines: items.map(aLine),
    totals: { ...amounts, total },
    shown: { subtotal: amounts.subtotal, discount, shipping, assembly, includes_tax: false },
    max_per_line: 20,
    country_id: unitedStates.id,
    delivery_date: '2027-01-11',
    delivery_cause: 'Fixture takes 30 business days to build.',
    bikes: items.reduce((sum, item) => sum + (item.type === 'bike' ? item.cartQuantity : 0), 0),
    assembly: null,
    is_tax_estimated: false,
    is_taxed_on_import: false,
  }
}

export function aQuoteIn(country: Country, items: readonly GuestCartItem[]): QuotedCart {
  const { shown, ...amounts } = quoteOrder(
    items.map(({ price, cartQuantity, type }) => ({
      price,
      count: cartQuantity,
      is_bike: type === 'bike',
      is_digital: false,
    })),
    country,
    null,
  )
  const quote = aQuote(items)
  const { subtotal, discount, shipping, assembly, tax, total } = amounts
  const { tax_title } = country
  return {
    ...quote,
    lines: quote.lines.map((line, index) => ({
      ...line,
      shown_price: shown.lines[index]?.price ?? line.price,
      shown_total_price: shown.lines[index]?.total ?? line.total_price,
    })),
    totals: { subtotal, discount, shipping, assembly, tax, tax_title, total },
    shown,
    country_id: country.id,
  }
}

function aLine(item: GuestCartItem): QuotedLine {
  return {
    product_id: item.product,
    kind: item.type === 'bike' ? 'bike' : 'accessory',
    title: item.title,
    description: item.description,
    thumbnail: item.thumbnail,
    bike_slug: item.server?.bike_slug ?? null,
    build: item.server?.build ?? null,
    problem: null,
    fix: null,
    options: {
      color: item.color?.title ?? null,
      size: item.size?.title ?? null,
      upgrades: item.upgrades,
    },
    count: item.cartQuantity,
    price: item.price,
    total_price: timesCents(item.price, item.cartQuantity),
    shown_price: item.price,
    shown_total_price: timesCents(item.price, item.cartQuantity),
    discount: ZERO,
  }
}

export const TERMS = {
  ...{ id: 1, title: 'Terms of sale', href: '/terms/versions/1' },
  in_force_at: '2026-05-01T12:00:00.000Z',
}

export function aCheckout(items: readonly GuestCartItem[], more: Partial<Checkout> = {}): Checkout {
  return {
    has_bike: items.some(({ type }) => type === 'bike'),
    quote: aQuote(items),
    promo: { code: null, state: 'none' },
    providers: [
      { id: 'sandbox', title: 'Test payment', note: 'Sandbox: no money moves.', is_test: true },
    ],
    country: unitedStates,
    documents: [TERMS],
    seller: {
      name: 'Nireeka',
      address: ['1 Factory Road', 'Albany NY 12207', 'United States'],
      warranty: 'one year or 2,600 km',
    },
    version: 'v1',
    ...more,
  }
}

export const ADDRESS = {
  name: 'Ada Lovelace',
  line1: '12 Analytical Way',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_id: unitedStates.id,
  phone: '',
  lines: ['Ada Lovelace', '12 Analytical Way', 'Portland, OR 97205', 'United States'],
}

export function anOrder(more: Partial<Order> = {}): Order {
  const bike = aBike()
  const quote = aQuote([bike])
  return {
    number: 'NK-100001',
    title: 'Fixture, size M, Night',
    difference: null,
    is_withdrawn: false,
    ship_back: null,
    terms: [],
    parcels: [],
    status: 'paid',
    payment_state: 'paid',
    fulfillment_state: 'to_build',
    placed_at: '2026-11-20T12:00:00.000Z',
    paid_at: '2026-11-20T12:01:00.000Z',
    expires_at: null,
    email: 'ada@example.com',
    email_confirmation: null,
    transfer: null,
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    shipping_country: 'United States',
    shipping_country_code: 'US',
    billing_country: 'United States',
    promo_code: null,
    lines: quote.lines.map((line) => ({
      ...line,
      gift: null,
      shown: { price: line.price, total_price: line.total_price, discount: line.discount },
      build_sheet: {
        rows: [{ label: 'Fork', text: 'Rigid carbon fork' }],
        prices: [
          { id: 'bike', title: 'Fixture', price: cents(300_000), shown_price: cents(300_000) },
        ],
      },
    })),
    totals: quote.totals,
    shown: quote.shown,
    amount_due: ZERO,
    assembly: null,
    delivery_date: '2027-01-11',
    delivery_cause: 'Fixture takes 30 business days to build.',
    timeline: [
      { at: '2026-11-20T12:00:00.000Z', kind: 'placed', title: 'Order received', detail: '' },
      { at: '2026-11-20T12:01:00.000Z', kind: 'paid', title: 'Paid', detail: 'Thank you.' },
    ],
    payment: { provider: 'Test payment', is_test: true, status: 'paid' },
    progress: [
      { step: 'ordered', is_done: true, date: '2026-11-20' },
      { step: 'building', is_done: false, date: '2026-12-14' },
      { step: 'shipped', is_done: false, date: '2026-12-28' },
      { step: 'delivered', is_done: false, date: '2027-01-11' },
    ],
    can_pay: false,
    documents: [],
    ...more,
  }
}

export function problem(
  code: ErrorCode,
  {
    status = 422,
    message = ERROR_SENTENCE[code],
    errors = [],
    ...more
  }: { status?: number; message?: string; errors?: FieldError[]; data?: unknown } = {},
): ApiFailure {
  return new ApiFailure({ kind: 'problem', status, code, message, errors, ...more })
}

export const unreachable = () => new ApiFailure({ kind: 'unreachable' })

export function pendingCall<Answer>() {
  let answer: (value: Answer) => void = () => {}
  let fail: (reason: unknown) => void = () => {}
  const promise = new Promise<Answer>((resolve, reject) => {
    answer = resolve
    fail = reject
  })
  return { promise, answer, fail }
}
