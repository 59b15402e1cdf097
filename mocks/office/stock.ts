import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { differenceOf, MAX_COUNTED } from '@/domain/office/stock/stock'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { changeShelf, closeArrival, itemOf, itemsOf, listOf, move } from './stock-shelves'

const [routes, schemas] = [api.stock, apiSchemas.stock]

/** Serves stock. The mock shop's pages ignore its changes and always have plenty. */
export function stockHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query }) =>
      asAdmin(shop, from, () => listOf(shop, query)),
    ),
    mock(routes.sheet, schemas.sheet, ({ from, query }) =>
      asAdmin(shop, from, () => {
        const items = itemsOf(shop, query)
        const at = shop.now().toISOString()
        return { items: items.slice(0, MAX_COUNTED), is_cut: items.length > MAX_COUNTED, at }
      }),
    ),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => itemOf(shop, params.sku)),
    ),
    mock(routes.checkCount, schemas.checkCount, ({ from, body }) =>
      asAdmin(shop, from, () => ({
        lines: body.lines.map((line) => {
          const item = itemOf(shop, line.sku)
          return { ...differenceOf(line, item), title: item.title }
        }),
      })),
    ),
    ...writeHandlers(shop),
  ]
}

function writeHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.adjust, schemas.adjust, ({ from, body }) =>
      asAdmin(shop, from, (admin) => {
        for (const { sku, on_hand, delta } of body.lines) {
          const now = itemOf(shop, sku)
          if (now.on_hand !== on_hand) throw mockProblem('stock_moved')
          if (now.on_hand + delta < now.reserved) throw mockProblem('stock_reserved')
        }
        for (const line of body.lines) move(shop, admin, { ...line, ...body })
        const skus = new Set(body.lines.map(({ sku }) => sku))
        return { items: itemsOf(shop, {}).filter(({ sku }) => skus.has(sku)) }
      }),
    ),
    mock(routes.setThreshold, schemas.setThreshold, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        changeShelf(shop, params.sku, (shelf) => void (shelf.threshold = body.threshold))
        return itemOf(shop, params.sku)
      }),
    ),
    mock(routes.expect, schemas.expect, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        changeShelf(shop, params.sku, ({ arrivals }) => {
          arrivals.push({ ...body, id: arrivals.length + 1, isOpen: true })
        })
        return itemOf(shop, params.sku)
      }),
    ),
    mock(routes.receive, schemas.receive, ({ from, params, body }) =>
      asAdmin(shop, from, (admin) => {
        const { note } = closeArrival(shop, params)
        move(shop, admin, { sku: params.sku, delta: body.count, reason: 'received', note })
        return itemOf(shop, params.sku)
      }),
    ),
    mock(routes.forget, schemas.forget, ({ from, params }) =>
      asAdmin(shop, from, () => {
        closeArrival(shop, params)
        return itemOf(shop, params.sku)
      }),
    ),
  ]
}
