import { parseBuild } from '@/domain/shop/bikes/stored-build'
import { isRecord, isText, isWhole } from '@/domain/kit/stored-value'
import { cents } from '@/domain/kit/money'
import { PAID_STATES, statesOf } from '@/domain/shop/orders/order-state'
import type { OrderSummary } from '@/contract/shop/orders/orders'
import { SESSION_KEYS } from '@/utils/session-keys'
import { sessionStore } from '@/utils/storage'

const SHIPPED: readonly OrderSummary['fulfillment_state'][] = ['shipped', 'delivered']
const MOST_ORDERS = 20
const LONGEST_TEXT = 300
const HIGHEST_TOTAL = 10_000_000_000

/** Caches shipped orders (spec §3 Other) per tab and account, without address and payment data. */
export function cacheShippedOrders(userId: string, orders: readonly OrderSummary[]): void {
  const shipped = orders
    .filter(({ fulfillment_state }) => SHIPPED.includes(fulfillment_state))
    .slice(0, MOST_ORDERS)
  sessionStore.write(SESSION_KEYS.shippedOrders, { user_id: userId, orders: shipped })
}

/** Returns the cached orders of this account. Skips invalid entries and those of other accounts. */
export function readShippedOrders(userId: string): OrderSummary[] {
  const value = sessionStore.read(SESSION_KEYS.shippedOrders)
  if (!isRecord(value) || value.user_id !== userId || !Array.isArray(value.orders)) return []
  return value.orders.slice(0, MOST_ORDERS).flatMap((order) => parseOrder(order) ?? [])
}

function parseOrder(value: unknown): OrderSummary | null {
  if (!isRecord(value) || !Array.isArray(value.lines)) return null
  const { number, title, placed_at, total, delivery_date } = value
  const fulfillment_state = SHIPPED.find((one) => one === value.fulfillment_state)
  const payment_state = PAID_STATES.find((one) => one === value.payment_state)
  if (!fulfillment_state || !payment_state) return null
  if (!isText(number, LONGEST_TEXT) || !isText(title, LONGEST_TEXT) || !isDay(placed_at))
    return null
  if (!isWhole(total, 0, HIGHEST_TOTAL)) return null
  return {
    number,
    title,
    ...statesOf({ payment_state, fulfillment_state }),
    placed_at,
    total: cents(total),
    delivery_date: isDay(delivery_date) ? delivery_date : null,
    lines: value.lines.flatMap((line) => parseLine(line) ?? []),
  }
}

function parseLine(value: unknown): OrderSummary['lines'][number] | null {
  if (!isRecord(value)) return null
  const { title, count, thumbnail, bike_slug, build } = value
  if (!isText(title, LONGEST_TEXT) || !isWhole(count, 1, HIGHEST_TOTAL)) return null
  return {
    title,
    count,
    thumbnail: isText(thumbnail, LONGEST_TEXT) ? thumbnail : '',
    bike_slug: isText(bike_slug, LONGEST_TEXT) ? bike_slug : null,
    build: parseBuild(build),
  }
}

function isDay(value: unknown): value is string {
  return isText(value, LONGEST_TEXT) && /^\d{4}-(0[1-9]|1[0-2])-\d\d($|T)/.test(value)
}
