import type { WirePaymentState } from '@/contract/payment'

import type { Attempt, OrderRow } from './queries'

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
  order: Pick<OrderRow, 'status'>,
  attempt: Pick<Attempt, 'status'>,
): PaymentState {
  if (order.status === 'expired' && attempt.status !== 'captured') return 'expired'
  if (order.status === 'cancelled') return 'cancelled'
  if (order.status !== 'pending_payment' && order.status !== 'expired') return 'paid'
  return OF_ATTEMPT[attempt.status]
}
