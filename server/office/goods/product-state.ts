import { getTableColumns, sql } from 'drizzle-orm'

import type { StoredBundle } from '@/domain/office/goods/product-form'
import { SERVICE_NAMES, SHEET_NAMES } from '@/domain/shop/goods/product-fields'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { omit, pick } from '@/utils/omit'

export type ProductRow = Omit<typeof products.$inferSelect, 'words'>

export const ROW = {
  ...omit(getTableColumns(products), 'words'),
  /** Version for optimistic locking: a hash of all edited columns. */
  version: sql<string>`product_version(${products})`,
}

/** Returns the edited state as the API names it, except the bundle. */
export function stateOf(row: ProductRow) {
  const { title, description, fits, is_offered, pictures, variants } = row
  return {
    ...{ title, description, fits, is_offered, pictures },
    ...pick(row, SHEET_NAMES),
    group: groupOf(row),
    versions: variants,
    /** Spare parts only. */
    service: row.kind === 'spare' ? pick(row, SERVICE_NAMES) : null,
  }
}

export const groupOf = ({ kind, category, spare_group }: ProductRow): string =>
  kind === 'spare' ? (spare_group ?? '') : category

export function bundleOf({ bundle_parts, bundle_basis_points }: ProductRow): StoredBundle | null {
  if (!bundle_parts) return null
  const percent = bundle_basis_points === null ? null : bundle_basis_points / 100
  return { percent, parts: bundle_parts }
}
