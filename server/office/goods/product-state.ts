import { getTableColumns, sql } from 'drizzle-orm'

import type { StoredBundle } from '@/domain/office/goods/product-form'
import type { SpareService } from '@/domain/shop/spares/spare-service'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { omit } from '@/utils/omit'

export type ProductRow = Omit<typeof products.$inferSelect, 'words'>

export const ROW = {
  ...omit(getTableColumns(products), 'words'),
  /** Version for optimistic locking: a hash of all edited columns. */
  version: sql<string>`product_version(${products})`,
}

const SERVICE = [
  ...(['standards', 'standard_equivalent', 'tools', 'difficulty'] as const),
  ...(['minutes', 'wear_interval_km'] as const),
] as const

/** Returns the edited state as the API names it, except the bundle. */
export function stateOf(row: ProductRow) {
  const { title, description, fits, is_offered, pictures, variants } = row
  const { weight_g, facts, warnings, gtin, external_link } = row
  return {
    ...{ title, description, fits, is_offered, pictures },
    ...{ weight_g, facts, warnings, gtin, external_link },
    group: groupOf(row),
    versions: variants,
    service: serviceOf(row),
  }
}

export const groupOf = ({ kind, category, spare_group }: ProductRow): string =>
  kind === 'spare' ? (spare_group ?? '') : category

/** Returns the data that mechanics need; null for products other than spare parts. */
function serviceOf(row: ProductRow): SpareService | null {
  if (row.kind !== 'spare') return null
  const entries = SERVICE.map((name) => [name, row[name]] as const)
  return Object.fromEntries(entries) as unknown as SpareService
}

export function bundleOf({ bundle_parts, bundle_basis_points }: ProductRow): StoredBundle | null {
  if (!bundle_parts) return null
  const percent = bundle_basis_points === null ? null : bundle_basis_points / 100
  return { percent, parts: bundle_parts }
}
