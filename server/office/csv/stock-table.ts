import { asc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { stockItems, stockNames } from '@/server/kernel/db/schema/orders/stock'
import { nameMove } from '@/server/stock'

import { EXPORT_PAGE, type CsvHandler } from './kind'
import { validateStockLine, stockLines, type StockLine } from './stock-line'

/** Imports quantities and thresholds. Skips stock that changed after the export, to preserve it. */
export const stockTable: CsvHandler<StockLine> = {
  ...stockLines,
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
    return rows.map((row) => validateStockLine(row, bySku.get(row.sku)))
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
