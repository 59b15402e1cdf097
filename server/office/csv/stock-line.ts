import { MAX_PIECES } from '@/domain/office/stock/stock'

import { wholeOf, type Cells, type CsvLines, type Verdict } from './kind'

export interface StockLine {
  sku: string
  /** Quantity on hand at the time of the export; null without that column. */
  before: number | null
  on_hand: number
  threshold: number | null | undefined
}

export const stockLines: CsvLines<StockLine> = {
  parse: parseLine,
  keyOf: ({ sku }) => sku,
  titleOf: ({ sku }) => sku,
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

interface StockLevels {
  on_hand: number
  reserved: number
  threshold: number | null
}

export function validateStockLine(row: StockLine, shelf: StockLevels | undefined): Verdict {
  if (!shelf) return { refused: `There’s no item with the SKU “${row.sku}”.` }
  const isSame = row.threshold === undefined || row.threshold === shelf.threshold
  if (row.on_hand === shelf.on_hand) return isSame ? 'same' : changeOf(row, shelf)
  if (row.before !== null && row.before !== shelf.on_hand) {
    return { refused: `It has moved since the export: ${row.before} then, ${shelf.on_hand} now.` }
  }
  if (row.on_hand < shelf.reserved) {
    return { refused: `Orders hold ${shelf.reserved}. Enter at least that many.` }
  }
  return changeOf(row, shelf)
}

function changeOf(row: StockLine, shelf: StockLevels): Verdict {
  const count = row.on_hand !== shelf.on_hand && `On hand: ${shelf.on_hand} → ${row.on_hand}`
  const { threshold = shelf.threshold } = row
  const named = (value: number | null) => value ?? 'none'
  const low =
    threshold !== shelf.threshold && `Threshold: ${named(shelf.threshold)} → ${named(threshold)}`
  return { verdict: 'change', hint: [count, low].filter(Boolean).join(', ') }
}
