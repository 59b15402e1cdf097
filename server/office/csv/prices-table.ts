import { asc, gt, sql } from 'drizzle-orm'

import type { ProductVariant } from '@/domain/accessory'
import { parseDollars, type Cents } from '@/domain/money'
import { priceLine } from '@/domain/prices'
import type { Db } from '@/server/kernel/db/client'
import type { priceChanges } from '@/server/kernel/db/schema/prices'
import { products } from '@/server/kernel/db/schema/products'

import { findChangeByKey, insertChange, insertLines, writePrices } from '../prices/queries'
import { listGoods } from '../prices/plan'
import {
  EXPORT_PAGE,
  wholeOf,
  type Cells,
  type CsvHandler,
  type Verdict,
  type Writing,
} from './kind'

interface PriceRow {
  product_id: number
  variant: string
  price: Cents
}

const SENTENCES = {
  too_low: 'A price must be at least $0.01.',
  too_high: 'A price can be $100,000.00 at most.',
  gift_card: 'A gift card costs what’s on it.',
  changed_since: 'This price was changed again.',
  of_parts: 'This bundle takes a percentage off its parts. Change their prices or the percentage.',
} as const

const keyOf = ({ product_id, variant }: { product_id: number; variant: string }) =>
  `${product_id}:${variant}`

/** Prices of accessories and spare parts. All of one table are one change, which can be undone. */
export const pricesTable: CsvHandler<PriceRow> = {
  parse: parseLine,
  keyOf,
  titleOf: ({ product_id, variant }) => [product_id, variant].join(' ').trim(),
  judge: async (db, rows, isLocked) => {
    const things = await listGoods(db, idsOf(rows), { isLocked })
    const known = new Map(things.map((thing) => [keyOf(thing), thing]))
    return rows.map((row): Verdict => {
      const thing = known.get(keyOf(row))
      if (!thing) return { refused: missing(row) }
      if (row.price === thing.old) return 'same'
      const { refusal } = priceLine(thing, row.price)
      if (refusal === null) return 'change'
      return refusal === 'same' ? 'same' : { refused: SENTENCES[refusal] }
    })
  },
  write: async (tx, rows, writing) => {
    const things = await listGoods(tx, idsOf(rows), { isLocked: true })
    const old = new Map(things.map((thing) => [keyOf(thing), thing.old]))
    const id = await changeOf(tx, writing)
    await insertLines(
      tx,
      id,
      rows.map((row) => ({
        product_id: row.product_id,
        variant: row.variant,
        old_cents: old.get(keyOf(row)) ?? row.price,
        new_cents: row.price,
      })),
    )
    await writePrices(tx, { id, at: writing.now, products: idsOf(rows) })
  },
  page: exportPage,
}

const idsOf = (rows: readonly PriceRow[]) => [...new Set(rows.map(({ product_id }) => product_id))]

const missing = ({ product_id, variant }: PriceRow) =>
  variant === ''
    ? `There’s no product with the part number ${product_id}.`
    : `Product ${product_id} has no version “${variant}”.`

function parseLine(cells: Cells): PriceRow | string {
  const product_id = wholeOf(cells.part_number ?? '')
  const price = parseDollars(cells.price ?? '')
  if (product_id === null) return 'part_number must be a whole number.'
  if (price === null) return 'price must be an amount such as 19.90.'
  return { product_id, variant: cells.version?.trim() ?? '', price }
}

/** The change that all lines of one table belong to. */
async function changeOf(tx: Db, { importId, name, by, now }: Writing): Promise<number> {
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
