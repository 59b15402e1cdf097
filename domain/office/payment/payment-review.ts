import { cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { hasBeenPaid, type OrderStates } from '@/domain/shop/orders/order-state'

export const DEFAULT_REVIEW_DAYS = 7

/** Decisions of a payment review: accept money or send it back; without any, close; end the order. */
export const REVIEW_ACTIONS = ['accept', 'send_back', 'close', 'end'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

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
  due: Cents
  /** Money awaiting the decision, minus amounts already sent back, in cents. */
  held: Cents
  /** Whether any of it is in a currency other than the order's. */
  isForeign: boolean
}

export interface Acceptance {
  fault: ReviewFault | null
  /** Amount allocated to the order. */
  booked: Cents
  /** Amount still due after the allocation. */
  rest: Cents
  /** Excess over the amount due, which is sent back. */
  surplus: Cents
  isPaid: boolean
}

/**
 * Computes the effect of accepting held money: it is allocated to the order, a surplus is sent back, and a shortfall
 * stays due. An expired order holds no stock, so a partial payment cannot reactivate it. If nothing would be
 * allocated, the money cannot be accepted.
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

/** Checks whether a payment review expires; the review of a paid order never does. */
export function hasReviewEnd(states: Pick<OrderStates, 'payment_state'>): boolean {
  return !hasBeenPaid(states)
}
