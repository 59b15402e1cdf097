import { asc, eq, gt, inArray, sql } from 'drizzle-orm'

import { MAX_PIECES } from '@/domain/stock'
import type { Db } from '@/server/kernel/db/client'
import { stockItems, stockNames } from '@/server/kernel/db/schema/stock'
import { nameMove } from '@/server/stock'

import { EXPORT_PAGE, wholeOf, type Cells, type CsvHandler, type Verdict } from './kind'

interface StockLine {
  sku: string
  /** On hand when the table was exported; null where it doesn’t say. */
  before: number | null
  on_hand: number
  /** Undefined where the table has no such column. */
  threshold: number | null | undefined
}

/** Pieces on hand and thresholds. What has moved since the export is left out instead of overwritten. */
export const stockTable: CsvHandler<StockLine> = {
  parse: parseLine,
  keyOf: ({ sku }) => sku,
  titleOf: ({ sku }) => sku,
  judge: async (db, rows, isLocked) => {
    const query = db
      .select({
        sku: stockItems.sku,
        on_hand: stockItems.on_hand,
        reserved: stockItems.reserved,
        threshold: stockItems.threshold,
      })
      .from(stockItems)
      .where(
        inArray(
          stockItems.sku,
          rows.map(({ sku }) => sku),
        ),
      )
      .orderBy(asc(stockItems.sku))
    const shelves = await (isLocked ? query.for('update') : query)
    const bySku = new Map(shelves.map((shelf) => [shelf.sku, shelf]))
    return rows.map((row) => verdictOf(row, bySku.get(row.sku)))
  },
  write: async (tx, rows, { name, by }) => {
    await nameMove(tx, { reason: 'imported', note: name, ...(by === null ? {} : { by }) })
    await writeLines(tx, rows)
  },
  page: async (db, after) => {
    const rows = await db
      .select({
        sku: stockItems.sku,
        title: stockNames.title,
        on_hand: stockItems.on_hand,
        threshold: stockItems.threshold,
      })
      .from(stockItems)
      .innerJoin(stockNames, eq(stockNames.sku, stockItems.sku))
      .where(after === null ? undefined : gt(stockItems.sku, after))
      .orderBy(asc(stockItems.sku))
      .limit(EXPORT_PAGE)
    return {
      rows: rows.map(({ sku, title, on_hand, threshold }) => [
        ...[sku, title, String(on_hand), String(on_hand)],
        threshold === null ? '' : String(threshold),
      ]),
      next: rows.length < EXPORT_PAGE ? null : (rows.at(-1)?.sku ?? null),
    }
  },
}

function parseLine(cells: Cells): StockLine | string {
  const sku = cells.sku?.trim() ?? ''
  const on_hand = wholeOf(cells.on_hand ?? '')
  const listed = cells.on_hand_before?.trim() ?? ''
  const before = listed === '' ? null : wholeOf(listed)
  const least = cells.threshold?.trim()
  const threshold = least === '' ? null : least === undefined ? undefined : wholeOf(least)
  if (sku === '') return 'The SKU is missing.'
  if (on_hand === null || on_hand > MAX_PIECES)
    return 'on_hand must be a whole number up to 1,000,000.'
  if (listed !== '' && before === null) return 'on_hand_before must be a whole number or empty.'
  if (least && threshold === null) return 'threshold must be a whole number or empty.'
  return { sku, on_hand, before, threshold }
}

interface Shelf {
  on_hand: number
  reserved: number
  threshold: number | null
}

function verdictOf(row: StockLine, shelf: Shelf | undefined): Verdict {
  if (!shelf) return { refused: `There’s no item with the SKU “${row.sku}”.` }
  const isSame = row.threshold === undefined || row.threshold === shelf.threshold
  if (row.on_hand === shelf.on_hand) return isSame ? 'same' : 'change'
  if (row.before !== null && row.before !== shelf.on_hand) {
    return { refused: `It has moved since the export: ${row.before} then, ${shelf.on_hand} now.` }
  }
  if (row.on_hand < shelf.reserved) {
    return { refused: `Orders hold ${shelf.reserved}. Enter at least that many.` }
  }
  return 'change'
}

async function writeLines(tx: Db, rows: readonly StockLine[]): Promise<void> {
  const lines = rows.map(({ sku, on_hand, threshold }) => ({
    ...{ sku, on_hand, threshold: threshold ?? null },
    keeps: threshold === undefined,
  }))
  await tx.execute(sql`
    update ${stockItems} s set on_hand = line.on_hand,
      threshold = case when line.keeps then s.threshold else line.threshold end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line(sku text, on_hand int, threshold int, keeps boolean)
    where line.sku = s.sku`)
}
