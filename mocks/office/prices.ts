import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { cents } from '@/domain/kit/money'
import { fullName } from '@/domain/kit/person-name'
import { MAX_PRICED } from '@/domain/office/goods/prices'

import { asAdmin } from '../members/books'
import type { MockMember } from '../members/records'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { pageOf } from './paging'
import { addProduct, groupsOf, itemOf, matchingOf, toRow, saveTexts } from './catalog-items'
import { uploadPicture } from './product-pictures'
import { shopPageOf } from './shop-page'
import { cancelOffer, planOffer } from './offer-plans'
import {
  changeOf,
  planOf,
  versionOf,
  touchedBy,
  writeLines,
  type PriceChangeRequest,
} from './price-changes'

const [routes, schemas] = [api.prices, apiSchemas.prices]

/** Serves prices. Changes apply throughout the mock shop until the process ends. */
export function priceHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query }) =>
      asAdmin(shop, from, () => listOf(shop, query)),
    ),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => itemOf(shop, params.id)),
    ),
    mock(routes.shopPage, schemas.shopPage, ({ from, params, query }) =>
      asAdmin(shop, from, () => shopPageOf(shop, { ...params, ...query })),
    ),
    mock(routes.save, schemas.save, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        saveTexts(shop, { ...body, ...params })
        return itemOf(shop, params.id)
      }),
    ),
    mock(routes.uploadPicture, schemas.uploadPicture, ({ from, request }) =>
      asAdmin(shop, from, () => uploadPicture(shop, request)),
    ),
    // The mock shop resizes no pictures, so nothing fails.
    mock(routes.retryPictures, schemas.retryPictures, ({ from, params }) =>
      asAdmin(shop, from, () => itemOf(shop, params.id)),
    ),
    // Picture URLs of the mock shop contain the uploads themselves.
    mock(routes.upload, schemas.upload, () => {
      throw mockProblem('file_not_found')
    }),
    mock(routes.create, schemas.create, ({ from, body }) =>
      asAdmin(shop, from, () => itemOf(shop, addProduct(shop, body))),
    ),
    mock(routes.planOffer, schemas.planOffer, ({ from, params, body }) =>
      asAdmin(shop, from, ({ user }) => {
        planOffer(shop, params.id, { ...body, by: fullName(user) })
        return itemOf(shop, params.id)
      }),
    ),
    mock(routes.cancelOffer, schemas.cancelOffer, ({ from, params }) =>
      asAdmin(shop, from, () => {
        cancelOffer(shop, params.id)
        return itemOf(shop, params.id)
      }),
    ),
    mock(routes.preview, schemas.preview, ({ from, body }) =>
      asAdmin(shop, from, () => {
        const lines = planOf(shop, body)
        const changing = lines.filter(({ refusal }) => refusal === null).length
        return { lines, changing, seen: versionOf(lines), touched: touchedBy(shop, lines) }
      }),
    ),
    ...changeHandlers(shop),
  ]
}

function changeHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.changes, schemas.changes, ({ from }) =>
      asAdmin(shop, from, () => ({
        changes: shop.books().priceChanges.map(({ lines: _, key: __, ...change }) => change),
      })),
    ),
    mock(routes.change, schemas.change, ({ from, body }) =>
      asAdmin(shop, from, (admin) => addChange(shop, admin, body)),
    ),
    mock(routes.readChange, schemas.readChange, ({ from, params }) =>
      asAdmin(shop, from, () => changeOf(shop, params.id)),
    ),
    mock(routes.undo, schemas.undo, ({ from, params }) =>
      asAdmin(shop, from, (admin) => undoChange(shop, admin, params.id)),
    ),
  ]
}

type ListQuery = Parameters<typeof matchingOf>[1] & {
  after?: number | undefined
  before?: number | undefined
}

function listOf(shop: MockShop, { after, before, ...filter }: ListQuery) {
  const all = matchingOf(shop, filter).map((product) => ({ product, number: String(product.id) }))
  const { rows, next, previous } = pageOf(all, {
    after: after === undefined ? undefined : String(after),
    before: before === undefined ? undefined : String(before),
  })
  return {
    products: rows.map(({ product }) => toRow(shop, product)),
    count: Math.min(all.length, MAX_PRICED + 1),
    groups: groupsOf(shop, filter.kind),
    bikes: shop.catalog.bikes.map(({ slug, title }) => ({ slug, title })),
    next: next === null ? null : Number(next),
    previous: previous === null ? null : Number(previous),
  }
}

interface AddPriceChangeBody extends PriceChangeRequest {
  seen: string
  starts_at: string | null
  note: string
  request_key: string
}

function addChange(shop: MockShop, { user }: MockMember, body: AddPriceChangeBody) {
  const known = shop.books().priceChanges.find(({ key }) => key === body.request_key)
  if (known) return changeOf(shop, known.id)
  const lines = planOf(shop, body)
  if (versionOf(lines) !== body.seen) throw mockProblem('prices_changed')
  const changing = lines.filter(({ refusal }) => refusal === null)
  if (changing.length === 0) throw mockProblem('no_price_changes')
  const now = shop.now().toISOString()
  const starts_at = body.starts_at ?? now
  return writeLines(shop, {
    kind: body.plan.percent === undefined ? 'prices' : 'percent',
    percent: body.plan.percent ?? null,
    note: body.note,
    by: fullName(user),
    starts_at,
    state: starts_at <= now ? 'applied' : 'scheduled',
    undoes: null,
    key: body.request_key,
    lines: changing,
  })
}

function undoChange(shop: MockShop, { user }: MockMember, id: number) {
  const change = changeOf(shop, id)
  if (change.state === 'undone' || change.state === 'canceled') {
    throw mockProblem('price_change_ended')
  }
  const isPlanned = change.state === 'scheduled'
  shop.change(({ priceChanges }) => {
    for (const one of priceChanges) if (one.id === id) one.state = isPlanned ? 'canceled' : 'undone'
  })
  if (isPlanned) return changeOf(shop, id)
  const ids = [...new Set(change.lines.map(({ product_id }) => product_id))]
  const prices = change.lines.map((line) => ({ ...line, price: cents(line.old) }))
  return writeLines(shop, {
    ...{ kind: 'undo', percent: null, note: '', state: 'applied', undoes: id, key: `undo ${id}` },
    by: fullName(user),
    starts_at: shop.now().toISOString(),
    lines: planOf(shop, { selection: { ids }, plan: { prices } }),
  })
}
