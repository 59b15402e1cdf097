import type { Country } from '@/domain/shop/countries/country'
import { amountDue } from '@/domain/shop/orders/amount-due'
import { giftStateOf } from '@/domain/shop/gift-card/gift-state'
import { cents, ZERO } from '@/domain/kit/money'
import { displayOrder, withLineTax, type DisplayLine } from '@/domain/shop/orders/display-order'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { statesOf } from '@/domain/shop/orders/order-state'
import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import { documentsOf, returnLabelPath } from '@/server/after-sale'
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
  findAwaitedReturn,
  findOpenEdit,
  listBikesOf,
  listOrderEvents,
  listOrderLines,
  listOrderTerms,
  listParcels,
  parcelAnswer,
  requireOrder,
} from '@/server/orders'
import { type Attempt, findLatestAttempt, paymentStateOf, transferOf } from '@/server/payments'

import { confirmationOf } from './hold'
import { orderProgress } from './order-progress'
import { shipBack } from './ship-back'
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
  const [lines, events, attempt, catalog, documents, bikes, cards, parcels, edit, back] =
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
      findAwaitedReturn(deps.db, order.id),
    ])
  const countryOf = (id: number) => catalog.allCountriesById.get(id)
  const shippingCountry = countryOf(order.shipping_address.country_id)
  const printed = (address: PostalAddress) => ({
    ...address,
    lines: addressLines(address, countryOf(address.country_id)),
  })
  const withdrawn = awaitedReturn(lines, events)
  const file = returnLabelPath(deps.secret, order.number, back?.number ?? 0)
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
    shipping_country: shippingCountry?.title ?? '',
    shipping_country_code: shippingCountry?.code ?? '',
    billing_country: countryOf(order.billing_address.country_id)?.title ?? '',
    promo_code: order.promo_code,
    ...amountsOf(order, { lines, cards, country: countryOf(order.country_id) }),
    amount_due: isOpen ? amountDue(order) : ZERO,
    assembly: order.assembly,
    delivery_date: order.delivery_date ?? order.created_at.toISOString().slice(0, 10),
    delivery_cause: order.delivery_cause ?? '',
    timeline: buyerTimeline(events),
    is_withdrawn: withdrawn !== null,
    ship_back: await shipBack(deps, deps.db, { number: order.number, back, withdrawn, file }),
    parcels: parcels.map(parcelAnswer),
    progress: orderProgress(catalog, { order, bikes, today: dayOf(deps.clock.now()) }),
    payment: attempt ? paymentOf(deps, order, attempt) : null,
    can_pay: isOpen && transfer === null && isPayable(order, attempt, deps.clock.now()),
    transfer,
    difference: edit
      ? { path: differencePath(deps, edit.id), title: edit.title, due: edit.total_cents }
      : null,
    documents,
    terms: await listOrderTerms(deps.db, order.id),
  }
}

const isPayable = (
  { expires_at, created_at }: OrderRow,
  attempt: Awaited<ReturnType<typeof findLatestAttempt>>,
  now: Date,
): boolean =>
  attempt !== undefined && PAYABLE.includes(attempt.status) && (expires_at ?? created_at) > now

/** Returns the latest withdrawal from shipped items that aren't back, or null without one. */
function awaitedReturn(
  lines: readonly LineRow[],
  events: readonly { kind: string; at: Date; detail: Record<string, unknown> }[],
) {
  const out = lines.filter(({ shipped_count, returned_count }) => returned_count < shipped_count)
  const awaited = events.filter(
    ({ kind, detail: { lines: positions } }) =>
      kind === 'withdrawn' &&
      out.some(({ position }) => !Array.isArray(positions) || positions.includes(position)),
  )
  return awaited.at(-1) ?? null
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

interface AmountFacts extends Pick<SoldGiftCards, 'cards'> {
  lines: readonly LineRow[]
  country: Country | undefined
}

/** Returns the lines and totals before tax, and as the buyer saw them. */
function amountsOf(order: OrderRow, { lines, cards, country }: AmountFacts) {
  const { lines: shownLines, ...shown } = displayOrder(order, {
    lines,
    includesTax: country?.prices_include_tax ?? false,
  })
  return {
    lines: lines.map((line, index) => ({
      ...toLine(line, shownLines[index]),
      gift: giftOf(line, { cards, order }),
    })),
    totals: totalsOf(order),
    shown,
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

function toLine(row: LineRow, shown: DisplayLine | undefined) {
  const price = cents(row.price_cents)
  const net = { price, total_price: cents(row.total_cents), discount: cents(row.discount_cents) }
  const isShownWithTax = shown !== undefined && shown.price !== price
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
    ...net,
    shown: shown ?? net,
    build_sheet: row.build_sheet && {
      rows: row.build_sheet.rows,
      prices: row.build_sheet.prices.map((line) => ({
        ...line,
        shown_price: isShownWithTax ? withLineTax(line.price, row) : line.price,
      })),
    },
    bundle: bundleAnswer(row.bundle),
  }
}
