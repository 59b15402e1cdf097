import { asc, gt, sql } from 'drizzle-orm'

import type { ProductVariant } from '@/domain/shop/accessories/accessory'
import type { Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { priceChanges } from '@/server/kernel/db/schema/catalog/prices'
import { products } from '@/server/kernel/db/schema/catalog/products'

import { findChangeByKey, insertChange, insertLines, writePrices } from '../goods/queries'
import { listGoods } from '../goods/plan'
import { EXPORT_PAGE, type CsvHandler, type ImportContext } from './kind'
import { validatePriceLine, priceKey, priceLines, type PriceRow } from './price-line'

/** Imports prices of accessories and spare parts. A table is a single change, which can be undone. */
export const pricesTable: CsvHandler<PriceRow> = {
  ...priceLines,
  judge: async (db, rows, isLocked) => {
    const things = await listGoods(db, idsOf(rows), { isLocked })
    const known = new Map(things.map((thing) => [priceKey(thing), thing]))
    return rows.map((row) => validatePriceLine(row, known.get(priceKey(row))))
  },
  write: async (tx, rows, writing) => {
    const things = await listGoods(tx, idsOf(rows), { isLocked: true })
    const old = new Map(things.map((thing) => [priceKey(thing), thing.old]))
    const id = await changeOf(tx, writing)
    await insertLines(
      tx,
      id,
      rows.map((row) => ({
        product_id: row.product_id,
        variant: row.variant,
        old_cents: old.get(priceKey(row)) ?? row.price,
        new_cents: row.price,
      })),
    )
    await writePrices(tx, { id, at: writing.now, products: idsOf(rows) })
  },
  page: exportPage,
}

const idsOf = (rows: readonly PriceRow[]) => [...new Set(rows.map(({ product_id }) => product_id))]

async function changeOf(tx: Db, { importId, name, by, now }: ImportContext): Promise<number> {
  const request_key = `import ${importId}`
  const change = {
    ...{ kind: 'import' as const, note: name, made_by: by, request_key },
    ...{ made_at: now, starts_at: now },
  } satisfies typeof priceChanges.$inferInsert
  const id = (await insertChange(tx, change)) ?? (await findChangeByKey(tx, request_key))?.id
  if (id === undefined) throw new Error('The change of an import was not written.')
  return id
}

async function exportPage(db: Db, after: string | null) {
  const rows = await db
    .select({
      id: products.id,
      title: products.title,
      price: products.price_cents,
      variants: sql<ProductVariant[]>`${products.variants}`,
    })
    .from(products)
    .where(after === null ? undefined : gt(products.id, Number(after)))
    .orderBy(asc(products.id))
    .limit(EXPORT_PAGE)
  const cells = rows.flatMap(({ id, title, price, variants }) => [
    [String(id), '', title, dollarsOf(price)],
    ...variants.map((one) => [String(id), one.id, one.title, dollarsOf(one.price)]),
  ])
  const last = rows.at(-1)
  return { rows: cells, next: rows.length < EXPORT_PAGE || !last ? null : String(last.id) }
}

const dollarsOf = (amount: Cents) => (amount / 100).toFixed(2)
