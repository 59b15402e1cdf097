import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { csvOf } from '@/domain/office/kit/csv'
import {
  CATALOG_KINDS,
  CSV_COLUMNS,
  type CatalogKind,
  type CsvKind,
} from '@/domain/office/csv/csv-tables'
import { toDollars } from '@/domain/kit/money'
import { typedDetails } from '@/domain/office/goods/product-form'

import { asAdmin } from '../members/books'
import { mock } from '../mock'
import type { MockShop } from '../mock-shop'
import { applyImport, listImports, readImport, importTable } from './imports'
import { itemsOf } from './stock-shelves'
import { matchingOf, toRow } from './catalog-items'

const [routes, schemas] = [api.csv, apiSchemas.csv]

const CUSTOMERS: readonly CsvKind[] = ['customers']

export function csvHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => listImports(shop, CATALOG_KINDS)),
    ),
    mock(routes.upload, schemas.upload, ({ from, params, query, request }) =>
      asAdmin(shop, from, async (admin) =>
        importTable(shop, { ...params, ...query, admin, bytes: await request.arrayBuffer() }),
      ),
    ),
    mock(routes.read, schemas.read, ({ from, params }) =>
      asAdmin(shop, from, () => readImport(shop, { ...params, kinds: CATALOG_KINDS })),
    ),
    mock(routes.apply, schemas.apply, ({ from, params }) =>
      asAdmin(shop, from, (admin) => applyImport(shop, admin, { ...params, kinds: CATALOG_KINDS })),
    ),
    mock(routes.export, schemas.export, ({ from, params }) =>
      asAdmin(shop, from, () => csvOf([CSV_COLUMNS[params.kind], ...tableOf(shop, params.kind)])),
    ),
    ...customerImports(shop),
  ]
}

function customerImports(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.listCustomers, schemas.listCustomers, ({ from }) =>
      asAdmin(shop, from, () => listImports(shop, CUSTOMERS)),
    ),
    mock(routes.uploadCustomers, schemas.uploadCustomers, ({ from, query, request }) =>
      asAdmin(shop, from, async (admin) => {
        const bytes = await request.arrayBuffer()
        return importTable(shop, { ...query, kind: 'customers', admin, bytes })
      }),
    ),
    mock(routes.readCustomers, schemas.readCustomers, ({ from, params }) =>
      asAdmin(shop, from, () => readImport(shop, { ...params, kinds: CUSTOMERS })),
    ),
    mock(routes.applyCustomers, schemas.applyCustomers, ({ from, params }) =>
      asAdmin(shop, from, (admin) => applyImport(shop, admin, { ...params, kinds: CUSTOMERS })),
    ),
  ]
}

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
  return [...matchingOf(shop, { kind: 'accessory' }), ...spares].flatMap(
    ({ id, title, price, variants }) => [
      [String(id), '', title, toDollars(price).toFixed(2)],
      ...variants.map((one) => [String(id), one.id, one.title, toDollars(one.price).toFixed(2)]),
    ],
  )
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
    const offered = toRow(shop, product).is_offered ? 'yes' : 'no'
    return [[String(id), title, description, offered, percent, parts.join('; ')]]
  })
}

function productTable(shop: MockShop, kind: 'accessory' | 'spare'): string[][] {
  return matchingOf(shop, { kind })
    .filter(({ bundle }) => bundle === null)
    .map((product) => {
      const { id, title, description, fits, price } = product
      const { weight, gtin, facts, warnings, external_link } = typedDetails(product)
      const { group, is_offered } = toRow(shop, product)
      return [
        ...[String(id), title, description, group ?? '', fits.join(' ')],
        ...[weight, gtin, facts, warnings, toDollars(price).toFixed(2)],
        ...[is_offered ? 'yes' : 'no', external_link],
      ]
    })
}
