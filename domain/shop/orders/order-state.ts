export const PAYMENT_STATES = [
  'unpaid',
  'paid',
  'partly_refunded',
  'refunded',
  /** Payment deadline has passed; a late payment is accepted if everything is still in stock. */
  'expired',
  /** Canceled before payment: no payment is due anymore. */
  'void',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const FULFILLMENT_STATES = [
  'awaiting_payment',
  'to_build',
  'in_production',
  'ready',
  'partly_shipped',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const
export type FulfillmentState = (typeof FULFILLMENT_STATES)[number]

export interface OrderStates {
  payment_state: PaymentState
  fulfillment_state: FulfillmentState
}

/** Payment states of a paid order, including refunded ones. */
export const PAID_STATES = ['paid', 'partly_refunded', 'refunded'] as const

/** Final fulfillment states, without automatic transitions. */
export const FINAL_STATES = ['delivered', 'cancelled', 'returned'] as const

/** Checks whether an order was paid, even if refunded since. */
export function hasBeenPaid({ payment_state }: Pick<OrderStates, 'payment_state'>): boolean {
  return PAID_STATES.some((state) => state === payment_state)
}

/** Checks whether production may start: paid, not fully refunded, neither started nor ended. */
export function isToBuild({ payment_state, fulfillment_state }: OrderStates): boolean {
  return fulfillment_state === 'to_build' && payment_state !== 'refunded'
}

/** Checks whether a delivery is still expected: not ended, not delivered, not fully refunded. */
export function isComing({ payment_state, fulfillment_state }: OrderStates): boolean {
  return payment_state !== 'refunded' && !FINAL_STATES.some((state) => state === fulfillment_state)
}

/** Fulfillment states of paid orders of which something hasn't left yet. */
export const OPEN_STATES = ['to_build', 'in_production', 'ready', 'partly_shipped'] as const

/** Combined status of both states, for clients that predate their split. */
export const ORDER_STATUSES = [
  'pending_payment',
  'paid',
  'in_production',
  'shipped',
  'delivered',
  'partly_refunded',
  'refunded',
  'expired',
  'cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const STATUS_OF: Record<FulfillmentState, OrderStatus> = {
  awaiting_payment: 'pending_payment',
  to_build: 'paid',
  in_production: 'in_production',
  ready: 'in_production',
  partly_shipped: 'in_production',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  returned: 'delivered',
}

/**
 * Returns the combined status.
 * @example orderStatus({ payment_state: 'partly_refunded', fulfillment_state: 'to_build' }) // 'partly_refunded'
 */
export function orderStatus({ payment_state, fulfillment_state }: OrderStates): OrderStatus {
  if (payment_state === 'expired') return 'expired'
  if (fulfillment_state === 'cancelled') return 'cancelled'
  if (payment_state === 'refunded' || payment_state === 'partly_refunded') return payment_state
  return STATUS_OF[fulfillment_state]
}

export function statesOf({ payment_state, fulfillment_state }: OrderStates) {
  const status = orderStatus({ payment_state, fulfillment_state })
  return { status, payment_state, fulfillment_state }
}
