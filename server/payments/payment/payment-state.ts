import type { WirePaymentState } from '@/contract/payment'
import { hasBeenPaid } from '@/domain/order-state'
import type { OrderRow } from '@/server/orders'

import type { Attempt } from './queries'

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

/** Where a payment stands, as its buyer is told. A captured attempt of an unpaid order is under review. */
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
  // It was not enough, or it went back: the order takes another payment.
  if (attempt.status === 'captured' && !order.needs_review) return 'open'
  return OF_ATTEMPT[attempt.status]
}
