import type { CatalogKind, CsvKind } from '@/domain/office/csv/csv-tables'

import { bundlesTable } from './bundles-table'
import { customersTable } from './customers-table'
import type { CsvHandler, CsvReader } from './kind'
import { pricesTable } from './prices-table'
import { productsTable } from './products-table'
import { stockTable } from './stock-table'

// A handler is only ever given rows of its own making.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
export const CATALOG_TABLES: Record<CatalogKind, CsvHandler<any>> = {
  accessories: productsTable('accessory'),
  spares: productsTable('spare'),
  bundles: bundlesTable,
  stock: stockTable,
  prices: pricesTable,
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export const TABLES: Record<CsvKind, CsvReader<any>> = {
  ...CATALOG_TABLES,
  customers: customersTable,
}
