import { amountDue } from '@/domain/shop/orders/amount-due'
import { giftStateOf } from '@/domain/shop/gift-card/gift-state'
import { cents, ZERO } from '@/domain/kit/money'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { statesOf } from '@/domain/shop/orders/order-state'
import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import { documentsOf } from '@/server/after-sale'
import { readCatalog } from '@/server/catalog'
import { omit } from '@/utils/omit'
import { addressLines } from '@/server/kernel/address-lines'
import type { PostalAddress } from '@/server/kernel/db/schema/orders/orders'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'
import { listCards } from '@/server/ledger'
import {
  type LineRow,
  type OrderRow,
  differencePath,
  findOpenEdit,
  listBikesOf,
  listOrderEvents,
  listOrderLines,
  listParcels,
  parcelAnswer,
  requireOrder,
} from '@/server/orders'
import { type Attempt, findLatestAttempt, paymentStateOf, transferOf } from '@/server/payments'

import { confirmationOf } from './hold'
import { orderProgress } from './order-progress'
import { buyerTimeline } from './timeline'

const PAYABLE: readonly Attempt['status'][] = [
  'created',
  'redirected',
  'failed',
  'cancelled',
  'expired',
]

export async function readOrder(deps: Deps, link: { number: string; key: string }) {
  return orderAnswer(deps, await requireOrder(deps, link))
}

export async function orderAnswer(deps: Deps, order: OrderRow) {
  const [lines, events, attempt, catalog, documents, bikes, cards, parcels, edit] =
    await Promise.all([
      listOrderLines(deps.db, order.id),
      listOrderEvents(deps.db, order.id),
      findLatestAttempt(deps.db, order.id),
      readCatalog(deps.db),
      documentsOf(deps, order),
      listBikesOf(deps.db, order.id),
      listCards(deps.db, order.id),
      listParcels(deps.db, order.id),
      findOpenEdit(deps.db, order.id, deps.clock.now()),
    ])
  const countryOf = (id: number) => catalog.allCountriesById.get(id)
  const printed = (address: PostalAddress) => ({
    ...address,
    lines: addressLines(address, countryOf(address.country_id)),
  })
  const isOpen = order.payment_state === 'unpaid'
  const isExpected = isOpen && attempt && isOpenAttempt(attempt)
  const transfer = isExpected ? transferOf(deps, order, attempt) : null
  return {
    number: order.number,
    title: orderTitle(lines),
    ...statesOf(order),
    placed_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    expires_at: isOpen ? (order.expires_at?.toISOString() ?? null) : null,
    email: order.email,
    email_confirmation: confirmationOf(deps, order, attempt),
    shipping_address: printed(order.shipping_address),
    billing_address: printed(order.billing_address),
    shipping_country: countryOf(order.shipping_address.country_id)?.title ?? '',
    billing_country: countryOf(order.billing_address.country_id)?.title ?? '',
    promo_code: order.promo_code,
    lines: lines.map((line) => ({ ...toLine(line), gift: giftOf(line, { cards, order }) })),
    totals: totalsOf(order),
    amount_due: isOpen ? amountDue(order) : ZERO,
    assembly: order.assembly,
    delivery_date: order.delivery_date ?? order.created_at.toISOString().slice(0, 10),
    delivery_cause: order.delivery_cause ?? '',
    timeline: buyerTimeline(events),
    is_withdrawn: isReturnAwaited(lines, events),
    parcels: parcels.map(parcelAnswer),
    progress: orderProgress(catalog, { order, bikes, today: dayOf(deps.clock.now()) }),
    payment: attempt ? paymentOf(deps, order, attempt) : null,
    can_pay:
      isOpen &&
      transfer === null &&
      attempt !== undefined &&
      PAYABLE.includes(attempt.status) &&
      (order.expires_at ?? order.created_at) > deps.clock.now(),
    transfer,
    difference: edit
      ? { path: differencePath(deps, edit.id), title: edit.title, due: edit.total_cents }
      : null,
    documents,
  }
}

/** Checks for shipped goods that the buyer withdrew from and that aren't back. */
function isReturnAwaited(
  lines: readonly LineRow[],
  events: readonly { kind: string; detail: Record<string, unknown> }[],
): boolean {
  const out = lines.filter(({ shipped_count, returned_count }) => returned_count < shipped_count)
  return events.some(
    ({ kind, detail: { lines: positions } }) =>
      kind === 'withdrawn' &&
      out.some(({ position }) => !Array.isArray(positions) || positions.includes(position)),
  )
}

interface SoldGiftCards {
  cards: Awaited<ReturnType<typeof listCards>>
  order: OrderRow
}

function giftOf({ gift, position }: LineRow, { cards, order }: SoldGiftCards) {
  if (!gift) return null
  const { state, at } = giftStateOf(cards.filter((card) => card.position === position))
  const can_change = state === 'waiting' && order.user_id === null
  return { ...gift, state, at: at?.toISOString() ?? null, position, can_change }
}

function isOpenAttempt({ status }: Attempt): boolean {
  return OPEN_ATTEMPT_STATUSES.some((open) => open === status)
}

function paymentOf({ providers }: Pick<Deps, 'providers'>, order: OrderRow, attempt: Attempt) {
  const provider = providers.find(({ id }) => id === attempt.provider)
  return {
    provider: provider?.title ?? attempt.provider,
    is_test: provider?.isTest ?? false,
    status: paymentStateOf(order, attempt),
  }
}

function totalsOf(order: OrderRow) {
  return {
    subtotal: cents(order.subtotal_cents),
    discount: cents(order.discount_cents),
    shipping: cents(order.shipping_cents),
    assembly: cents(order.assembly_cents),
    tax: cents(order.tax_cents),
    tax_title: order.tax_title,
    total: cents(order.total_cents),
  }
}

/** Omits the bundle's price, which is the price of its parts. */
const bundleAnswer = (bundle: LineRow['bundle']) => bundle && omit(bundle, 'price')

function toLine(row: LineRow) {
  return {
    product_id: row.product_id,
    kind: row.kind,
    title: row.title,
    description: row.description,
    thumbnail: row.thumbnail,
    bike_slug: row.bike_slug,
    build: row.build,
    options: row.options ?? { color: null, size: null, upgrades: [] },
    count: row.count,
    price: cents(row.price_cents),
    total_price: cents(row.total_cents),
    discount: cents(row.discount_cents),
    build_sheet: row.build_sheet,
    bundle: bundleAnswer(row.bundle),
  }
}
