/** Where the money of an order is. */
export const PAYMENT_STATES = [
  'unpaid',
  'paid',
  'partly_refunded',
  'refunded',
  /** Not paid in time. Money that arrives after all is taken if everything is still there. */
  'expired',
  /** Canceled before it was paid: nothing is asked for anymore. */
  'void',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Where the items of an order are. */
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

/** Payment states of an order that has got its money, whatever went back since. */
export const PAID_STATES = ['paid', 'partly_refunded', 'refunded'] as const

/** Fulfillment states in which nothing more will happen by itself. */
export const FINAL_STATES = ['delivered', 'cancelled', 'returned'] as const

/** Whether an order has got its money, whatever went back since. */
export function hasBeenPaid({ payment_state }: Pick<OrderStates, 'payment_state'>): boolean {
  return PAID_STATES.some((state) => state === payment_state)
}

/** Whether the factory may begin: it is paid, not wholly refunded, and nobody has begun or ended it. */
export function isToBuild({ payment_state, fulfillment_state }: OrderStates): boolean {
  return fulfillment_state === 'to_build' && payment_state !== 'refunded'
}

/** Whether something will still reach the buyer: not ended, not arrived, not wholly refunded. */
export function isComing({ payment_state, fulfillment_state }: OrderStates): boolean {
  return payment_state !== 'refunded' && !FINAL_STATES.some((state) => state === fulfillment_state)
}

/** Both states in one word, as clients knew them before there were two. */
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
 * The one word for both states.
 * @example orderStatus({ payment_state: 'partly_refunded', fulfillment_state: 'to_build' }) // 'partly_refunded'
 */
export function orderStatus({ payment_state, fulfillment_state }: OrderStates): OrderStatus {
  if (payment_state === 'expired') return 'expired'
  if (fulfillment_state === 'cancelled') return 'cancelled'
  if (payment_state === 'refunded' || payment_state === 'partly_refunded') return payment_state
  return STATUS_OF[fulfillment_state]
}

/** Both states of an order with the one word for them. */
export function statesOf({ payment_state, fulfillment_state }: OrderStates) {
  const status = orderStatus({ payment_state, fulfillment_state })
  return { status, payment_state, fulfillment_state }
}
