import { amountDue } from '@/domain/shop/orders/amount-due'
import { holdOf } from '@/domain/shop/orders/hold'
import { ZERO, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import {
  orderEvents,
  orderLines,
  type PostalAddress,
} from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { inLockOrder } from '@/server/kernel/events/locks'
import { publish } from '@/server/kernel/events/subscriptions'
import { crashPoint } from '@/server/kernel/ports/crash-point'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import { planPictures } from '@/server/pictures'
import { type PricedLine, claimUse, needsOf, orderedLines } from '@/server/pricing'
import type { PricedCart } from '@/server/pricing/cart/price-cart'
import { type StockNeed, insertReservations, reserveStock } from '@/server/stock'

import { storeLegalVersions } from './legal-versions'
import { claimHold, holdersOf, lockHolders, refuseTooMany } from './holders'
import { orderLineRows } from './order-lines'
import {
  claimKey,
  findOrderByIdempotencyKey,
  insertOrder,
  type PlacedOrder,
  type RequestKey,
} from './queries'

interface Buyer {
  email: string
  /** Time at which the buyer proved access to the inbox; null without proof. */
  emailConfirmedAt: Date | null
  ipBlock: string
  shipping_address: PostalAddress
  billing_address: PostalAddress
  /** Why staff give a discount. */
  discount_reason?: string | null
  userId: number | null
  credit: Cents
}

export interface PlaceOrderInput {
  buyer: Buyer
  priced: PricedCart
  provider: PaymentProvider
  /** Ids of the versions of the legal documents that the buyer agreed to. */
  legalVersions: readonly number[]
  request: RequestKey
  /** Additional writes in the order's transaction, such as emptying the cart; may throw to reject it. */
  alongside?: (tx: Db, order: PlacedOrder) => Promise<void>
}

/** Rolls back when a concurrent request has already used the same key or placed the same order. */
class AnotherWasFirst extends Error {}

/**
 * Writes order, lines, reservation and payment attempt in one transaction, before calling any provider. Idempotent:
 * one of several equal requests writes the order; the others return it.
 * @throws DomainError sold_out, too_many_pieces, too_many_held, PromoGone, TermsChanged; then writes nothing
 */
export async function placeOrder(deps: Deps, placing: PlaceOrderInput): Promise<PlacedOrder> {
  refuseTooMany(deps, placing.priced.lines)
  try {
    const order = await deps.db.transaction((tx) => writeOrder(deps, tx, placing))
    crashPoint('after-order-commit')
    return order
  } catch (error) {
    if (!(error instanceof AnotherWasFirst)) throw error
    const existing = await findOrderByIdempotencyKey(deps.db, placing.request)
    if (existing) return existing
    // The other order has closed in the meantime, so this one can be placed.
    return deps.db.transaction((tx) => writeOrder(deps, tx, placing))
  }
}

async function writeOrder(deps: Deps, tx: Db, placing: PlaceOrderInput): Promise<PlacedOrder> {
  const { buyer, priced, provider, request, alongside } = placing
  const now = deps.clock.now()
  const holders = holdersOf(deps, buyer)
  await lockHolders(tx, holders)
  const isConfirmed = buyer.emailConfirmedAt !== null
  const expiresAt = new Date(now.getTime() + holdOf({ isConfirmed, wantedMs: provider.holdMs }))
  const order = await insertOrder(tx, {
    ...orderRow(placing),
    created_at: now,
    expires_at: expiresAt,
  })
  if (!order || !(await claimKey(tx, request, order.id))) throw new AnotherWasFirst()

  await storeLegalVersions(tx, order.id, placing.legalVersions)
  const needs = stockNeeds(priced.lines)
  await claimHold(deps, tx, { orderId: order.id, holders, needs })
  await inLockOrder({
    stock: () => holdStock(tx, priced, { orderId: order.id, needs, expiresAt }),
    promotion: () => claimPromo(deps, tx, { order, placing }),
  })
  await tx.insert(orderLines).values(orderLineRows(priced.lines, order.id))
  await tx.insert(orderEvents).values({ order_id: order.id, kind: 'placed', at: now })
  const due = amountDue({
    total_cents: priced.quote.totals.total,
    credit_cents: buyer.credit,
    paid_cents: ZERO,
  })
  await publish(deps, tx, { name: 'OrderPlaced', order, provider: provider.id, due })
  await alongside?.(tx, order)
  await planPictures(deps, tx, { builds: orderedLines(priced.lines), use: 'order' })
  return order
}

interface ReserveStockInput {
  orderId: number
  needs: readonly StockNeed[]
  expiresAt: Date
}

async function holdStock(
  tx: Db,
  { lines }: PricedCart,
  { orderId, needs, expiresAt }: ReserveStockInput,
) {
  const short = await reserveStock(tx, needs)
  if (short !== null) throw soldOut(lines, short)
  await insertReservations(tx, needs, { orderId, expiresAt })
}

async function claimPromo(
  deps: Deps,
  tx: Db,
  { order, placing: { buyer, priced } }: { order: PlacedOrder; placing: PlaceOrderInput },
): Promise<void> {
  const { applied: code, free_shipping: shipping } = priced.promo
  if (code === null) return
  await claimUse(deps, tx, { code, orderId: order.id, buying: buyer, shipping: shipping.net })
}

function orderRow({ buyer, priced, request }: PlaceOrderInput) {
  const { totals, delivery_date, delivery_cause, country_id, assembly } = priced.quote
  return {
    user_id: buyer.userId,
    email: buyer.email,
    email_confirmed_at: buyer.emailConfirmedAt,
    country_id,
    shipping_address: buyer.shipping_address,
    billing_address: buyer.billing_address,
    promo_code: priced.promo.applied,
    subtotal_cents: totals.subtotal,
    discount_cents: totals.discount,
    discount_reason: buyer.discount_reason,
    shipping_cents: totals.shipping,
    assembly_cents: totals.assembly,
    assembly,
    tax_cents: totals.tax,
    tax_title: totals.tax_title,
    tax_certificate_id: priced.exemption?.certificate.id ?? null,
    tax_calculation: priced.tax_calculation,
    is_tax_fallback: priced.is_tax_fallback,
    delivery_taxes: priced.delivery_taxes,
    total_cents: totals.total,
    credit_cents: buyer.credit,
    has_bike: priced.hasBike,
    delivery_date,
    delivery_cause,
    cart_hash: request.open,
  }
}

/** Sums the stock needed for lines and bundle parts, one row per SKU, sorted by SKU. */
function stockNeeds(lines: readonly PricedLine[]): StockNeed[] {
  const bySku = new Map<string, number>()
  for (const { sku, count } of lines.flatMap(needsOf)) {
    bySku.set(sku, (bySku.get(sku) ?? 0) + count)
  }
  return [...bySku].map(([sku, count]) => ({ sku, count })).sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

function soldOut(lines: readonly PricedLine[], sku: string): DomainError {
  const position = lines.findIndex((one) => needsOf(one).some((need) => need.sku === sku))
  const line = lines[position]
  const size = line?.options.size ? ` in size ${line.options.size}` : ''
  const name = `${line?.title ?? 'One of the items'}${size}`
  return new DomainError('sold_out', `SKU ${sku} is short.`, {
    message: `${name} just sold out. We haven’t placed your order, and you weren’t charged.`,
    errors: [{ field: `items.${position}`, message: 'Sold out.' }],
  })
}
