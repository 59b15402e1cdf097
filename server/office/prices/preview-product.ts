import { eq, getTableColumns } from 'drizzle-orm'

import type { Product } from '@/domain/accessory'
import { productOf, readCatalogue, type Catalogue } from '@/server/catalogue'
import { accessoryPage, deliveredPrice, sparePage } from '@/server/goods'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/products'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'

interface Asked {
  id: number
  country: number
  variant?: string | undefined
}

/**
 * The page of a product as the shop would show it if it were offered now.
 * @throws DomainError catalog_item_not_found, country_not_found, product_not_found for a version that isn’t there
 */
export async function previewProduct(deps: Pick<Deps, 'db' | 'clock'>, asked: Asked) {
  const { id, country, variant } = asked
  const { is_offered, product } = await findProduct(deps.db, id)
  const catalogue = withProduct(await readCatalogue(deps.db), product)
  const query = { product: id, country, variant, today: dayOf(deps.clock.now()) }
  const delivered = deliveredPrice(catalogue, query)
  if (product.kind === 'spare') {
    const spare = await sparePage(deps, catalogue, id)
    return { is_offered, accessory: null, spare: { ...spare, delivered } }
  }
  const page = await accessoryPage(deps, catalogue, id)
  const accessory = { ...page, accessory: { ...page.accessory, delivered } }
  return { is_offered, accessory, spare: null }
}

/** The words are for the search of the back office alone. */
const { words: _, ...PRODUCT } = getTableColumns(products)

async function findProduct(db: Db, id: number) {
  const [row] = await db.select(PRODUCT).from(products).where(eq(products.id, id))
  if (!row) throw new DomainError('catalog_item_not_found', `No product ${id}.`)
  return { is_offered: row.is_offered, product: productOf(row) }
}

/** The catalog with one more product. The kept one is shared by all requests and stays as it is. */
function withProduct(catalogue: Catalogue, product: Product): Catalogue {
  if (catalogue.productsById.has(product.id)) return catalogue
  return {
    ...catalogue,
    products: [...catalogue.products, product],
    productsById: new Map([...catalogue.productsById, [product.id, product]]),
  }
}
