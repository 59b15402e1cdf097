import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'

import { productsOf, readCatalogWith, withProducts } from '@/server/catalog'
import { accessoryPage, deliveredPrice, sparePage } from '@/server/goods'
import type { Db } from '@/server/kernel/db/client'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'

interface ProductPreviewQuery {
  id: number
  country: number
  variant?: string | undefined
}

/** @throws DomainError catalog_item_not_found, country_not_found, product_not_found (version) */
export async function previewProduct(
  deps: Pick<Deps, 'db' | 'clock'>,
  previewQuery: ProductPreviewQuery,
) {
  const { id, country, variant } = previewQuery
  const { is_offered, product, made } = await findProduct(deps.db, id)
  const stored = await readCatalogWith(deps.db, [id])
  const more = made.filter((one) => !stored.productsById.has(one.id))
  const catalog = withProducts(stored, more)
  const query = { product: id, country, variant, today: dayOf(deps.clock.now()) }
  const delivered = deliveredPrice(catalog, query)
  if (product.kind === 'spare') {
    const spare = await sparePage(deps, catalog, id)
    return { is_offered, accessory: null, spare: { ...spare, delivered } }
  }
  const page = await accessoryPage(deps, catalog, id)
  const accessory = { ...page, accessory: { ...page.accessory, delivered } }
  return { is_offered, accessory, spare: null }
}

/** Search terms are only for the back office. */
const { words: _, ...PRODUCT } = getTableColumns(products)

async function findProduct(db: Db, id: number) {
  const ofBundle = eq(productParts.bundle_id, id)
  const parts = await db
    .select()
    .from(productParts)
    .where(ofBundle)
    .orderBy(asc(productParts.position))
  const ids = [id, ...parts.map(({ product_id }) => product_id)]
  const rows = await db.select(PRODUCT).from(products).where(inArray(products.id, ids))
  // Includes a bundle's parts, even unpublished ones.
  const made = productsOf({ products: rows, parts })
  const row = rows.find((one) => one.id === id)
  const product = made.find((one) => one.id === id)
  if (!row || !product) throw new DomainError('catalog_item_not_found', `No product ${id}.`)
  return { is_offered: row.is_offered, product, made }
}
