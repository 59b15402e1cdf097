import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { csvOf } from '@/domain/csv'
import { CSV_COLUMNS, type CatalogKind, type CsvKind } from '@/domain/csv-tables'
import { toDollars } from '@/domain/money'
import { typedDetails } from '@/domain/product-form'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { itemsOf } from './stock-shelves'
import { matchingOf, rowOf } from './catalog-items'

const [routes, schemas] = [api.csv, apiSchemas.csv]

/** Tables of the mock shop go out; nothing comes in, and an upload says so. */
export function csvHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) => asAdmin(shop, from, () => ({ imports: [] }))),
    mock(routes.upload, schemas.upload, ({ from, params, query }) =>
      asAdmin(shop, from, ({ user }) => refusedOf(shop, { kind: params.kind, user, ...query })),
    ),
    mock(routes.read, schemas.read, ({ from }) => asAdmin(shop, from, notFound)),
    mock(routes.apply, schemas.apply, ({ from }) => asAdmin(shop, from, notFound)),
    mock(routes.export, schemas.export, ({ from, params }) =>
      asAdmin(shop, from, () => csvOf([CSV_COLUMNS[params.kind], ...tableOf(shop, params.kind)])),
    ),
    mock(routes.listCustomers, schemas.listCustomers, ({ from }) =>
      asAdmin(shop, from, () => ({ imports: [] })),
    ),
    mock(routes.uploadCustomers, schemas.uploadCustomers, ({ from, query }) =>
      asAdmin(shop, from, ({ user }) => refusedOf(shop, { kind: 'customers', user, ...query })),
    ),
    mock(routes.readCustomers, schemas.readCustomers, ({ from }) => asAdmin(shop, from, notFound)),
    mock(routes.applyCustomers, schemas.applyCustomers, ({ from }) =>
      asAdmin(shop, from, notFound),
    ),
  ]
}

function notFound(): never {
  throw mockProblem('import_not_found')
}

interface Refused {
  kind: CsvKind
  name?: string | undefined
  user: { name: string; last_name: string }
}

const refusedOf = (shop: MockShop, { kind, name = 'table.csv', user }: Refused) => ({
  ...{ id: 1, kind, name, size: 0, state: 'failed' as const },
  ...{ made_at: shop.now().toISOString(), by: `${user.name} ${user.last_name}` },
  ...{ position: 0, total: null, added: 0, changes: 0, same: 0, refused: 0, written: 0 },
  fault: 'The mock shop doesn’t import tables.',
})

function tableOf(shop: MockShop, kind: CatalogKind): string[][] {
  if (kind === 'stock') {
    return itemsOf(shop, {}).map(({ sku, title, on_hand, threshold }) => [
      ...[sku, title, String(on_hand), String(on_hand)],
      threshold === null ? '' : String(threshold),
    ])
  }
  if (kind === 'bundles') return bundleTable(shop)
  if (kind === 'accessories') return productTable(shop, 'accessory')
  if (kind === 'spares') return productTable(shop, 'spare')
  const spares = matchingOf(shop, { kind: 'spare' })
  return [...matchingOf(shop, { kind: 'accessory' }), ...spares].map(({ id, title, price }) => [
    ...[String(id), '', title],
    toDollars(price).toFixed(2),
  ])
}

function bundleTable(shop: MockShop): string[][] {
  const bundles = matchingOf(shop, { kind: 'accessory' })
  return bundles.flatMap((product) => {
    const { id, title, description, bundle } = product
    if (!bundle) return []
    const parts = bundle.parts.map(({ product_id, variant, count }) => {
      return `${product_id}${variant === null ? '' : `:${variant}`} x ${count}`
    })
    const percent = bundle.basis_points === null ? '' : String(bundle.basis_points / 100)
    const offered = rowOf(shop, product).is_offered ? 'yes' : 'no'
    return [[String(id), title, description, offered, percent, parts.join('; ')]]
  })
}

function productTable(shop: MockShop, kind: 'accessory' | 'spare'): string[][] {
  return matchingOf(shop, { kind })
    .filter(({ bundle }) => bundle === null)
    .map((product) => {
      const { id, title, description, fits, price } = product
      const { weight, gtin, facts, warnings } = typedDetails(product)
      const { group, is_offered } = rowOf(shop, product)
      return [
        ...[String(id), title, description, group ?? '', fits.join(' ')],
        ...[weight, gtin, facts, warnings, toDollars(price).toFixed(2)],
        is_offered ? 'yes' : 'no',
      ]
    })
}
