import { cents, subtractCents, ZERO, type Cents } from './money'
import { hasBeenPaid, type OrderStates } from './order-state'

export const DEFAULT_REVIEW_DAYS = 7

/** What an administrator may decide about an order under review. */
export const REVIEW_ACTIONS = ['accept', 'send_back', 'end'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** Why a decision is not possible. */
export const REVIEW_FAULTS = [
  'nothing_held',
  'currency_differs',
  'too_little_for_expired',
  'stock_missing',
  'credit_missing',
] as const
export type ReviewFault = (typeof REVIEW_FAULTS)[number]

export interface HeldMoney {
  states: OrderStates
  /** What the order still needs, in cents. */
  due: Cents
  /** Money that waits for the decision, less what went back of it, in cents. */
  held: Cents
  /** Whether any of it is in another currency than the order. */
  isForeign: boolean
}

export interface Acceptance {
  fault: ReviewFault | null
  /** Counts for the order. */
  booked: Cents
  /** Still to be paid after that. */
  rest: Cents
  /** More than the order needs: it goes back. */
  surplus: Cents
  /** Whether the order is paid by it. */
  isPaid: boolean
}

/**
 * What accepting held money does: it counts for the order, what is over goes back, and less than due leaves the
 * rest to be paid. An order that expired holds no stock, so less than due cannot bring it back.
 */
export function acceptanceOf({ states, due, held, isForeign }: HeldMoney): Acceptance {
  const isOpen = states.payment_state === 'unpaid' || states.payment_state === 'expired'
  const needed = isOpen ? due : ZERO
  const booked = cents(Math.min(held, needed))
  const rest = subtractCents(needed, booked)
  const isLate = states.payment_state === 'expired' && held > 0 && rest > 0
  const fault = isForeign ? 'currency_differs' : isLate ? 'too_little_for_expired' : null
  const surplus = subtractCents(held, booked)
  return { fault, booked, rest, surplus, isPaid: isOpen && booked > 0 && rest === 0 }
}

/** Whether the clock ends it: a paid order under review stays what it is. */
export function hasReviewEnd(states: Pick<OrderStates, 'payment_state'>): boolean {
  return !hasBeenPaid(states)
}
