import { cents, subtractCents, ZERO, type Cents } from './money'
import { hasBeenPaid, type OrderStates } from './order-state'

export const DEFAULT_REVIEW_DAYS = 7

/**
 * What an administrator may decide about an order under review. With money held: it counts, or it goes back. With none,
 * as after a refund that failed: the review is closed, and the order stays as it is.
 */
export const REVIEW_ACTIONS = ['accept', 'send_back', 'close', 'end'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** Why a decision is not possible. */
export const REVIEW_FAULTS = [
  'nothing_held',
  'money_held',
  'not_needed',
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
 * rest to be paid. An order that expired holds no stock, so less than due cannot bring it back. Where none of it would
 * count there is nothing to accept.
 */
export function acceptanceOf({ states, due, held, isForeign }: HeldMoney): Acceptance {
  const isOpen = states.payment_state === 'unpaid' || states.payment_state === 'expired'
  const needed = isOpen ? due : ZERO
  const booked = cents(Math.min(held, needed))
  const rest = subtractCents(needed, booked)
  const fault = acceptFault({ states, held, isForeign }, { booked, rest })
  const surplus = subtractCents(held, booked)
  return { fault, booked, rest, surplus, isPaid: isOpen && booked > 0 && rest === 0 }
}

function acceptFault(
  { states, held, isForeign }: Omit<HeldMoney, 'due'>,
  { booked, rest }: Pick<Acceptance, 'booked' | 'rest'>,
): ReviewFault | null {
  if (held <= 0) return 'nothing_held'
  if (isForeign) return 'currency_differs'
  if (booked <= 0) return 'not_needed'
  return states.payment_state === 'expired' && rest > 0 ? 'too_little_for_expired' : null
}

/** Whether the clock ends it: a paid order under review stays what it is. */
export function hasReviewEnd(states: Pick<OrderStates, 'payment_state'>): boolean {
  return !hasBeenPaid(states)
}
