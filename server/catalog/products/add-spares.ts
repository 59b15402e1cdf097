import { LRUCache } from 'lru-cache'

import type { Product } from '@/domain/shop/accessories/accessory'
import type { Db } from '@/server/kernel/db/client'

import { productsOf } from './assemble-shop'
import { listSpares } from './queries'
import { deepFreeze, readCatalog, withOfferedFits, type Catalog } from './read-catalog'

/** Number of cached spare parts, each of which takes 2 KB. */
const MOST_KEPT = 500
const MOST_TRIES = 5

const spareCaches = new WeakMap<Catalog, LRUCache<number, Product>>()

export async function readCatalogWith(db: Db, ids: readonly number[]): Promise<Catalog> {
  return addSpares(db, await readCatalog(db), ids)
}

/** Adds the requested spare parts to a catalog, or to the current one if it changed meanwhile. */
export async function addSpares(
  db: Db,
  catalog: Catalog,
  ids: readonly number[],
): Promise<Catalog> {
  let present = catalog
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const spares = await sparesOf(db, present, ids)
    if (spares) return withProducts(present, spares)
    present = await readCatalog(db)
  }
  throw new Error(`The catalog changed ${MOST_TRIES} times while spare parts were read.`)
}

/** Returns a catalog with more products. The cached one isn't changed: all requests share it. */
export function withProducts(catalog: Catalog, more: readonly Product[]): Catalog {
  if (more.length === 0) return catalog
  const added = more.map((product) => [product.id, product] as const)
  return { ...catalog, productsById: new Map([...catalog.productsById, ...added]) }
}

/** @returns null if the database has a newer catalog */
async function sparesOf(
  db: Db,
  catalog: Catalog,
  ids: readonly number[],
): Promise<Product[] | null> {
  const { bikesById, productsById, riddenBikes, revision } = catalog
  const spareIds = [...new Set(ids)].filter((id) => !bikesById.has(id) && !productsById.has(id))
  if (spareIds.length === 0) return []
  const known = spareCacheOf(catalog)
  const found = spareIds.flatMap((id) => known.get(id) ?? [])
  if (found.length === spareIds.length) return found
  const missing = spareIds.filter((id) => !known.has(id))
  const read = await listSpares(db, missing)
  if (read.revision !== revision) return null
  const products = productsOf({ products: read.rows, parts: [] })
  const spares = deepFreeze(withOfferedFits(products, riddenBikes))
  for (const spare of spares) known.set(spare.id, spare)
  return [...found, ...spares]
}

function spareCacheOf(catalog: Catalog): LRUCache<number, Product> {
  const known = spareCaches.get(catalog) ?? new LRUCache<number, Product>({ max: MOST_KEPT })
  spareCaches.set(catalog, known)
  return known
}
