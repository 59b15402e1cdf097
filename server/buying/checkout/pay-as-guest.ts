import { z } from 'zod'

import { checkoutSchemas } from '@/contract/shop/checkout/checkout.schema'
import { ZERO } from '@/domain/kit/money'
import { checkAddresses } from '@/server/identity'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { deriveKey, sha256 } from '@/server/kernel/ports/ids'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import {
  type PlacedOrder,
  type RequestKey,
  findOrderByIdempotencyKey,
  placeOrder,
} from '@/server/orders'
import { openPayment } from '@/server/payments'
import { PromoGone } from '@/server/pricing'
import type { PricedCart } from '@/server/pricing/cart/price-cart'

import { checkoutOf, offeredProviders, priceBody } from './load-checkout'

export type PaymentBody = z.output<(typeof checkoutSchemas)['paymentGuest']['body']>

interface GuestRequest {
  key: string | undefined
  ipBlock: string
}

/** @throws DomainError provider_not_available */
export async function requireProvider(
  deps: Pick<Deps, 'db' | 'providers'>,
  requested: string,
): Promise<PaymentProvider> {
  const provider = (await offeredProviders(deps)).find(({ id }) => id === requested)
  if (!provider) throw new DomainError('provider_not_available', `No provider "${requested}".`)
  return provider
}

export async function openedOrder(deps: Deps, order: PlacedOrder) {
  const { attemptId, redirectUrl } = await openPayment(deps, order.number)
  return {
    order_number: order.number,
    order_key: deriveKey(deps.secret, 'order', order.number),
    attempt_id: attemptId,
    redirect_url: redirectUrl,
  }
}

/**
 * Places a guest's order. Idempotent by key, not by content: another person's equal order must not return this one.
 * @throws DomainError as listed by the contract
 */
export async function payAsGuest(deps: Deps, body: PaymentBody, { key, ipBlock }: GuestRequest) {
  const hash = sha256(canonical(body))
  const request =
    key === undefined
      ? { key: null, hash, open: deps.ids.publicId() }
      : { key: `guest:${sha256(key)}`, hash, open: sha256(`guest:${key}:${hash}`) }
  const existing = await findOrderByIdempotencyKey(deps.db, request)
  const order = existing ?? (await placeNewOrder(deps, body, { ...request, ipBlock }))
  return openedOrder(deps, order)
}

async function placeNewOrder(
  deps: Deps,
  body: PaymentBody,
  { ipBlock, ...request }: RequestKey & { ipBlock: string },
): Promise<PlacedOrder> {
  const provider = await requireProvider(deps, body.provider)
  const priced = await priceOrder(deps, body)
  const { shipping_address, billing_address } = await checkAddresses(deps.db, {
    shipping_address: body.shipping_address,
    billing_address: body.billing_address ?? body.shipping_address,
  })
  requireAssembly(priced, body)
  if (priced.quote.totals.total !== body.expected_total) {
    throw await changedTotals(deps, priced, body)
  }
  const { email, promo_code = null } = body
  return placeOrder(deps, {
    buyer: {
      email,
      emailConfirmedAt: null,
      ipBlock,
      shipping_address,
      billing_address,
      promo_code,
      userId: null,
      credit: ZERO,
    },
    priced,
    provider,
    request,
  }).catch(async (error: unknown) => {
    if (error instanceof PromoGone)
      throw await changedTotals(deps, await priceOrder(deps, body), body)
    throw error
  })
}

function priceOrder(deps: Deps, body: PaymentBody): Promise<PricedCart> {
  return priceBody(deps, {
    items: body.items,
    country_id: body.shipping_address.country_id,
    promo_code: body.promo_code,
    email: body.email,
    assembly_dealer_id: body.assembly_dealer_id,
  })
}

/** @throws DomainError assembly_not_available */
export function requireAssembly(
  { quote }: PricedCart,
  { assembly_dealer_id: wanted }: { assembly_dealer_id?: number | null | undefined },
): void {
  if (!wanted || quote.assembly?.dealer_id === wanted) return
  throw new DomainError('assembly_not_available', `Dealer ${wanted} doesn’t assemble this order.`)
}

async function changedTotals(deps: Deps, priced: PricedCart, body: PaymentBody) {
  const checkout = await checkoutOf(deps, priced, body.promo_code ?? null)
  return new DomainError('totals_changed', 'expected_total differs from the present total.', {
    data: z.encode(checkoutSchemas.checkoutGuest.response, checkout),
  })
}

// Serializes with sorted keys at every depth, so that equal bodies have equal hashes.
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
