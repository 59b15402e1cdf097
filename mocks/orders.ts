import { isMadeToMeasure } from '@/domain/shop/bikes/build-fields'
import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import { ZERO } from '@/domain/kit/money'
import { bikeProgress, plannedDays } from '@/domain/shop/bikes/bike-progress'
import { giftSendAt } from '@/domain/shop/gift-card/gift-day'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { isComing, statesOf } from '@/domain/shop/orders/order-state'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { PricedLine } from '@/server/pricing/cart/priced-line'
import { timelineEntry } from '@/server/buying/orders/timeline'

import { SANDBOX } from './checkout'
import { printed } from './members/addresses'
import type { MockShop } from './mock-shop'
import { openDifferenceOf } from './differences'
import { syncPayment, differencePath, latestAttempt, requireOrder, stateOf } from './payments'
import { mockParcel } from './parcels'
import { titleOfPiece } from './refunds'
import type { Books, MockOrder } from './shop-state'

const DAY_MS = 24 * 60 * 60_000

/** Returns an order to its buyer after syncing its payment, because the mock shop has no worker. */
export function readOrder(shop: MockShop, { number, key }: { number: string; key: string }) {
  const order = shop.change((books: Books) => {
    const found = requireOrder(books, (one) => one.number === number && one.key === key)
    syncPayment(shop, books, found)
    return found
  })
  const { body, priced } = order
  const isOpen = order.payment_state === 'unpaid'
  const billing = body.billing_address ?? body.shipping_address
  const waiting = openDifferenceOf(order, shop.now())
  return {
    number,
    title: orderTitle(priced.lines),
    ...statesOf(order),
    placed_at: order.placedAt,
    paid_at: order.paidAt,
    expires_at: isOpen ? order.expiresAt : null,
    email: body.email,
    // The mock shop has no bank transfers, so holds are too short to need an email confirmation.
    email_confirmation: null,
    transfer: null,
    shipping_address: printed(shop, body.shipping_address),
    billing_address: printed(shop, billing),
    shipping_country: countryTitle(shop, body.shipping_address.country_id),
    billing_country: countryTitle(shop, billing.country_id),
    promo_code: priced.promo.state === 'applied' ? (body.promo_code ?? null) : null,
    lines: priced.lines.map(({ external_link: _, ...line }, position) => {
      const gift = giftOf(shop, order, line)
      return { ...line, gift: gift && { ...gift, position, can_change: gift.state === 'waiting' } }
    }),
    totals: priced.quote.totals,
    amount_due: isOpen ? priced.quote.totals.total : ZERO,
    assembly: priced.quote.assembly,
    delivery_date: priced.quote.delivery_date,
    delivery_cause: priced.quote.delivery_cause,
    timeline: order.events
      .filter(({ kind }) => kind !== 'note')
      .map(({ at, kind }) => timelineOf(at, kind)),
    is_withdrawn: false,
    parcels: order.parcels.map((parcel, index) => mockParcel(order, parcel, index)),
    progress: progressOf(shop, order),
    ...paymentOf(order),
    difference: waiting && {
      ...{ path: differencePath(waiting), title: waiting.title, due: waiting.due.total },
    },
    // The mock shop renders no documents.
    documents: [],
  }
}

/** States a withdrawal, its first step; the mock shop's deliveries are past the withdrawal period. */
export function stateWithdrawal(shop: MockShop, proof: { order_number: string; email: string }) {
  const number = proof.order_number.toUpperCase()
  const isMeant = (one: MockOrder) =>
    one.number === number && isSameMailbox(one.body.email, proof.email)
  const order = shop.books().orders.find(isMeant)
  if (!order) {
    throw new DomainError('order_not_found', 'No order with this number and e-mail address.', {
      message: 'We couldn’t find an order with this number and email address.',
    })
  }
  return {
    order_number: number,
    is_open: false,
    until: lastDay(order),
    declared_at: null,
    lines: order.priced.lines.map(({ count, build }, position) => ({
      position,
      title: titleOfPiece(order, position),
      count,
      is_open: !isMadeToMeasure(build),
      is_withdrawn: false,
    })),
  }
}

export function lastDay({ deliveredAt }: MockOrder): string | null {
  if (deliveredAt === null) return null
  return new Date(Date.parse(deliveredAt) + WITHDRAWAL_DAYS * DAY_MS).toISOString().slice(0, 10)
}

/** The mock shop sends no email, so gift cards that are due count as sent. */
function giftOf({ now }: MockShop, order: MockOrder, { gift }: PricedLine) {
  if (!gift) return null
  if (order.paidAt === null) return { ...gift, state: 'unpaid' as const, at: null }
  const at = giftSendAt(gift, new Date(order.paidAt))
  const isSent = at <= now()
  if (!isSent && !isComing(order)) return { ...gift, state: 'ended' as const, at: null }
  return { ...gift, state: isSent ? ('sent' as const) : ('waiting' as const), at: at.toISOString() }
}

function paymentOf(order: MockOrder) {
  const attempt = latestAttempt(order)
  return {
    payment: { provider: SANDBOX.title, is_test: true, status: stateOf(order, attempt) },
    can_pay:
      order.payment_state === 'unpaid' &&
      (attempt.booked === 'open' || attempt.booked === 'declined'),
  }
}

/** The mock factory never starts: initial orders are either delivered or waiting. */
function progressOf({ catalog, now }: MockShop, order: MockOrder) {
  const { lines, quote } = order.priced
  const bike = lines.find(({ bike_slug }) => bike_slug !== null)
  if (!bike?.build || order.paidAt === null || order.fulfillment_state === 'cancelled') return []
  const planned = plannedDays({
    model: catalog.bikesBySlug.get(bike.bike_slug ?? ''),
    ordered: order.placedAt.slice(0, 10),
    promise: {
      promised: quote.delivery_date,
      transit_days: transitDays(catalog, order.body.shipping_address.country_id),
      assembly_days: quote.assembly?.days ?? 0,
    },
    closedDays: catalog.closed_days,
  })
  const today = now().toISOString().slice(0, 10)
  return bikeProgress(arrival(order.deliveredAt, { today, planned }))
}

export const transitDays = ({ countriesById }: MockShop['catalog'], countryId: number) =>
  countriesById.get(countryId)?.transit_days.battery ?? 0

export function arrival(
  deliveredAt: string | null,
  { today, planned }: Pick<Parameters<typeof bikeProgress>[0], 'today' | 'planned'>,
) {
  const status = deliveredAt === null ? ('ordered' as const) : ('owned' as const)
  const delivered = deliveredAt?.slice(0, 10) ?? planned.delivered
  return { status, today, planned, actual: { ...planned, delivered } }
}

export function countryTitle({ catalog }: MockShop, id: number): string {
  return catalog.countriesById.get(id)?.title ?? ''
}

export function timelineOf(at: string, kind: string) {
  return timelineEntry({ id: 0, order_id: 0, at: new Date(at), kind, detail: {} })
}
