import type { WirePaymentState } from '@/contract/shop/payment/payment'
import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { pendingEditState } from '@/domain/shop/orders/pending-edit'
import type { OrderRow, PendingEditRow } from '@/server/orders'

import type { Attempt, PaymentRow } from '@/server/payments/books/queries'

export type PaymentState = WirePaymentState['status']

const OF_ATTEMPT: Record<Attempt['status'], PaymentState> = {
  created: 'open',
  redirected: 'open',
  unknown: 'processing',
  processing: 'processing',
  captured: 'processing',
  failed: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
}

/** Returns the payment state for the buyer: under review if captured while the order is unpaid. */
export function paymentStateOf(
  order: Pick<OrderRow, 'payment_state' | 'fulfillment_state'> &
    Partial<Pick<OrderRow, 'needs_review'>>,
  attempt: Pick<Attempt, 'status'>,
): PaymentState {
  if (order.payment_state === 'expired') {
    return attempt.status === 'captured' ? OF_ATTEMPT.captured : 'expired'
  }
  if (order.fulfillment_state === 'cancelled') return 'cancelled'
  if (hasBeenPaid(order)) return 'paid'
  // The payment was insufficient or sent back, so the order accepts another one.
  if (attempt.status === 'captured' && !order.needs_review) return 'open'
  return OF_ATTEMPT[attempt.status]
}

interface DifferenceStateInput {
  attempt: Pick<Attempt, 'status'>
  payment: Pick<PaymentRow, 'purpose'> | undefined
  now: Date
}

/** Returns the payment state of a difference. Money that its edit didn't need is being refunded. */
export function differenceStateOf(
  edit: Pick<PendingEditRow, 'paid_at' | 'ended_why' | 'expires_at'>,
  { attempt, payment, now }: DifferenceStateInput,
): PaymentState {
  if (payment?.purpose === 'order') return 'paid'
  if (payment?.purpose === 'review') return 'processing'
  if (payment) return 'cancelled'
  const isOver = pendingEditState(edit, now) !== 'open'
  return isOver && OF_ATTEMPT[attempt.status] === 'open' ? 'expired' : OF_ATTEMPT[attempt.status]
}
