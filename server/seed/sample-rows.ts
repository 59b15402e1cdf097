import { ZERO } from '@/domain/kit/money'
import { unicodeForm } from '@/domain/kit/plain-text'
import { SAMPLE_DOMAINS } from '@/domain/kit/sample'
import { DEFAULT_SETTINGS } from '@/server/after-sale'
import type { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import type { orderEvents, orders, PostalAddress } from '@/server/kernel/db/schema/orders/orders'
import type { paymentAttempts, sandboxPayments } from '@/server/kernel/db/schema/payments/payments'
import type { reviews } from '@/server/kernel/db/schema/catalog/reviews'
import type { stockReservations } from '@/server/kernel/db/schema/orders/stock'
import type { users } from '@/server/kernel/db/schema/accounts/users'
import { randomIds, sha256 } from '@/server/kernel/ports/ids'

import type { SampleOrder } from './sample-orders'

const HOLD_MS = 30 * 60_000
const DAY_MS = 86_400_000

/** Returns an undeliverable email address (RFC 2606). */
export function emailOf({ review: { name, last_name } }: SampleOrder): string {
  return riderEmail(`${name} ${last_name}`)
}

/** @example riderEmail('Luca Zanetti') // 'luca.zanetti@riders.example' */
export function riderEmail(name: string): string {
  const [first = '', ...last] = name.split(' ')
  const plain = unicodeForm(`${first}.${last.join(' ')}`, 'NFD').replace(/[^A-Za-z.]/g, '')
  return `${plain.toLowerCase()}@${SAMPLE_DOMAINS[0]}`
}

/** Builds a member who can't log in: without a password, and without a mailbox to receive a link. */
export function userRow(order: SampleOrder, index: number): typeof users.$inferInsert {
  const { name, last_name } = order.review
  const email = emailOf(order)
  return {
    public_id: randomIds.publicId(),
    email,
    email_key: email,
    name,
    last_name,
    user_name: handleOf({ name, last_name }, index),
    created_at: order.created_at,
  }
}

const HANDLE_LENGTH = 20

/** Builds a username. @example handleOf({ name: 'Zoë', last_name: 'Quinn' }, 2) // 'quinn_zoe' */
function handleOf(
  { name, last_name }: Pick<typeof users.$inferInsert, 'name' | 'last_name'>,
  index: number,
) {
  const plain = (text: string) => unicodeForm(text, 'NFD').replace(/[^A-Za-z]/g, '')
  const [first, last] = [plain(name), plain(last_name)]
  const styles = [
    `${first}-${last}`.toLowerCase(),
    `${first}${last}`,
    `${last}_${first}`.toLowerCase(),
    `${last}-rides`.toLowerCase(),
  ]
  return (styles[index % styles.length] ?? first).slice(0, HANDLE_LENGTH)
}

/** Builds a completed order: paid in the sandbox, built and delivered. */
export function orderRow(
  { priced, review, created_at, paid_at, delivered_at }: SampleOrder,
  user: { id: number; email: string },
): typeof orders.$inferInsert {
  const { totals, country_id, delivery_date, delivery_cause } = priced.quote
  const address = addressOf(`${review.name} ${review.last_name}`, country_id)
  return {
    payment_state: 'paid',
    fulfillment_state: 'delivered',
    user_id: user.id,
    email: user.email,
    country_id,
    shipping_address: address,
    billing_address: address,
    subtotal_cents: totals.subtotal,
    discount_cents: totals.discount,
    shipping_cents: totals.shipping,
    tax_cents: totals.tax,
    tax_title: totals.tax_title,
    total_cents: totals.total,
    paid_cents: totals.total,
    has_bike: true,
    delivery_date,
    delivery_cause,
    cart_hash: randomIds.publicId(),
    created_at,
    paid_at,
    expires_at: new Date(created_at.getTime() + HOLD_MS),
    delivered_at,
  }
}

function addressOf(name: string, country_id: number): PostalAddress {
  return {
    name,
    line1: '1 Sample Street',
    line2: '',
    city: 'Albany',
    region: 'NY',
    postcode: '12207',
    country_id,
    phone: '',
  }
}

export function eventRows(
  { created_at, paid_at }: SampleOrder,
  order_id: number,
): (typeof orderEvents.$inferInsert)[] {
  return [
    { order_id, kind: 'placed', at: created_at },
    { order_id, kind: 'paid', at: paid_at, detail: { provider: 'sandbox' } },
  ]
}

/** Builds past reservations, which don't affect the current stock. */
export function reservationRows(
  { priced, created_at }: SampleOrder,
  order_id: number,
): (typeof stockReservations.$inferInsert)[] {
  const expires_at = new Date(created_at.getTime() + HOLD_MS)
  return priced.lines.flatMap(({ sku, count }) =>
    sku === null ? [] : [{ order_id, sku, count, state: 'consumed' as const, expires_at }],
  )
}

export function paymentRows({ priced, created_at, paid_at }: SampleOrder, order_id: number) {
  const public_id = randomIds.publicId()
  const ref = `sbx_${randomIds.publicId()}`
  const amount_cents = priced.quote.totals.total
  const common = { amount_cents, currency: 'USD', created_at, updated_at: paid_at }
  const attempt: typeof paymentAttempts.$inferInsert = {
    ...common,
    public_id,
    order_id,
    provider: 'sandbox',
    provider_ref: ref,
    // Hash of a token that was never issued, so no link leads to this payment.
    return_token_hash: sha256(randomIds.publicId()),
    status: 'captured',
  }
  const sandbox: typeof sandboxPayments.$inferInsert = {
    ...common,
    id: ref,
    idempotency_key: `attempt-${public_id}-create`,
    reference: public_id,
    status: 'paid',
    refunded_cents: ZERO,
    return_url: '/',
  }
  return { attempt, sandbox }
}

export function bikeRow(
  { bike, build, priced, created_at, paid_at, delivered_at }: SampleOrder,
  order: { id: number; user_id: number },
): typeof orderBikes.$inferInsert {
  return {
    order_id: order.id,
    user_id: order.user_id,
    line: 0,
    piece: 0,
    product_id: bike.id,
    bike_slug: bike.slug,
    title: bike.title,
    build,
    build_sheet: priced.lines[0]?.build_sheet ?? { rows: [], prices: [] },
    settings: DEFAULT_SETTINGS,
    production_began_at: new Date(created_at.getTime() + DAY_MS),
    ready_at: new Date(delivered_at.getTime() - 6 * DAY_MS),
    shipped_at: new Date(delivered_at.getTime() - 5 * DAY_MS),
    delivered_at,
    created_at: paid_at,
  }
}

export function reviewRow(
  { review, bike, reviewed_at }: SampleOrder,
  owned: { id: number; user_id: number },
): typeof reviews.$inferInsert {
  return {
    order_bike_id: owned.id,
    user_id: owned.user_id,
    bike_slug: bike.slug,
    size: review.size,
    rider_height: review.height,
    rating: review.stars,
    title: review.title,
    text: review.text,
    consent: !review.isPrivate,
    created_at: reviewed_at,
    updated_at: reviewed_at,
  }
}
