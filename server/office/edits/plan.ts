import type { Bike } from '@/domain/shop/bikes/bike'
import {
  editedBuild,
  editTexts,
  refundOfEdit,
  type BikeChoice,
  type EditFault,
} from '@/domain/office/edits/bike-edit'
import { buildPrice, isSameBuild } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { addWorkingDays, arrivalOf, factoryCalendar } from '@/domain/shop/checkout/delivery'
import { cents, splitCents, subtractCents, timesCents, ZERO, type Cents } from '@/domain/kit/money'
import type { TaxRule } from '@/domain/shop/tax/display-price'
import { leadTimeText } from '@/domain/shop/bikes/lead-time'
import { isToBuild } from '@/domain/shop/orders/order-state'
import { differenceOf, type Difference } from '@/domain/shop/orders/pending-edit'
import { refundValues } from '@/domain/office/refund/refund'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import {
  findOpenEdit,
  listBikesOf,
  listOrderLines,
  type LineRow,
  type OrderRow,
} from '@/server/orders'
import { planRefund, reductionsOf } from '@/server/payments'
import { bikeLine } from '@/server/pricing'

export interface BikeEdit extends BikeChoice {
  position: number
  /** Number of bikes of the line to change; defaults to all. */
  count?: number | undefined
}

interface PlanEditInput {
  order: OrderRow
  edit: BikeEdit
  now: Date
}

export type EditPlan = Awaited<ReturnType<typeof planEdit>>

/** Plans an edit, for preview and under the order's lock. @throws DomainError order_bike_not_found */
export async function planEdit(tx: Db, { order, edit, now }: PlanEditInput) {
  const today = dayOf(now)
  const catalog = await readCatalog(tx)
  const rows = await listOrderLines(tx, order.id)
  const whole = rows.find(({ position }) => position === edit.position)
  const line = whole && partOf(whole, edit.count)
  const bike = catalog.allBikesBySlug.get(line?.bike_slug ?? '')
  const country = catalog.allCountriesById.get(order.country_id)
  if (!whole || !line?.build || line.order_bike_id !== null || !country) {
    throw notThere(edit.position)
  }
  const fixed = await lineFault(tx, { order, line, bike, now })
  if (!bike || fixed === 'gone') {
    return { ...NOTHING, fault: fixed, line, whole, ...sameDate(order) }
  }
  const build = editedBuild(bike, line.build, edit)
  const words = editTexts(bike, line.build, build)
  const { draft, message } = priced({ catalog, country, today, line, bike }, build)
  const prices = { was: buildPrice(bike, line.build), now: buildPrice(bike, build) }
  const difference = timesCents(cents(prices.now - prices.was), line.count)
  const money = await moneyOf(tx, { order, rows, line, whole, saving: cents(-difference) })
  const fault =
    fixed ??
    ((edit.count ?? 1) > whole.count ? 'too_late' : null) ??
    (isSameBuild(line.build, build) ? 'nothing' : null) ??
    (draft ? null : 'invalid') ??
    (money.isTooLarge ? 'too_large' : null)
  const dates = datesOf({ catalog, country, today, order, bike, line }, build)
  const due =
    difference > 0
      ? differenceOf({ ...prices, count: line.count }, ruleOf(country, line))
      : NO_DIFFERENCE
  return { fault, message, words, difference, due, ...money, ...dates, line, whole, draft }
}

/** Describes the bikes of an edit, with their number if other bikes of the line stay unchanged. */
export const bikesOf = ({ line, whole }: { line: LineRow; whole: LineRow }) =>
  line.count < whole.count ? `${line.count} × ${line.title}` : line.title

/** Returns the taxes that the line was ordered with, because their rates may have changed since. */
const ruleOf = ({ prices_include_tax }: Country, { taxes }: LineRow): TaxRule => ({
  prices_include_tax,
  taxes: taxes.map((tax) => ({ ...tax, taxes_delivery: false, limit: null })),
})

function partOf(whole: LineRow, count = whole.count): LineRow {
  const pieces = Math.min(count, whole.count)
  return { ...whole, count: pieces, total_cents: timesCents(whole.price_cents, pieces) }
}

const NO_DIFFERENCE: Difference = { each: ZERO, net: ZERO, taxes: [], tax: ZERO, total: ZERO }

const NOTHING = {
  message: '',
  words: [] as string[],
  difference: ZERO,
  due: NO_DIFFERENCE,
  refund: ZERO,
  target: 'provider' as 'provider' | 'credit',
  goesTo: [] as string[],
  isTooLarge: false,
  draft: null,
}

interface Line {
  order: OrderRow
  line: LineRow
  bike: Bike | undefined
  now: Date
}

/** Returns why the bikes of a line can’t be changed at all, or null if they can. */
export async function lineFault(
  tx: Db,
  { order, line, bike, now }: Line,
): Promise<EditFault | null> {
  if (order.disputed || order.needs_review) return 'disputed'
  if (!bike) return 'gone'
  const isTouched = line.shipped_count + line.canceled_count > 0
  const isOpen = ['paid', 'partly_refunded'].includes(order.payment_state)
  if (!isOpen || isTouched) return 'too_late'
  const bikes = (await listBikesOf(tx, order.id)).filter((one) => one.line === line.position)
  const isBegun = bikes.some((one) => one.production_began_at ?? one.ready_at ?? one.cancelled_at)
  const mayFollow = isToBuild(order) || order.fulfillment_state === 'in_production'
  if (isBegun || bikes.length === 0 || !mayFollow) return 'too_late'
  const { build } = line
  if (!bikes.every((one) => build && isSameBuild(one.build, build))) return 'upgraded'
  return (await findOpenEdit(tx, order.id, now)) ? 'waiting' : null
}

interface Shop {
  catalog: Catalog
  country: Country
  today: string
  line: LineRow
  bike: Bike
}

/** Prices the line with current prices. Throws the reason if a build is impossible or illegal. */
function priced({ line, bike, ...shop }: Shop, build: NonNullable<LineRow['build']>) {
  const server = { bike_slug: bike.slug, build }
  try {
    const item = { product_id: bike.id, count: line.count, server }
    return {
      draft: bikeLine({ ...shop, law: 'refused', ordered: line.build ?? undefined }, item, server),
      message: '',
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { draft: null, message: error.sentence }
  }
}

interface Money {
  order: OrderRow
  rows: readonly LineRow[]
  line: LineRow
  whole: LineRow
  saving: Cents
}

/** Splits the refund: store credit gets what the original payment method can't take. */
async function moneyOf(tx: Db, { order, rows, line, whole, saving }: Money) {
  const ofPieces = (amount: Cents) =>
    splitCents(amount, [line.count, whole.count - line.count])[0] ?? ZERO
  const value = ofPieces(refundValues(rows, order).lines[rows.indexOf(whole)] ?? ZERO)
  const before = ofPieces((await reductionsOf(tx, order.id)).get(line.position) ?? ZERO)
  const share = refundOfEdit({ value, price: line.total_cents, saving })
  const refund = cents(Math.min(share, subtractCents(value, before)))
  if (refund === 0) return { refund, target: 'provider' as const, goesTo: [], isTooLarge: false }
  const plan = (target: 'provider' | 'credit') =>
    planRefund(tx, { order, choice: { amount: refund, target } })
  const first = await plan('provider')
  const isCredit = first.fault === 'too_large' && order.user_id !== null
  const { fault, goesTo } = isCredit ? await plan('credit') : first
  return {
    refund,
    target: isCredit ? ('credit' as const) : ('provider' as const),
    goesTo: goesTo.map(({ payment }) => payment?.provider ?? ''),
    isTooLarge: fault === 'too_large',
  }
}

function datesOf(
  { order, ...shop }: Shop & { order: OrderRow },
  build: NonNullable<LineRow['build']>,
) {
  const { catalog, country, today, line, bike } = shop
  const calendar = factoryCalendar(catalog, today)
  const arrives = (one: typeof build) => arrivalOf(bike, one, { calendar, country })
  const was = order.delivery_date
  const { date, cause } = arrives(build)
  if (was === null || !line.build || date <= arrives(line.build).date) return sameDate(order)
  const at = order.assembly ? addWorkingDays(date, order.assembly.days, []) : date
  if (at <= was) return sameDate(order)
  return { was, date: at, cause: leadTimeText(cause) }
}

const sameDate = (order: OrderRow) => ({
  was: order.delivery_date,
  date: order.delivery_date,
  cause: order.delivery_cause,
})

function notThere(position: number): DomainError {
  return new DomainError('order_bike_not_found', `No bike at ${position}.`)
}
