import { eq, sql, type SQL } from 'drizzle-orm'

import type { OrderList } from '@/domain/backoffice'
import { orders } from '@/server/kernel/db/schema/orders'

const isPaymentState = (state: (typeof orders.$inferSelect)['payment_state']) =>
  eq(orders.payment_state, state)
const isFulfillmentState = (state: (typeof orders.$inferSelect)['fulfillment_state']) =>
  eq(orders.fulfillment_state, state)

/** What each list of orders holds. The overview counts by the same conditions. */
export const ORDER_LIST: Record<OrderList, SQL> = {
  // Nobody builds what was wholly refunded.
  to_build: sql`(${isFulfillmentState('to_build')} and ${orders.payment_state} <> 'refunded')`,
  in_production: isFulfillmentState('in_production'),
  ready: isFulfillmentState('ready'),
  partly_shipped: isFulfillmentState('partly_shipped'),
  shipped: isFulfillmentState('shipped'),
  delivered: isFulfillmentState('delivered'),
  returned: isFulfillmentState('returned'),
  unpaid: isPaymentState('unpaid'),
  under_review: sql`${orders.needs_review}`,
  disputed: sql`${orders.disputed}`,
  // Nothing was paid back since it was declared.
  withdrawn: sql`(${isFulfillmentState('delivered')} and exists (select 1 from withdrawals w where w.order_id = ${orders}.id and not exists (select 1 from refunds r where r.order_id = w.order_id and r.created_at >= w.declared_at and r.status in ('pending', 'succeeded'))))`,
  partly_refunded: isPaymentState('partly_refunded'),
  refunded: isPaymentState('refunded'),
  cancelled: sql`(${isFulfillmentState('cancelled')} and ${orders.payment_state} <> 'expired')`,
  expired: isPaymentState('expired'),
}
