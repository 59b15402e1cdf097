import { and, asc, eq, sql, type SQL } from 'drizzle-orm'

import { productSkus, variantOf } from '@/domain/shop/accessories/accessory'
import { allShelvesOf, piecesForSale } from '@/domain/shop/goods/bundle'
import { isWithinOneEdit } from '@/domain/kit/search/edits'
import { MOST_FOUND } from '@/domain/office/drafts/drafts'
import { addSpares, readCatalog, type Catalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems, stockNames } from '@/server/kernel/db/schema/orders/stock'
import { columnMatchesWords, columnResemblesWords } from '@/server/kernel/db/words'
import { listPiecesForSale } from '@/server/stock'

/**
 * Finds products, exact numbers first; if there are none, with a typo in each word. Excludes gift cards, whose recipient
 * the buyer must name.
 */
export async function findDraftProducts(db: Db, q: string) {
  const found = await findMatching(db, q, EXACT)
  return found.length > 0 ? found : findMatching(db, q, NEAR)
}

/** How words are compared, in the database and in a text. */
interface Comparison {
  inColumn: typeof columnMatchesWords
  inText: (text: string, word: string) => boolean
}

const EXACT: Comparison = {
  inColumn: columnMatchesWords,
  inText: (text, word) => text.includes(word),
}
const NEAR: Comparison = {
  inColumn: (column, text) => columnResemblesWords(column, text ?? ''),
  inText: (text, word) =>
    text.includes(word) || text.split(/[^\p{L}\p{N}]+/u).some((one) => isWithinOneEdit(one, word)),
}

async function findMatching(db: Db, q: string, comparison: Comparison) {
  const [rows, cachedCatalog] = await Promise.all([
    listVersions(db, comparison.inColumn(stockNames.words, q), q),
    readCatalog(db),
  ])
  const ids = rows.flatMap(({ product_id }) => product_id ?? [])
  const catalog = await addSpares(db, cachedCatalog, ids)
  const { productsById } = catalog
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.flatMap(({ sku, product_id, title, for_sale }) => {
    const product = productsById.get(product_id ?? 0)
    if (!product) return []
    const at = productSkus(product).indexOf(sku)
    const variant = product.variants.length === 0 ? null : (product.variants[at]?.id ?? null)
    const version = variantOf(product, variant)
    if (at < 0 || version === undefined) return []
    const { id, thumbnail, price } = product
    return [{ product_id: id, variant, title, thumbnail, price: version?.price ?? price, for_sale }]
  })
  const isNamed = (text: string) =>
    words.length > 0 && words.every((word) => comparison.inText(text, word))
  return [...(await findBundles(db, catalog, isNamed)), ...found].slice(0, MOST_FOUND)
}

/** Finds bundles separately: they have no stock of their own, so they aren't among the stock names. */
async function findBundles(db: Db, { productsById }: Catalog, isNamed: (text: string) => boolean) {
  const found = [...productsById.values()].filter(({ id, title, bundle }) => {
    return bundle !== null && isNamed(`${id} ${title}`.toLowerCase())
  })
  const left = await listPiecesForSale(db, found.flatMap(allShelvesOf))
  return found.map((product) => {
    const { id, title, thumbnail, price } = product
    const for_sale = piecesForSale(product, left)
    return { product_id: id, variant: null, title, thumbnail, price, for_sale }
  })
}

function listVersions(db: Db, isNamed: SQL | undefined, q: string) {
  return db
    .select({
      sku: stockNames.sku,
      product_id: stockNames.product_id,
      title: stockNames.title,
      for_sale: sql<number>`(${stockItems.on_hand} - ${stockItems.reserved})::int`,
    })
    .from(stockNames)
    .innerJoin(stockItems, eq(stockItems.sku, stockNames.sku))
    .innerJoin(products, eq(products.id, stockNames.product_id))
    .where(and(isNamed, eq(products.is_offered, true), sql`not is_digital`))
    .orderBy(sql`${stockNames.product_id}::text <> ${q.trim()}`, asc(stockNames.sku))
    .limit(MOST_FOUND)
}
