import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { z } from 'zod'

import { checkoutSchemas } from '@/contract/shop/checkout/checkout.schema'
import { DEFAULT_COUNTRY_ID, RESERVATION_MS } from '@/domain/kit/constants'
import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'
import { priceCart, type PricedCart } from '@/server/pricing/cart/price-cart'
import { orderedLines } from '@/server/pricing/cart/ordered-lines'
import type { Item } from '@/server/pricing/cart/priced-line'
import { promoAnswer } from '@/server/pricing/promo/promo-answer'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { hashText } from '@/utils/text'

import { mockProblem } from './mock'
import { promoOf, todayOf, type MockShop } from './mock-shop'
import { newAttempt, openMockPayment, random } from './payments'
import type { MockOrder } from './shop-state'

interface CheckoutInput {
  items: readonly Item[]
  country_id?: number | undefined
  promo_code?: string | null | undefined
  assembly_dealer_id?: number | null | undefined
  /** Omitted when an order is placed, so that items forbidden by the country's law are rejected. */
  law?: 'told'
}

export const SANDBOX = {
  id: 'sandbox',
  title: 'Test payment',
  note: 'Sandbox: no money moves. You’ll choose the outcome on the next page.',
  is_test: true,
} as const

/** Prices a cart with the real shop's module. */
export function estimate(shop: MockShop, countryId: number, items: readonly Item[]) {
  const { quote } = price(shop, { items, country_id: countryId, law: 'told' })
  const { shipping, tax } = quote.totals
  return { shipping, tax, vat: tax, quote }
}

export function estimateFor(shop: MockShop, input: CheckoutInput): PricedCart {
  return price(shop, input)
}

export function loadCheckout(shop: MockShop, input: CheckoutInput) {
  return checkoutOf(price(shop, { ...input, law: 'told' }), input.promo_code ?? null)
}

/** Places the order once per idempotency key and opens its payment page. */
export function payAsGuest(shop: MockShop, body: MockOrder['body'], key: string | undefined) {
  const order = findOrderByKey(shop, body, key) ?? placeOrder(shop, body, key)
  const { attempt, redirect_url } = openMockPayment(shop, order.number)
  return {
    order_number: order.number,
    order_key: order.key,
    attempt_id: attempt.id,
    redirect_url,
  }
}

function findOrderByKey(shop: MockShop, body: MockOrder['body'], key: string | undefined) {
  if (key === undefined) return undefined
  const order = shop.books().orders.find(({ requestKey }) => requestKey === key)
  if (order && order.contents !== contentsOf(body)) throw mockProblem('idempotency_mismatch')
  return order
}

function placeOrder(shop: MockShop, body: MockOrder['body'], key: string | undefined): MockOrder {
  if (body.provider !== SANDBOX.id) throw mockProblem('provider_not_available')
  const priced = price(shop, {
    items: body.items,
    country_id: body.shipping_address.country_id,
    promo_code: body.promo_code,
    assembly_dealer_id: body.assembly_dealer_id,
  })
  if (body.assembly_dealer_id && !priced.quote.assembly) throw mockProblem('assembly_not_available')
  refuseOtherTotal(priced, body)
  const at = shop.now()
  return shop.change(({ orders }) => {
    const order: MockOrder = {
      number: `NK-${100_001 + orders.length}`,
      key: random(),
      requestKey: key ?? null,
      contents: contentsOf(body),
      body,
      priced: { quote: priced.quote, lines: orderedLines(priced.lines), promo: priced.promo },
      payment_state: 'unpaid',
      fulfillment_state: 'awaiting_payment',
      placedAt: at.toISOString(),
      paidAt: null,
      deliveredAt: null,
      expiresAt: new Date(at.getTime() + RESERVATION_MS).toISOString(),
      events: [{ at: at.toISOString(), kind: 'placed' }],
      attempts: [newAttempt()],
      refunds: [],
      parcels: [],
      returns: [],
      bikes: {},
    }
    orders.push(order)
    return order
  })
}

function price(shop: MockShop, input: CheckoutInput): PricedCart {
  const { items, country_id, promo_code, assembly_dealer_id: assemblyDealerId } = input
  return priceCart(shop.catalog, {
    items,
    countryId: country_id ?? DEFAULT_COUNTRY_ID,
    promo: promoOf(shop, promo_code),
    today: todayOf(shop),
    shopDay: shopDay(shop.now()),
    perLine: DEFAULT_ORDER_LIMITS.perLine,
    assemblyDealerId,
    ...(input.law ? { law: input.law } : {}),
  })
}

export function checkoutOf(priced: PricedCart, code: string | null) {
  return {
    has_bike: priced.hasBike,
    quote: priced.quote,
    promo: promoAnswer(priced, code),
    providers: [SANDBOX],
    country: priced.country,
    version: hashText(JSON.stringify([priced.quote, code])),
  }
}

function refuseOtherTotal(priced: PricedCart, body: MockOrder['body']): void {
  if (priced.quote.totals.total === body.expected_total) return
  const checkout = checkoutOf(priced, body.promo_code ?? null)
  throw new DomainError('totals_changed', 'expected_total differs from the present total.', {
    data: z.encode(checkoutSchemas.checkoutGuest.response, checkout),
  })
}

function contentsOf(body: MockOrder['body']): string {
  return hashText(JSON.stringify(body))
}
