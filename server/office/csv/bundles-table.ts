import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { BundlePart } from '@/domain/shop/accessories/accessory'
import type { Db } from '@/server/kernel/db/client'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'

import { columnsOf, faultOfParts, readParts, writeParts } from '../goods/bundles'
import { nameEditor } from '../goods/product-edits'
import { bundleLines, validateBundleLine, partText, type BundleLine } from './bundle-line'
import { EXPORT_PAGE, type CsvHandler } from './kind'

const COLUMNS = {
  id: products.id,
  title: products.title,
  description: products.description,
  is_offered: products.is_offered,
  basisPoints: products.bundle_basis_points,
}

const isBundle = sql`exists (select 1 from ${productParts} where bundle_id = ${products}.id)`

/** Imports text, availability and parts of existing bundles; fixed prices are in the price table. */
export const bundlesTable: CsvHandler<BundleLine> = {
  ...bundleLines,
  judge: async (db, rows, isLocked) => {
    // Lock order: parts before bundles, as everywhere.
    const known = await readParts(
      db,
      rows.flatMap(({ parts }) => parts),
      { isLocked },
    )
    const ids = rows.map(({ id }) => id)
    const query = db.select(COLUMNS).from(products).where(inArray(products.id, ids))
    const found = await (isLocked ? query.orderBy(asc(products.id)).for('update') : query)
    const present = await withParts(db, found)
    const faultOf = (parts: readonly BundlePart[]) => faultOfParts(parts, known)
    return rows.map((row) => validateBundleLine(row, present.get(row.id), faultOf))
  },
  write: async (tx, rows, { by }) => {
    const known = await readParts(
      tx,
      rows.flatMap(({ parts }) => parts),
      { isLocked: true },
    )
    await nameEditor(tx, by)
    for (const { id, title, description, is_offered, basisPoints, parts } of rows) {
      const values = { parts, percent: basisPoints === null ? null : basisPoints / 100 }
      const columns = { title, description, is_offered, ...columnsOf(values, known) }
      await tx.update(products).set(columns).where(eq(products.id, id))
      await writeParts(tx, id, parts)
    }
  },
  page: exportPage,
}

/** Adds their parts to bundles. @returns the bundles by id, without other products */
async function withParts(db: Db, rows: readonly Omit<BundleLine, 'parts'>[]) {
  const ids = rows.map(({ id }) => id)
  const all = await db
    .select()
    .from(productParts)
    .where(inArray(productParts.bundle_id, ids))
    .orderBy(asc(productParts.bundle_id), asc(productParts.position))
  const lines = rows.map((row): BundleLine => {
    const own = all.filter(({ bundle_id }) => bundle_id === row.id)
    return {
      ...row,
      parts: own.map(({ product_id, variant, count }) => ({ product_id, variant, count })),
    }
  })
  return new Map(lines.filter(({ parts }) => parts.length > 0).map((line) => [line.id, line]))
}

async function exportPage(db: Db, after: string | null) {
  const rows = await db
    .select(COLUMNS)
    .from(products)
    .where(and(isBundle, after === null ? undefined : gt(products.id, Number(after))))
    .orderBy(asc(products.id))
    .limit(EXPORT_PAGE)
  const lines = [...(await withParts(db, rows)).values()]
  const last = rows.at(-1)
  return {
    rows: lines.map(({ id, title, description, is_offered, basisPoints, parts }) => [
      ...[String(id), title, description, is_offered ? 'yes' : 'no'],
      ...[basisPoints === null ? '' : String(basisPoints / 100), parts.map(partText).join('; ')],
    ]),
    next: rows.length < EXPORT_PAGE || !last ? null : String(last.id),
  }
}
