import { isGiftCard } from './gift-card'
import { addCents, splitCents, subtractCents, ZERO, type Cents } from './money'
import { boughtThings, type OrderedBundle } from './ordered-bundle'

/** Where pieces are that are refunded: `open` ones won’t leave anymore, `shipped` ones have left. */
export const PIECE_LOCATIONS = ['open', 'shipped'] as const
export type PieceLocation = (typeof PIECE_LOCATIONS)[number]

/** Pieces of a line whose price goes back. */
export interface RefundedPieces {
  position: number
  place: PieceLocation
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
  bundle?: OrderedBundle | null
  /** See `limitedByReturns`. */
  closed_count?: number
  return_due?: number
}

interface SoldAmounts {
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
export function refundValues(lines: readonly Line[], order: SoldAmounts): RefundValues {
  const net = lines.map((line) => subtractCents(line.total_cents, line.discount_cents))
  const taxed = lines.map((line, index) => (isGiftCard(line) ? ZERO : (net[index] ?? ZERO)))
  const taxes = splitCents(order.tax_cents, [...taxed, order.shipping_cents, order.assembly_cents])
  return {
    lines: net.map((amount, index) => addCents(amount, taxes[index] ?? ZERO)),
    shipping: addCents(order.shipping_cents, taxes[lines.length] ?? ZERO),
    assembly: addCents(order.assembly_cents, taxes[lines.length + 1] ?? ZERO),
  }
}

const ones = (count: number) => Array.from({ length: count }, () => 1)

/**
 * The price of every piece, line by line: those of a line are the line to the cent, and the parts of one bundle are
 * what that bundle costs, first those of the first bundle.
 * @param values of whole lines, in cents
 */
function pieceValues(lines: readonly Line[], values: readonly Cents[]): Map<number, Cents[]> {
  const valueOf = new Map(lines.map(({ position }, index) => [position, values[index] ?? ZERO]))
  return new Map(
    boughtThings(lines).flatMap(({ bundle, lines: parts }) => {
      const bundles = ones(bundle?.count ?? 1)
      let [before, shares] = [ZERO, bundles.map(() => ZERO)]
      return parts.map((part): [number, Cents[]] => {
        // Of the sum so far, so that cents that don’t divide evenly fall on the same bundle in every part.
        before = addCents(before, valueOf.get(part.position) ?? ZERO)
        const until = splitCents(before, bundles)
        const pieces = until.flatMap((all, index) =>
          splitCents(
            subtractCents(all, shares[index] ?? ZERO),
            ones(Math.floor(part.count / bundles.length)),
          ),
        )
        shares = until
        return [part.position, pieces]
      })
    }),
  )
}

/** Whether the price of a line goes back piece by piece; upgrades and gift cards end in ways of their own. */
function isRefundedByPiece(line: Pick<Line, 'product_id' | 'order_bike_id'>): boolean {
  return !isGiftCard(line) && line.order_bike_id === null
}

/** How many pieces of a line can still be refunded, by where they are. */
export function refundablePieces(line: Line): Record<PieceLocation, number> {
  if (!isRefundedByPiece(line)) return { open: 0, shipped: 0 }
  const { count, shipped_count, canceled_count, refunded_count, closed_count = 0 } = line
  const shipped = Math.max(0, shipped_count - refunded_count - closed_count)
  // What comes back had left.
  if (line.return_due !== undefined) return { open: 0, shipped: Math.min(shipped, line.return_due) }
  return { open: count - shipped_count - canceled_count, shipped }
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
  const pieces = pieceValues(lines, values)
  return lines.flatMap((line) => {
    const count = chosen
      .filter(({ position }) => position === line.position)
      .reduce((sum, one) => sum + one.count, 0)
    if (count === 0) return []
    const before = line.canceled_count + line.refunded_count + (line.closed_count ?? 0)
    const amounts = pieces.get(line.position) ?? []
    return [{ position: line.position, amount: addCents(...amounts.slice(before, before + count)) }]
  })
}

/** Pieces that have left and can still be refunded, all of them chosen. */
export function allShipped(lines: readonly Line[]): RefundedPieces[] {
  return lines.flatMap((line) => {
    const { shipped: count } = refundablePieces(line)
    return count === 0 ? [] : [{ position: line.position, place: 'shipped' as const, count }]
  })
}

/** A bundle of an order of which all parts can still be refunded. */
export interface RefundableBundle {
  number: number
  title: string
  /** How many whole ones are left. */
  count: number
  parts: { position: number; each: number }[]
}

/** The bundles of an order that can be refunded whole. */
export function refundableBundles(lines: readonly Line[]): RefundableBundle[] {
  return boughtThings(lines).flatMap(({ bundle, lines: parts }) => {
    if (!bundle) return []
    const left = parts.map((part) => {
      const { open, shipped } = refundablePieces(part)
      return Math.floor((open + shipped) / (part.bundle?.each ?? 1))
    })
    const count = Math.min(...left)
    if (count === 0) return []
    const { number, title } = bundle
    const each = parts.map((part) => ({ position: part.position, each: part.bundle?.each ?? 1 }))
    return [{ number, title, count, parts: each }]
  })
}

type RemainingPieces = { position: number } & Record<PieceLocation, number>

/** The pieces of some whole bundles; what hasn’t left goes first. */
export function bundlePieces(
  { parts }: Pick<RefundableBundle, 'parts'>,
  { lines, count }: { lines: readonly RemainingPieces[]; count: number },
): RefundedPieces[] {
  return parts.flatMap(({ position, each }) => {
    const open = Math.min(lines.find((line) => line.position === position)?.open ?? 0, each * count)
    return [
      { position, place: 'open' as const, count: open },
      { position, place: 'shipped' as const, count: each * count - open },
    ]
  })
}

/** Why a refund can’t be made as it is chosen. */
export const REFUND_FAULTS = [
  'nothing',
  'too_large',
  'shipping_gone',
  'guest',
  'not_there',
  'beyond_return',
  'disputed',
] as const
export type RefundFault = (typeof REFUND_FAULTS)[number]
