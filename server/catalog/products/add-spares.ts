import { LRUCache } from 'lru-cache'

import type { Product } from '@/domain/shop/accessories/accessory'
import type { Db } from '@/server/kernel/db/client'

import { productsOf } from './assemble-shop'
import { listSpares, listSparesAfter } from './queries'
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
    const spares = await readSpares(db, present, ids)
    if (spares) return withProducts(present, spares)
    present = await readCatalog(db)
  }
  throw changedTooOften()
}

/** A catalog, and the spare parts that it contains in addition. */
interface SparePage {
  catalog: Catalog
  spares: Product[]
}

/** Pages through all spare parts by number. They aren't cached: they would displace those that shoppers look at. */
export async function* sparePages(db: Db, size: number): AsyncGenerator<SparePage> {
  let tries = 0
  for (let after = 0; ;) {
    const catalog = await readCatalog(db)
    const { revision, rows } = await listSparesAfter(db, after, size)
    if (revision !== catalog.revision) {
      if ((tries += 1) === MOST_TRIES) throw changedTooOften()
      continue
    }
    const last = rows.at(-1)
    if (!last) return
    const spares = sparesOf(catalog, rows)
    yield { catalog: withProducts(catalog, spares), spares }
    after = last.id
    tries = 0
  }
}

const sparesOf = ({ riddenBikes }: Catalog, rows: Parameters<typeof productsOf>[0]['products']) =>
  withOfferedFits(productsOf({ products: rows, parts: [] }), riddenBikes)

const changedTooOften = () =>
  new Error(`The catalog changed ${MOST_TRIES} times while spare parts were read.`)

/** Returns a catalog with more products. The cached one isn't changed: all requests share it. */
export function withProducts(catalog: Catalog, more: readonly Product[]): Catalog {
  if (more.length === 0) return catalog
  const added = more.map((product) => [product.id, product] as const)
  return { ...catalog, productsById: new Map([...catalog.productsById, ...added]) }
}

/** @returns null if the database has a newer catalog */
async function readSpares(
  db: Db,
  catalog: Catalog,
  ids: readonly number[],
): Promise<Product[] | null> {
  const { bikesById, productsById, revision } = catalog
  const spareIds = [...new Set(ids)].filter((id) => !bikesById.has(id) && !productsById.has(id))
  if (spareIds.length === 0) return []
  const known = spareCacheOf(catalog)
  const found = spareIds.flatMap((id) => known.get(id) ?? [])
  if (found.length === spareIds.length) return found
  const missing = spareIds.filter((id) => !known.has(id))
  const read = await listSpares(db, missing)
  if (read.revision !== revision) return null
  const spares = deepFreeze(sparesOf(catalog, read.rows))
  for (const spare of spares) known.set(spare.id, spare)
  return [...found, ...spares]
}

function spareCacheOf(catalog: Catalog): LRUCache<number, Product> {
  const known = spareCaches.get(catalog) ?? new LRUCache<number, Product>({ max: MOST_KEPT })
  spareCaches.set(catalog, known)
  return known
}
