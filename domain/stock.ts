/** What lies in the warehouse under a number of its own. */
export const STOCK_KINDS = ['frame', 'accessory', 'spare', 'other'] as const
export type StockKind = (typeof STOCK_KINDS)[number]

/** Why the pieces on hand changed: the first ones are what a person enters, the others happen by themselves. */
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

/** Saved filters of the list of stock. */
export const STOCK_STATES = ['low', 'sold_out', 'incoming'] as const
export type StockState = (typeof STOCK_STATES)[number]

/** How many pieces one shelf can hold. */
export const MAX_PIECES = 1_000_000
/** How many items one count sheet or adjustment has. */
export const MAX_COUNTED = 500

/** One line of a count: what the sheet said, and what was found. */
export interface CountedLine {
  sku: string
  /** On hand when the sheet was made. */
  seen: number
  counted: number
}

interface StockLevels {
  on_hand: number
  reserved: number
}

export interface CountDifference extends CountedLine {
  /** On hand now. */
  on_hand: number
  /** What sales and deliveries did since the sheet was made. */
  moved: number
  /** What the count changes. */
  difference: number
  /** On hand once it is applied. */
  after: number
  /** Pieces that orders hold and that would no longer be there; 0 where nothing is in the way. */
  short: number
}

/**
 * What a count changes. What left or came since the sheet was made is no difference of the count: it is kept, and the
 * difference is added to what is there now.
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
