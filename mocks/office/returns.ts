import { bundleNote } from '@/domain/shop/goods/ordered-bundle'
import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { isShippable } from '@/domain/office/fulfillment/fulfillment'
import { isAllBack, mayReturn } from '@/domain/office/returns/returns'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { requireOrder } from '../payments'
import { linesOf } from '../refunds'
import type { MockOrder, MockReturn } from '../shop-state'

const routes = api.fulfillment
const schemas = apiSchemas.fulfillment

type OpenReturnBody = Parameters<Parameters<typeof mock<typeof schemas.openReturn>>[2]>[0]['body']
type MoveReturnBody = Parameters<Parameters<typeof mock<typeof schemas.moveReturn>>[2]>[0]['body']

/** Serves returns by the API's rules, on the mock shop's state; items have no frame numbers. */
export function returnHandlers(shop: MockShop): HttpHandler[] {
  const change = (number: string, work: (order: MockOrder) => void) => {
    shop.change((books) => work(requireOrder(books, (one) => one.number === number)))
    return toResponse(shop, number)
  }
  return [
    mock(routes.returns, schemas.returns, ({ from, params }) =>
      asAdmin(shop, from, () => toResponse(shop, params.number)),
    ),
    mock(routes.openReturn, schemas.openReturn, ({ from, params, body }) =>
      asAdmin(shop, from, ({ user }) =>
        change(params.number, (order) =>
          register(order, { body, by: user.name, at: shop.now().toISOString() }),
        ),
      ),
    ),
    mock(routes.moveReturn, schemas.moveReturn, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        change(params.number, (order) =>
          move(order, { back: params.back, body, at: shop.now().toISOString() }),
        ),
      ),
    ),
  ]
}

/** Returns the delivered quantity of each line that is not part of a return. */
function returnableOf(order: MockOrder) {
  const arrived = order.parcels.filter(({ deliveredAt }) => deliveredAt !== null)
  return linesOf(order)
    .filter(isShippable)
    .map((line) => {
      const delivered = arrived
        .flatMap(({ items }) => items)
        .filter(({ position }) => position === line.position)
        .reduce((sum, { count }) => sum + count, 0)
      return { line, returnable: delivered - line.returned_count }
    })
}

function register(
  order: MockOrder,
  { body, by, at }: { body: OpenReturnBody; by: string; at: string },
) {
  if (order.returns.some(({ key }) => key === body.request_key)) return
  const lines = returnableOf(order)
  for (const { position, count } of body.items) {
    const known = lines.find(({ line }) => line.position === position)
    if (!known || known.returnable < count) throw mockProblem('return_too_large')
  }
  const { reason, note = '', request_key: key } = body
  const items = body.items.map(({ position, count }) => ({ position, count, sellable: null }))
  const moments = { registered_at: at, received_at: null, inspected_at: null }
  order.returns.push({ key, state: 'registered', reason, note, by, ...moments, items })
  order.events.push({ at, kind: 'return_registered' })
}

function move(
  order: MockOrder,
  { back, body, at }: { back: number; body: MoveReturnBody; at: string },
) {
  const one = order.returns[back - 1]
  if (!one) throw mockProblem('return_not_found')
  if (one.state === body.state) return
  if (!mayReturn(one.state, body.state)) throw mockProblem('return_state_wrong')
  if (body.state === 'inspected') inspect(one, body)
  one.state = body.state
  if (body.state === 'received') one.received_at = at
  if (body.state === 'inspected') one.inspected_at = at
  order.events.push({ at, kind: `return_${body.state}` })
  const isOpen = order.returns.some(({ state }) => state === 'registered' || state === 'received')
  if (order.fulfillment_state === 'delivered' && !isOpen && isAllBack(linesOf(order))) {
    order.fulfillment_state = 'returned'
    order.events.push({ at, kind: 'returned' })
  }
}

function inspect(one: MockReturn, body: MoveReturnBody): void {
  for (const item of one.items) {
    const found = body.items?.find(({ position }) => position === item.position)
    if (!found || found.sellable > item.count) throw mockProblem('invalid_input')
    item.sellable = found.sellable
  }
}

function toResponse(shop: MockShop, number: string) {
  const order = requireOrder(shop.books(), (one) => one.number === number)
  const lines = linesOf(order)
  return {
    number,
    lines: returnableOf(order)
      .filter(({ returnable }) => returnable > 0)
      .map(({ line: { position, title, bundle }, returnable }) => ({
        position,
        title,
        detail: bundleNote(bundle),
        returnable,
        bikes: [],
      })),
    returns: order.returns.map(({ key: _, items, ...rest }, index) => ({
      ...rest,
      number: index + 1,
      items: items.map((item) => ({
        ...item,
        title: lines[item.position]?.title ?? '',
        detail: bundleNote(lines[item.position]?.bundle),
        frames: [],
        is_stocked: lines[item.position]?.kind !== 'bike',
      })),
    })),
  }
}
