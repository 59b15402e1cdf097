import { isMadeToMeasure } from '@/domain/shop/bikes/build-fields'
import type { Build } from '@/domain/shop/bikes/bike'
import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import type { OrderStates } from '@/domain/shop/orders/order-state'

const DAY_MS = 86_400_000
/** Time after the end of a UTC day by which the day has ended in every time zone. */
const AFTER_UTC_MS = 12 * 3_600_000

/**
 * What a withdrawal from an order line does. `cancel`: production hasn't begun. `stop`: it has, but nothing has
 * shipped. `return`: the buyer sends the goods back.
 */
export const WITHDRAWAL_EFFECTS = ['cancel', 'stop', 'return'] as const
export type WithdrawalEffect = (typeof WITHDRAWAL_EFFECTS)[number]

/**
 * Whether a line can be withdrawn. `personalized` goods are excluded (Directive 2011/83/EU, art. 16(c)); choosing
 * among offered parts doesn't personalize a bike.
 */
export const LINE_RIGHTS = ['open', 'personalized', 'redeemed', 'withdrawn', 'canceled'] as const
export type LineRight = (typeof LINE_RIGHTS)[number]

interface Line {
  position: number
  build: Build | null
  count: number
  shipped_count: number
  canceled_count: number
}

interface Order extends OrderStates {
  delivered_at: Date | null
}

interface Facts {
  lines: readonly Line[]
  /** Positions of the lines of earlier withdrawals. */
  withdrawn: readonly number[]
  /** Positions of gift cards that were redeemed. */
  redeemed: readonly number[]
  now: Date
}

export interface WithdrawalRights {
  is_open: boolean
  /** Whether only the whole order can be withdrawn from, because it isn't paid. */
  is_whole: boolean
  /** Last day, as YYYY-MM-DD; null before delivery. */
  until: string | null
  lines: { position: number; count: number; right: LineRight; effect: WithdrawalEffect }[]
}

/**
 * Returns what a buyer can withdraw from: from the order until 14 days after the last piece arrived
 * (Directive 2011/83/EU, art. 9(2)(b)(i)).
 */
export function withdrawalRights(order: Order, facts: Facts): WithdrawalRights {
  const until = order.delivered_at && lastDayAfter(order.delivered_at)
  const lines = facts.lines.map((line) => {
    const { position, count } = line
    const effect = effectOf(order, line)
    return { position, count, effect, right: rightOf(line, { effect, ...facts }) }
  })
  const isInTime = until === null || facts.now < endOf(until)
  const isOpen = isInTime && !isEnded(order) && lines.some(({ right }) => right === 'open')
  return { is_open: isOpen, is_whole: order.payment_state === 'unpaid', until, lines }
}

function effectOf({ fulfillment_state }: Order, line: Line): WithdrawalEffect {
  const isOut = ['shipped', 'delivered'].includes(fulfillment_state)
  if (line.shipped_count > 0 || (isOut && line.canceled_count < line.count)) return 'return'
  return ['awaiting_payment', 'to_build'].includes(fulfillment_state) ? 'cancel' : 'stop'
}

function rightOf(
  { position, build, count, canceled_count }: Line,
  { effect, withdrawn, redeemed }: Facts & { effect: WithdrawalEffect },
): LineRight {
  if (withdrawn.includes(position)) return 'withdrawn'
  if (canceled_count === count) return 'canceled'
  if (redeemed.includes(position)) return 'redeemed'
  // Until production begins, any order can be canceled.
  return effect !== 'cancel' && isMadeToMeasure(build) ? 'personalized' : 'open'
}

/** An order without a contract, or whose goods are all back. */
function isEnded({ payment_state, fulfillment_state }: Order): boolean {
  return (
    ['cancelled', 'returned'].includes(fulfillment_state) ||
    ['refunded', 'expired', 'void'].includes(payment_state)
  )
}

/** Returns the last day to send items back: 14 days after the withdrawal (Directive 2011/83/EU, art. 14(1)). */
export const lastReturnDay = (declaredAt: Date): string => lastDayAfter(declaredAt)

function lastDayAfter(delivered: Date): string {
  return new Date(delivered.getTime() + WITHDRAWAL_DAYS * DAY_MS).toISOString().slice(0, 10)
}

function endOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + AFTER_UTC_MS)
}
