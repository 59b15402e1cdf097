export const STOCK_KINDS = ['frame', 'accessory', 'spare', 'other'] as const
export type StockKind = (typeof STOCK_KINDS)[number]

/** Reasons that staff enter for an adjustment; STOCK_REASONS adds the automatic ones. */
export const ADJUSTMENT_REASONS = [
  'counted',
  'received',
  'returned',
  'damaged',
  'lost',
  'found',
  'correction',
] as const
export const STOCK_REASONS = [...ADJUSTMENT_REASONS, 'imported', 'sold', 'restocked'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export const STOCK_STATES = ['low', 'sold_out', 'incoming', 'wanted'] as const
export type StockState = (typeof STOCK_STATES)[number]

export const MAX_PIECES = 1_000_000
export const MAX_COUNTED = 500

export interface CountedLine {
  sku: string
  /** Quantity on hand when the count sheet was created. */
  seen: number
  counted: number
}

interface StockLevels {
  on_hand: number
  reserved: number
}

export interface CountDifference extends CountedLine {
  on_hand: number
  /** Change through sales and deliveries since the sheet was created. */
  moved: number
  /** Counted quantity minus `seen`. */
  difference: number
  /** Quantity on hand once the count is applied. */
  after: number
  /** Reserved units that the stock would no longer cover; 0 if none. */
  short: number
}

/**
 * Computes the difference of a count. Stock movements since the sheet was made are not part of it, so the difference is
 * added to the current level.
 * @example differenceOf({ sku, seen: 10, counted: 9 }, { on_hand: 8, reserved: 0 }) // moved −2, difference −1, after 7
 */
export function differenceOf(line: CountedLine, now: StockLevels): CountDifference {
  const difference = line.counted - line.seen
  const after = now.on_hand + difference
  return {
    ...line,
    on_hand: now.on_hand,
    moved: now.on_hand - line.seen,
    difference,
    after,
    short: Math.max(0, now.reserved - after),
  }
}
