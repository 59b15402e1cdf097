import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import {
  editableColors,
  editedBuild,
  editTexts,
  refundOfEdit,
  type BikeChoice,
  type EditFault,
} from '@/domain/office/edits/bike-edit'
import { buildDescription, buildPrice, chosenParts, isSameBuild } from '@/domain/shop/bikes/build'
import {
  addCents,
  cents,
  splitCents,
  subtractCents,
  timesCents,
  ZERO,
  type Cents,
} from '@/domain/kit/money'
import {
  differenceOf,
  PENDING_EDIT_DAYS,
  type Difference,
  type PendingEditState,
} from '@/domain/shop/orders/pending-edit'
import { fullName } from '@/domain/kit/person-name'
import { refundValues } from '@/domain/office/refund/refund'
import { priceCart, type PricedCart } from '@/server/pricing/cart/price-cart'

import { SANDBOX } from '../checkout'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { openDifferenceOf, stateOfDifference } from '../differences'
import { syncPayment, differencePath, random, requireOrder } from '../payments'
import { giveBack, leftOf, linesOf, NO_ITEMS } from '../refunds'
import type { MockDifference, MockOrder } from '../shop-state'
import { lineOfPart } from '../split-line'
import { bikesOf, isInTheHouse } from './fulfillment'

const [routes, schemas] = [api.edits, apiSchemas.edits]

export function editHandlers(shop: MockShop): HttpHandler[] {
  const find = (number: string) => requireOrder(shop.books(), (one) => one.number === number)
  const edit = (number: string, body: EditOrderBody, work: (order: MockOrder) => StoredEdit) => {
    shop.change((books) => {
      const order = requireOrder(books, (one) => one.number === number)
      const edits = order.edits ?? []
      if (edits.some(({ key }) => key === body.request_key)) return
      if (edits.length !== body.edition) throw mockProblem('edit_changed')
      const result = work(order)
      order.edits = [...edits, { key: body.request_key, ...result }]
      const kind = result.position === null ? 'delivery_changed' : 'bike_changed'
      order.events.push({ at: shop.now().toISOString(), kind })
    })
    return toResponse(shop, find(number))
  }
  return [
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => toResponse(shop, find(params.number))),
    ),
    mock(routes.preview, schemas.preview, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const { due, ...plan } = planOf(shop, find(params.number), body)
        const { fault, message, changes, difference, refund, goes_to, old_date, new_date } = plan
        return {
          ...{ fault, message, changes, difference, due: due.total, refund },
          ...{ goes_to, old_date, new_date },
        }
      }),
    ),
    mock(routes.delivery, schemas.delivery, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        edit(params.number, body, (order) => {
          if (!isInTheHouse(order)) throw mockProblem('order_not_movable')
          if (order.parcels.length > 0) throw mockProblem('edit_too_late')
          const before = order.body.shipping_address
          if (before.country_id !== body.address.country_id) throw mockProblem('edit_country')
          Object.assign(order.body, { email: body.email, shipping_address: body.address })
          return { position: null, refund: ZERO }
        }),
      ),
    ),
    mock(routes.ask, schemas.ask, ({ from, params, body }) =>
      asAdmin(shop, from, ({ user }) => {
        askDifference(shop, params.number, { ...body, by: fullName(user) })
        return toResponse(shop, find(params.number))
      }),
    ),
    mock(routes.sendAsked, schemas.sendAsked, ({ from, params }) =>
      asAdmin(shop, from, () => {
        changeDifference(shop, params, (one, state) => {
          if (state !== 'open') throw mockProblem('difference_closed')
          one.expiresAt = endOf(shop.now())
        })
        return toResponse(shop, find(params.number))
      }),
    ),
    mock(routes.withdraw, schemas.withdraw, ({ from, params }) =>
      asAdmin(shop, from, () => {
        changeDifference(shop, params, (one, state, order) => {
          if (state === 'paid') throw mockProblem('edit_paid')
          if (one.ended) return
          one.ended = 'withdrawn'
          order.events.push({ at: shop.now().toISOString(), kind: 'difference_ended' })
        })
        return toResponse(shop, find(params.number))
      }),
    ),
    mock(routes.bike, schemas.bike, ({ from, params, body }) =>
      asAdmin(shop, from, () => edit(params.number, body, (order) => editBike(shop, order, body))),
    ),
  ]
}

interface EditOrderBody {
  request_key: string
  edition: number
}

type StoredEdit = Omit<NonNullable<MockOrder['edits']>[number], 'key'>

interface Choice extends BikeChoice {
  position: number
  count?: number | undefined
}

const REFUSALS = {
  too_late: 'edit_too_late',
  upgraded: 'edit_upgraded',
  gone: 'edit_too_late',
  disputed: 'order_disputed',
  nothing: 'edit_nothing',
  invalid: 'build_invalid',
  too_large: 'refund_too_large',
  waiting: 'edit_waiting',
} as const satisfies Record<EditFault, string>

function editBike(
  shop: MockShop,
  order: MockOrder,
  body: Choice & { expected: number },
): StoredEdit {
  const { fault, refund, due, priced, count } = planOf(shop, order, body)
  if (fault !== null) throw mockProblem(REFUSALS[fault])
  if (due.total > 0) throw mockProblem('edit_costs_more')
  if (refund !== body.expected) throw mockProblem('edit_changed')
  const next = priced?.lines[0]
  if (!next) throw mockProblem('order_bike_not_found')
  const { line, position, share } = lineOfPart(order, { position: body.position, count })
  const { build, build_sheet, options, description, sku } = next
  Object.assign(line ?? {}, { build, build_sheet, options, description, sku })
  if (refund > 0) {
    const at = shop.now().toISOString()
    giveBack(order, { ...NO_ITEMS, at, amount: refund, to: 'provider', reason: 'Changed bike' })
  }
  return { position, refund: addCents(refund, share) }
}

function bikeAt(shop: MockShop, order: MockOrder, position: number) {
  const line = linesOf(order)[position]
  const bike = shop.catalog.bikes.find(({ slug }) => slug === line?.bike_slug)
  if (!line?.build || !bike || line.order_bike_id !== null) return null
  return { line, bike, build: line.build }
}

function lineFault(order: MockOrder, position: number, now: Date): EditFault | null {
  const bikes = bikesOf(order).filter(({ line }) => line === position)
  const isOpen = isInTheHouse(order) && bikes.every(({ state }) => state === 'to_build')
  if (!isOpen || bikes.length === 0) return 'too_late'
  return openDifferenceOf(order, now) ? 'waiting' : null
}

function planOf(shop: MockShop, order: MockOrder, { position, count: sent, ...choice }: Choice) {
  const found = bikeAt(shop, order, position)
  if (!found) throw mockProblem('order_bike_not_found')
  const { line, bike } = found
  const build = editedBuild(bike, found.build, choice)
  const prices = { was: buildPrice(bike, found.build), now: buildPrice(bike, build) }
  const count = Math.min(sent ?? line.count, line.count)
  const difference = timesCents(cents(prices.now - prices.was), count)
  const { priced, message } = pricedAs(shop, order, { ...line, count, build })
  const refund = refundFor(order, { position, count }, cents(-difference))
  const fault: EditFault | null =
    lineFault(order, position, shop.now()) ??
    ((sent ?? 1) > line.count ? 'too_late' : null) ??
    (isSameBuild(found.build, build) ? 'nothing' : null) ??
    (priced ? null : 'invalid') ??
    (refund > leftOf(order) ? 'too_large' : null)
  const date = order.priced.quote.delivery_date
  return {
    ...{ fault, message, difference, refund, priced, build, bike, line, count },
    due: difference > 0 ? dueOf(shop, order, { ...prices, count }) : NO_DIFFERENCE,
    changes: editTexts(bike, found.build, build),
    goes_to: refund > 0 ? SANDBOX.title : '',
    ...{ old_date: date, new_date: date },
  }
}

const NO_DIFFERENCE: Difference = { each: ZERO, net: ZERO, tax: ZERO, total: ZERO }

function dueOf(shop: MockShop, order: MockOrder, prices: Parameters<typeof differenceOf>[0]) {
  const country = shop.catalog.countriesById.get(order.body.shipping_address.country_id)
  if (!country) throw mockProblem('country_not_found')
  return differenceOf(prices, country)
}

function differenceAnswer(one: MockDifference | null) {
  if (!one) return null
  const { id, title, changes, reason, due, by, askedAt, expiresAt } = one
  return {
    ...{ id, title, changes, reason, by, due: due.total, link: differencePath(one) },
    ...{ asked_at: askedAt, expires_at: expiresAt },
  }
}

interface Pieces {
  position: number
  count: number
}

function refundFor(order: MockOrder, { position, count }: Pieces, saving: Cents) {
  const lines = linesOf(order)
  const others = (lines[position]?.count ?? count) - count
  const ofPieces = (amount: Cents) => splitCents(amount, [count, others])[0] ?? ZERO
  const { tax, shipping, assembly } = order.priced.quote.totals
  const sold = { tax_cents: tax, shipping_cents: shipping, assembly_cents: assembly }
  const value = ofPieces(refundValues(lines, sold).lines[position] ?? ZERO)
  const gone = (order.edits ?? []).filter((one) => one.position === position)
  const left = subtractCents(value, ofPieces(addCents(...gone.map(({ refund }) => refund))))
  const price = timesCents(lines[position]?.price ?? ZERO, count)
  return cents(Math.min(left, refundOfEdit({ value, price, saving })))
}

interface AskDifferenceBody extends Choice {
  edition: number
  expected: number
  request_key: string
  reason: string
  by: string
}

function askDifference(shop: MockShop, number: string, body: AskDifferenceBody): void {
  shop.change((books) => {
    const order = requireOrder(books, (one) => one.number === number)
    const differences = order.differences ?? []
    if (differences.some(({ requestKey }) => requestKey === body.request_key)) return
    if ((order.edits ?? []).length !== body.edition) throw mockProblem('edit_changed')
    const { fault, due, priced, bike, line, count, changes } = planOf(shop, order, body)
    if (fault !== null) throw mockProblem(REFUSALS[fault])
    const next = priced?.lines[0]
    if (!next?.build || !line.build || due.total <= 0) throw mockProblem('edit_changed')
    if (due.total !== body.expected) throw mockProblem('edit_changed')
    const { build, build_sheet, options, description, sku } = next
    order.differences = [
      ...differences,
      {
        ...{ id: nextId(books.orders), key: random(), requestKey: body.request_key, due },
        ...{ position: body.position, count, title: line.title, changes },
        before: buildDescription(bike, line.build),
        after: buildDescription(bike, build),
        becomes: { build, build_sheet, options, description, sku },
        ...{ reason: body.reason, by: body.by, paidAt: null, ended: null },
        ...{ askedAt: shop.now().toISOString(), expiresAt: endOf(shop.now()) },
      },
    ]
    order.events.push({ at: shop.now().toISOString(), kind: 'difference_asked' })
  })
}

const nextId = (orders: readonly MockOrder[]) =>
  orders.reduce((sum, { differences = [] }) => sum + differences.length, 1)

const DAY_MS = 86_400_000
const endOf = (now: Date) => new Date(now.getTime() + PENDING_EDIT_DAYS * DAY_MS).toISOString()

function changeDifference(
  shop: MockShop,
  { number, id }: { number: string; id: number },
  work: (one: MockDifference, state: PendingEditState, order: MockOrder) => void,
): void {
  shop.change((books) => {
    const order = requireOrder(books, (one) => one.number === number)
    syncPayment(shop, books, order)
    const one = order.differences?.find((difference) => difference.id === id)
    if (!one) throw mockProblem('difference_not_found')
    work(one, stateOfDifference(one, shop.now()), order)
  })
}

type Line = ReturnType<typeof linesOf>[number]

function pricedAs(shop: MockShop, order: MockOrder, { build, product_id, bike_slug, count }: Line) {
  const server = build && bike_slug !== null ? { build, bike_slug } : null
  const items = [{ product_id, count, server }]
  const countryId = order.body.shipping_address.country_id
  const today = shop.now().toISOString().slice(0, 10)
  try {
    const priced: PricedCart = priceCart(shop.catalog, { items, countryId, promo: null, today })
    return { priced, message: '' }
  } catch (error) {
    return { priced: null, message: error instanceof Error ? error.message : '' }
  }
}

function toResponse(shop: MockShop, order: MockOrder) {
  const { email, shipping_address: address } = order.body
  const isOpen = isInTheHouse(order) && order.parcels.length === 0
  const rows = order.paidAt === null ? [] : linesOf(order)
  return {
    number: order.number,
    edition: (order.edits ?? []).length,
    delivery: isOpen ? { email, may_email: true, address } : null,
    difference: differenceAnswer(openDifferenceOf(order, shop.now())),
    bikes: rows.flatMap(({ position }) => {
      const found = bikeAt(shop, order, position)
      if (!found) return []
      const { line, bike, build } = found
      const { size = null, color = null } = line.options ?? {}
      return [
        {
          ...{ position, title: line.title, count: line.count },
          detail: [size && `Size ${size}`, color].filter(Boolean).join(', '),
          fault: lineFault(order, position, shop.now()),
          size_id: build.size_id,
          sizes: bike.sizes.map(({ id, title, color_ids }) => ({ id, title, color_ids })),
          color_id: build.color_id,
          colors: editableColors(bike, build).map(({ id, title }) => ({ id, title })),
          parts: chosenParts(bike, build).map(({ id }) => id),
          groups: bike.groups.map(({ category_part_id: id, title, selection, parts }) => ({
            ...{ id, title, selection },
            parts: parts.map((part) => ({ id: part.id, title: part.title, price: part.price })),
          })),
        },
      ]
    }),
  }
}
