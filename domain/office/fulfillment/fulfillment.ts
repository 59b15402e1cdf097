import { buildStateOf } from './bike-build'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { isWorkOnly } from '@/domain/shop/orders/free-line'
import { FULFILLMENT_MOVES } from '@/domain/shop/orders/order-moves'
import type { FulfillmentState } from '@/domain/shop/orders/order-state'

interface Line {
  position: number
  product_id: number
  count: number
  shipped_count: number
  /** Number of units refunded before shipping. */
  canceled_count: number
  order_bike_id: number | null
}

interface Bike {
  line: number
  production_began_at: unknown
  ready_at: unknown
  shipped_at: unknown
  delivered_at: unknown
}

/** Checks whether a line ships by itself: gift cards are emailed, work isn't sent, an upgrade ships with its bike. */
export function isShippable(line: Pick<Line, 'product_id' | 'order_bike_id'>): boolean {
  return !isGiftCard(line) && !isWorkOnly(line) && line.order_bike_id === null
}

/** Returns the number of units of a line that still have to ship. */
export function openPieces(line: Line): number {
  return isShippable(line) ? line.count - line.shipped_count - line.canceled_count : 0
}

/** Counts a line's shippable units: bikes only when ready. @param bikes all bikes of the order */
export function shippablePieces(line: Line, bikes: readonly Bike[]): number {
  const ofLine = bikes.filter((bike) => bike.line === line.position)
  if (ofLine.length === 0) return openPieces(line)
  return ofLine.filter((bike) => buildStateOf(bike) === 'ready').length
}

interface Shipping {
  fulfillment_state: FulfillmentState
  /** Whether shipping is allowed: the order is paid, not ended, and not disputed. */
  may_ship: boolean
  /** Shippable lines; `count` excludes units refunded before shipping. */
  lines: readonly { count: number; shipped: number; ready: number }[]
}

export type ShippingState =
  | 'open'
  | 'nothing_ready'
  | 'not_now'
  | 'unpaid'
  | 'canceled'
  | 'returned'
  | 'refunded'
  | 'rest_refunded'
  | 'all_shipped'

export function shippingStateOf({ fulfillment_state, may_ship, lines }: Shipping): ShippingState {
  if (fulfillment_state === 'cancelled') return 'canceled'
  if (fulfillment_state === 'returned') return 'returned'
  if (fulfillment_state === 'awaiting_payment') return 'unpaid'
  const hasShipped = lines.some(({ shipped }) => shipped > 0)
  if (lines.every(({ count, shipped }) => count <= shipped)) {
    if (!hasShipped) return 'refunded'
    return lines.some(({ count }) => count === 0) ? 'rest_refunded' : 'all_shipped'
  }
  if (!may_ship) return 'not_now'
  return lines.some(({ ready }) => ready > 0) ? 'open' : 'nothing_ready'
}

/** Returns the fulfillment state after undoing a parcel, as if it had never shipped. */
export function stateAfterUndo(items: Items): FulfillmentState {
  return fulfillmentOf(items) ?? 'to_build'
}

interface Items {
  lines: readonly Line[]
  bikes: readonly Bike[]
  parcels: readonly { delivered_at: unknown }[]
}

/** Returns the first matching state of `TABLE`; null if work never began, or for gift cards only. */
export function fulfillmentOf(items: Items): FulfillmentState | null {
  return TABLE.find(([holds]) => holds(items))?.[1] ?? null
}

const isOpen = ({ lines }: Items) => lines.some((line) => openPieces(line) > 0)
const hasLeft = ({ parcels }: Items) => parcels.length > 0

const TABLE: readonly (readonly [(items: Items) => boolean, FulfillmentState])[] = [
  [(items) => hasLeft(items) && isOpen(items), 'partly_shipped'],
  [
    (items) => hasLeft(items) && items.parcels.every((one) => one.delivered_at !== null),
    'delivered',
  ],
  [hasLeft, 'shipped'],
  [({ bikes }) => bikes.length > 0 && bikes.every((bike) => bike.ready_at !== null), 'ready'],
  [({ bikes }) => bikes.some((bike) => buildStateOf(bike) !== 'to_build'), 'in_production'],
]

/** Checks whether an order was fully refunded before anything shipped. */
export function isFullyRefunded({ lines, parcels }: Pick<Items, 'lines' | 'parcels'>): boolean {
  const isCanceled = (line: Line) => line.canceled_count === line.count
  const goods = lines.filter((line) => line.order_bike_id === null)
  return parcels.length === 0 && goods.length > 0 && goods.every(isCanceled)
}

/**
 * Returns the shortest path of states after `from`, or null if there is none.
 * @example transitionPath('to_build', 'shipped') // ['ready', 'shipped']
 */
export function transitionPath(
  from: FulfillmentState,
  to: FulfillmentState,
): FulfillmentState[] | null {
  const ways: FulfillmentState[][] = [[from]]
  for (const way of ways) {
    const last = way.at(-1)
    if (last === to) return way.slice(1)
    const onward = FULFILLMENT_MOVES.filter((move) => move.from === last && isForward(move))
    ways.push(...onward.map((move) => [...way, move.to]))
  }
  return null
}

const isForward = ({ to, by }: (typeof FULFILLMENT_MOVES)[number]) =>
  by.includes('shop') && to !== 'cancelled' && to !== 'returned'
