import { isGiftCard } from './gift-card'
import { addCents, splitCents, subtractCents, ZERO, type Cents } from './money'

/** Where pieces are that are refunded: `open` ones won’t leave anymore, `shipped` ones have left. */
export const PIECE_PLACES = ['open', 'shipped'] as const
export type PiecePlace = (typeof PIECE_PLACES)[number]

/** Pieces of a line whose price goes back. */
export interface RefundedPieces {
  position: number
  place: PiecePlace
  count: number
}

interface Line {
  position: number
  product_id: number
  order_bike_id: number | null
  count: number
  shipped_count: number
  canceled_count: number
  refunded_count: number
  total_cents: Cents
  discount_cents: Cents
}

interface Sold {
  tax_cents: Cents
  shipping_cents: Cents
  assembly_cents: Cents
}

/** Amounts in cents with their tax. They add up to the total of the order. */
interface RefundValues {
  /** In the order of the lines. */
  lines: Cents[]
  shipping: Cents
  assembly: Cents
}

/**
 * What each part of an order has cost with its tax, split by largest remainder. Gift cards are not taxed.
 * @returns cents that add up to what was charged
 */
export function refundValues(lines: readonly Line[], order: Sold): RefundValues {
  const net = lines.map((line) => subtractCents(line.total_cents, line.discount_cents))
  const taxed = lines.map((line, index) => (isGiftCard(line) ? ZERO : (net[index] ?? ZERO)))
  const taxes = splitCents(order.tax_cents, [...taxed, order.shipping_cents, order.assembly_cents])
  return {
    lines: net.map((amount, index) => addCents(amount, taxes[index] ?? ZERO)),
    shipping: addCents(order.shipping_cents, taxes[lines.length] ?? ZERO),
    assembly: addCents(order.assembly_cents, taxes[lines.length + 1] ?? ZERO),
  }
}

/**
 * The price of some pieces of a line after others of it went back: all pieces together are the line to the cent.
 * @param value of the whole line, in cents
 */
function piecesValue(
  value: Cents,
  { count, before, now }: { count: number; before: number; now: number },
) {
  const pieces = splitCents(
    value,
    Array.from({ length: count }, () => 1),
  )
  return addCents(...pieces.slice(before, before + now))
}

/** Whether the price of a line goes back piece by piece; upgrades and gift cards end in ways of their own. */
function isRefundedByPiece(line: Pick<Line, 'product_id' | 'order_bike_id'>): boolean {
  return !isGiftCard(line) && line.order_bike_id === null
}

/** How many pieces of a line can still be refunded, by where they are. */
export function refundablePieces(line: Line): Record<PiecePlace, number> {
  if (!isRefundedByPiece(line)) return { open: 0, shipped: 0 }
  return {
    open: line.count - line.shipped_count - line.canceled_count,
    shipped: line.shipped_count - line.refunded_count,
  }
}

/**
 * The price of the chosen pieces, line by line.
 * @returns null where more pieces of a line are chosen than can be refunded
 */
export function pricePieces(
  lines: readonly Line[],
  { values, chosen }: { values: readonly Cents[]; chosen: readonly RefundedPieces[] },
): { position: number; amount: Cents }[] | null {
  const left = new Map(lines.map((line) => [line.position, refundablePieces(line)]))
  for (const { position, place, count } of chosen) {
    const ofLine = left.get(position)
    if (!ofLine || ofLine[place] < count) return null
    ofLine[place] -= count
  }
  return lines.flatMap((line, index) => {
    const count = chosen
      .filter(({ position }) => position === line.position)
      .reduce((sum, one) => sum + one.count, 0)
    if (count === 0) return []
    const before = line.canceled_count + line.refunded_count
    const value = values[index] ?? ZERO
    const amount = piecesValue(value, { count: line.count, before, now: count })
    return [{ position: line.position, amount }]
  })
}

/** Why a refund can’t be made as it is chosen. */
export const REFUND_FAULTS = [
  'nothing',
  'too_large',
  'shipping_gone',
  'guest',
  'not_there',
  'disputed',
] as const
export type RefundFault = (typeof REFUND_FAULTS)[number]
