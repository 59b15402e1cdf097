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
import type { PricedCart } from '@/server/pricing/cart/price-cart'

import {
  agreedVersions,
  checkoutOf,
  conflictOf,
  offeredProviders,
  priceBody,
} from './load-checkout'

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
  sent: PaymentBody,
  { ipBlock, ...request }: RequestKey & { ipBlock: string },
): Promise<PlacedOrder> {
  const provider = await requireProvider(deps, sent.provider)
  const { shipping_address, billing_address } = await checkAddresses(deps.db, {
    shipping_address: sent.shipping_address,
    billing_address: sent.billing_address ?? sent.shipping_address,
  })
  // Taxes depend on the address as it is stored.
  const body = { ...sent, shipping_address }
  const priced = await priceOrder(deps, body)
  requireAssembly(priced, body)
  if (priced.quote.totals.total !== body.expected_total) {
    throw await changedCheckout(deps, body, 'totals_changed')
  }
  const rejectConflict = async (error: unknown): Promise<never> => {
    const conflict = conflictOf(error)
    throw conflict ? await changedCheckout(deps, body, conflict) : error
  }
  const legalVersions = await agreedVersions(deps, body).catch(rejectConflict)
  return placeOrder(deps, {
    buyer: {
      email: body.email,
      emailConfirmedAt: null,
      ipBlock,
      shipping_address,
      billing_address,
      userId: null,
      credit: ZERO,
    },
    priced,
    provider,
    legalVersions,
    request,
  }).catch(rejectConflict)
}

function priceOrder(deps: Deps, body: PaymentBody): Promise<PricedCart> {
  return priceBody(deps, {
    items: body.items,
    shipping_address: body.shipping_address,
    isOrder: true,
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

type Conflict = NonNullable<ReturnType<typeof conflictOf>>

async function changedCheckout(deps: Deps, body: PaymentBody, code: Conflict) {
  const checkout = await checkoutOf(deps, await priceOrder(deps, body), body.promo_code ?? null)
  return new DomainError(code, 'The present checkout differs from what the buyer saw.', {
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
