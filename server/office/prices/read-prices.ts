import { eq, getTableColumns } from 'drizzle-orm'

import { productSku } from '@/domain/accessory'
import { MAX_PRICED } from '@/domain/prices'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/products'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { listBikes, listCatalog, listChoices, listMatchingIds } from './list-queries'
import {
  findChange,
  listChanges,
  listHistory,
  listLines,
  listPriced,
  type ChangeRow,
} from './queries'

type ListQuery = Parameters<typeof listCatalog>[1] & Parameters<typeof listCatalog>[2]

export async function readCatalogPage(db: Db, query: ListQuery) {
  const page = await listCatalog(db, query, query)
  const matching = await listMatchingIds(db, query)
  return { ...page, count: matching.length, ...(await listChoices(db, query.kind)) }
}

const { id, kind, title, description, fits, is_offered, is_digital, price_cents, variants } =
  getTableColumns(products)
const ITEM = { id, kind, title, description, fits, is_offered, is_digital, price_cents, variants }

/** @throws DomainError catalog_item_not_found */
export async function readCatalogItem(db: Db, wanted: number) {
  const [row] = await db.select(ITEM).from(products).where(eq(products.id, wanted))
  if (!row) throw new DomainError('catalog_item_not_found', `No product ${wanted}.`)
  const { price_cents: price, variants: versions, ...item } = row
  const history = await listHistory(db, wanted)
  return {
    ...item,
    price,
    versions: versions.map((one) => ({ id: one.id, title: one.title, price: one.price })),
    bikes: await listBikes(db),
    edition: editionOf(row),
    history: history.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  }
}

type Texts = Pick<typeof products.$inferSelect, 'title' | 'description' | 'fits' | 'is_offered'>

/** Names the state of what can be edited; prices have a history of their own. */
function editionOf(row: Texts): string {
  const facts = [row.title, row.description, [...row.fits].sort(), row.is_offered]
  return sha256(JSON.stringify(facts)).slice(0, 32)
}

interface Saving extends Texts {
  id: number
  edition: string
}

/**
 * Saves what can be edited of a product, unless somebody else did meanwhile.
 * @throws DomainError catalog_item_not_found, catalog_changed with the product as it is now
 */
export async function saveCatalogItem(db: Db, { id: wanted, edition, ...texts }: Saving) {
  await db.transaction(async (tx) => {
    const [row] = await tx.select(ITEM).from(products).where(eq(products.id, wanted)).for('update')
    if (!row) throw new DomainError('catalog_item_not_found', `No product ${wanted}.`)
    if (editionOf(row) !== edition) {
      throw new DomainError('catalog_changed', `Product ${wanted} was changed.`)
    }
    const known = await listBikes(tx)
    const slugs = known.map(({ slug }) => slug).filter((slug) => texts.fits.includes(slug))
    await tx
      .update(products)
      .set({ ...texts, fits: slugs })
      .where(eq(products.id, wanted))
  })
}

function changeOf({ basis_points, made_at, starts_at, ...change }: ChangeRow) {
  return {
    ...change,
    percent: basis_points === null ? null : basis_points / 100,
    made_at: made_at.toISOString(),
    starts_at: starts_at.toISOString(),
  }
}

export const readChanges = async (db: Db) => (await listChanges(db)).map(changeOf)

/**
 * A change with its lines. Of one that undid another, lines that stayed are named with their present price.
 * @throws DomainError price_change_not_found
 */
export async function readChange(db: Db, wanted: number) {
  const change = await findChange(db, wanted)
  if (!change) throw new DomainError('price_change_not_found', `No price change ${wanted}.`)
  const own = (await listLines(db, wanted, MAX_PRICED)).map((line) => ({ ...line, refusal: null }))
  const stayed = change.undoes === null ? [] : await listStayed(db, change.undoes, own)
  return { ...changeOf(change), lines: [...own, ...stayed] }
}

interface Named {
  product_id: number
  variant: string
}

async function listStayed(db: Db, undone: number, own: readonly Named[]) {
  const keyOf = ({ product_id, variant }: Named) => productSku(product_id, variant || null)
  const back = new Set(own.map(keyOf))
  const missing = (await listLines(db, undone, MAX_PRICED)).filter((line) => !back.has(keyOf(line)))
  const rows = await listPriced(
    db,
    missing.map(({ product_id }) => product_id),
  )
  const now = new Map(
    rows.flatMap((row) => [
      [productSku(row.id, null), row.price] as const,
      ...row.variants.map((one) => [productSku(row.id, one.id), one.price] as const),
    ]),
  )
  return missing.map((line) => {
    const price = now.get(keyOf(line)) ?? line.new
    return { ...line, old: price, new: price, refusal: 'changed_since' as const }
  })
}
