import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { isUntaxed } from '@/domain/shop/orders/free-line'
import { addCents, splitCents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { boughtThings, type OrderedBundle } from '@/domain/shop/goods/ordered-bundle'

export const REFUND_TARGETS = ['provider', 'credit'] as const

/** Location of refunded units: `open` ones will no longer ship, `shipped` ones have shipped. */
export const PIECE_LOCATIONS = ['open', 'shipped'] as const
export type PieceLocation = (typeof PIECE_LOCATIONS)[number]

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

/** Amounts in cents including tax, which add up to the order's total. */
interface RefundValues {
  lines: Cents[]
  shipping: Cents
  assembly: Cents
}

/** Splits the charged total over lines, shipping and assembly by largest remainder, except over untaxed lines. */
export function refundValues(lines: readonly Line[], order: SoldAmounts): RefundValues {
  const net = lines.map((line) => subtractCents(line.total_cents, line.discount_cents))
  const taxed = lines.map((line, index) => (isUntaxed(line) ? ZERO : (net[index] ?? ZERO)))
  const taxes = splitCents(order.tax_cents, [...taxed, order.shipping_cents, order.assembly_cents])
  return {
    lines: net.map((amount, index) => addCents(amount, taxes[index] ?? ZERO)),
    shipping: addCents(order.shipping_cents, taxes[lines.length] ?? ZERO),
    assembly: addCents(order.assembly_cents, taxes[lines.length + 1] ?? ZERO),
  }
}

const ones = (count: number) => Array.from({ length: count }, () => 1)

/** Splits line totals into unit prices, so that the parts of the nth bundle add up to its price. */
function pieceValues(lines: readonly Line[], values: readonly Cents[]): Map<number, Cents[]> {
  const valueOf = new Map(lines.map(({ position }, index) => [position, values[index] ?? ZERO]))
  return new Map(
    boughtThings(lines).flatMap(({ bundle, lines: parts }) => {
      const bundles = ones(bundle?.count ?? 1)
      let [before, shares] = [ZERO, bundles.map(() => ZERO)]
      return parts.map((part): [number, Cents[]] => {
        // Splits the running total, so that remainders fall on the same bundle in every part.
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

/** Checks whether a line is refunded by unit; upgrades and gift cards are refunded separately. */
function isRefundedByPiece(line: Pick<Line, 'product_id' | 'order_bike_id'>): boolean {
  return !isGiftCard(line) && line.order_bike_id === null
}

export function refundablePieces(line: Line): Record<PieceLocation, number> {
  if (!isRefundedByPiece(line)) return { open: 0, shipped: 0 }
  const { count, shipped_count, canceled_count, refunded_count, closed_count = 0 } = line
  const shipped = Math.max(0, shipped_count - refunded_count - closed_count)
  // Only shipped units can have been returned.
  if (line.return_due !== undefined) return { open: 0, shipped: Math.min(shipped, line.return_due) }
  return { open: count - shipped_count - canceled_count, shipped }
}

/** Prices the chosen units by line; null if a line has fewer refundable units than chosen. */
export function pricePieces(
  lines: readonly Line[],
  { values, chosen }: { values: readonly Cents[]; chosen: readonly RefundedPieces[] },
): { position: number; amount: Cents }[] | null {
  const left = new Map(lines.map((line) => [line.position, refundablePieces(line)]))
  for (const { position, place: location, count } of chosen) {
    const ofLine = left.get(position)
    if (!ofLine || ofLine[location] < count) return null
    ofLine[location] -= count
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

export function allShipped(lines: readonly Line[]): RefundedPieces[] {
  return lines.flatMap((line) => {
    const { shipped: count } = refundablePieces(line)
    return count === 0 ? [] : [{ position: line.position, place: 'shipped' as const, count }]
  })
}

/** An ordered bundle whose parts are all refundable. */
export interface RefundableBundle {
  number: number
  title: string
  /** Number of complete bundles that are left. */
  count: number
  parts: { position: number; each: number }[]
}

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

/** Returns the units that make up `count` complete bundles, unshipped ones first. */
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
