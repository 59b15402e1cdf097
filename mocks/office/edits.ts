import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import {
  editedBuild,
  editWords,
  refundOfEdit,
  type BikeChoice,
  type EditFault,
} from '@/domain/bike-edit'
import { buildPrice, chosenParts, isSameBuild } from '@/domain/build'
import { addCents, cents, subtractCents, timesCents, ZERO } from '@/domain/money'
import { refundValues } from '@/domain/refund'
import { priceCart, type PricedCart } from '@/server/pricing/cart/price-cart'

import { SANDBOX } from '../checkout'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { requireOrder } from '../payments'
import { giveBack, leftOf, linesOf, NO_ITEMS } from '../refunds'
import type { MockOrder } from '../shop-state'
import { bikesOf, isInTheHouse } from './fulfillment'

const [routes, schemas] = [api.edits, apiSchemas.edits]

/** Changing orders of the mock shop before they are built, by the rules of the API. */
export function editHandlers(shop: MockShop): HttpHandler[] {
  const find = (number: string) => requireOrder(shop.books(), (one) => one.number === number)
  const edit = (number: string, body: Edited, work: (order: MockOrder) => Kept) => {
    shop.change((books) => {
      const order = requireOrder(books, (one) => one.number === number)
      const edits = order.edits ?? []
      if (edits.some(({ key }) => key === body.request_key)) return
      if (edits.length !== body.edition) throw mockProblem('edit_changed')
      const kept = work(order)
      order.edits = [...edits, { key: body.request_key, ...kept }]
      const kind = kept.position === null ? 'delivery_changed' : 'bike_changed'
      order.events.push({ at: shop.now().toISOString(), kind })
    })
    return answer(shop, find(number))
  }
  return [
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => answer(shop, find(params.number))),
    ),
    mock(routes.preview, schemas.preview, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const { priced: _, build: __, ...plan } = planOf(shop, find(params.number), body)
        return plan
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
    mock(routes.bike, schemas.bike, ({ from, params, body }) =>
      asAdmin(shop, from, () => edit(params.number, body, (order) => editBike(shop, order, body))),
    ),
  ]
}

interface Edited {
  request_key: string
  edition: number
}

type Kept = Omit<NonNullable<MockOrder['edits']>[number], 'key'>

interface Choice extends BikeChoice {
  position: number
}

const REFUSALS = {
  too_late: 'edit_too_late',
  upgraded: 'edit_upgraded',
  gone: 'edit_too_late',
  disputed: 'order_disputed',
  nothing: 'edit_nothing',
  invalid: 'build_invalid',
  costs_more: 'edit_costs_more',
  too_large: 'refund_too_large',
} as const satisfies Record<EditFault, string>

function editBike(shop: MockShop, order: MockOrder, body: Choice & { expected: number }): Kept {
  const { fault, refund, priced } = planOf(shop, order, body)
  if (fault !== null) throw mockProblem(REFUSALS[fault])
  if (refund !== body.expected) throw mockProblem('edit_changed')
  const line = order.priced.lines[body.position]
  const next = priced?.lines[0]
  if (!line || !next) throw mockProblem('order_bike_not_found')
  const { build, build_sheet, options, description, sku } = next
  Object.assign(line, { build, build_sheet, options, description, sku })
  if (refund > 0) {
    const at = shop.now().toISOString()
    giveBack(order, { ...NO_ITEMS, at, amount: refund, to: 'provider', reason: 'Changed bike' })
  }
  return { position: body.position, refund }
}

function bikeAt(shop: MockShop, order: MockOrder, position: number) {
  const line = linesOf(order)[position]
  const bike = shop.catalogue.bikes.find(({ slug }) => slug === line?.bike_slug)
  if (!line?.build || !bike || line.order_bike_id !== null) return null
  return { line, bike, build: line.build }
}

function lineFault(order: MockOrder, position: number): EditFault | null {
  const bikes = bikesOf(order).filter(({ line }) => line === position)
  const isOpen = isInTheHouse(order) && bikes.every(({ state }) => state === 'to_build')
  return isOpen && bikes.length > 0 ? null : 'too_late'
}

function planOf(shop: MockShop, order: MockOrder, { position, ...choice }: Choice) {
  const found = bikeAt(shop, order, position)
  if (!found) throw mockProblem('order_bike_not_found')
  const { line, bike } = found
  const build = editedBuild(bike, found.build, choice)
  const each = cents(buildPrice(bike, build) - buildPrice(bike, found.build))
  const difference = timesCents(each, line.count)
  const { priced, message } = pricedAs(shop, order, { ...line, build })
  const refund = refundFor(order, position, cents(-difference))
  const fault: EditFault | null =
    lineFault(order, position) ??
    (isSameBuild(found.build, build) ? 'nothing' : null) ??
    (priced ? null : 'invalid') ??
    (difference > 0 ? 'costs_more' : null) ??
    (refund > leftOf(order) ? 'too_large' : null)
  const date = order.priced.quote.delivery_date
  return {
    ...{ fault, message, difference, refund, priced, build },
    changes: editWords(bike, found.build, build),
    goes_to: refund > 0 ? SANDBOX.title : '',
    ...{ old_date: date, new_date: date },
  }
}

function refundFor(order: MockOrder, position: number, saving: ReturnType<typeof cents>) {
  const lines = linesOf(order)
  const { tax, shipping, assembly } = order.priced.quote.totals
  const sold = { tax_cents: tax, shipping_cents: shipping, assembly_cents: assembly }
  const value = refundValues(lines, sold).lines[position] ?? ZERO
  const gone = (order.edits ?? []).filter((one) => one.position === position)
  const left = subtractCents(value, addCents(...gone.map(({ refund }) => refund)))
  const price = lines[position]?.total_cents ?? ZERO
  return cents(Math.min(left, refundOfEdit({ value, price, saving })))
}

type Line = ReturnType<typeof linesOf>[number]

function pricedAs(shop: MockShop, order: MockOrder, { build, product_id, bike_slug, count }: Line) {
  const server = build && bike_slug !== null ? { build, bike_slug } : null
  const items = [{ product_id, count, server }]
  const countryId = order.body.shipping_address.country_id
  const today = shop.now().toISOString().slice(0, 10)
  try {
    const priced: PricedCart = priceCart(shop.catalogue, { items, countryId, promo: null, today })
    return { priced, message: '' }
  } catch (error) {
    return { priced: null, message: error instanceof Error ? error.message : '' }
  }
}

function answer(shop: MockShop, order: MockOrder) {
  const { email, shipping_address: address } = order.body
  const isOpen = isInTheHouse(order) && order.parcels.length === 0
  const rows = order.paidAt === null ? [] : linesOf(order)
  return {
    number: order.number,
    edition: (order.edits ?? []).length,
    delivery: isOpen ? { email, may_email: true, address } : null,
    bikes: rows.flatMap(({ position }) => {
      const found = bikeAt(shop, order, position)
      if (!found) return []
      const { line, bike, build } = found
      const { size = null, color = null } = line.options ?? {}
      return [
        {
          ...{ position, title: line.title, count: line.count },
          detail: [size && `Size ${size}`, color].filter(Boolean).join(', '),
          fault: lineFault(order, position),
          size_id: build.size_id,
          sizes: bike.sizes.map(({ id, title }) => ({ id, title })),
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
