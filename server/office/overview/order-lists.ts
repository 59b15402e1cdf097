import { eq, sql, type SQL } from 'drizzle-orm'

import type { OrderList } from '@/domain/office/overview/overview'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { orders } from '@/server/kernel/db/schema/orders/orders'

const isPaymentState = (state: (typeof orders.$inferSelect)['payment_state']) =>
  eq(orders.payment_state, state)
const isFulfillmentState = (state: (typeof orders.$inferSelect)['fulfillment_state']) =>
  eq(orders.fulfillment_state, state)

/**
 * Whether nothing has been refunded since a withdrawal. Automatic refunds of what hadn't shipped aren't enough while
 * the buyer still has another item of the withdrawal.
 */
const AWAITS_REFUND = sql`exists (
  select 1 from withdrawals w where w.order_id = ${orders}.id and not exists (
    select 1 from refunds r
    where r.order_id = w.order_id and r.created_at >= w.declared_at
      and r.status in ('pending', 'succeeded')
      and (not starts_with(r.cause, 'asked-' || w.order_id || '-withdrawal-') or not exists (
        select 1 from order_lines l
        where l.order_id = w.order_id and w.lines @> to_jsonb(l.position)
          and l.returned_count < l.shipped_count))))`

/** Whether a bike in the order, or a bike that the order upgrades, still has to be built. */
const HAS_WORK = sql`(
  exists (select 1 from order_bikes b where b.order_id = ${orders}.id
    and b.ready_at is null and b.shipped_at is null and b.cancelled_at is null)
  or exists (select 1 from order_lines l join order_bikes b on b.id = l.order_bike_id where l.order_id = ${orders}.id
    and b.ready_at is null and b.shipped_at is null and b.cancelled_at is null))`
/** Excludes gift cards, which are emailed, and upgrades, which ship with their bike. */
const HAS_GOODS = sql`exists (select 1 from order_lines l where l.order_id = ${orders}.id
  and l.order_bike_id is null and l.product_id <> ${GIFT_CARD_ID} and l.shipped_count + l.canceled_count < l.count)`
// Excludes fully refunded orders, which aren't built.
const IS_BEGINNING = sql`(${isFulfillmentState('to_build')} and ${orders.payment_state} <> 'refunded')`

/** Conditions of the order lists. The overview counts with the same conditions. */
export const ORDER_LIST: Record<OrderList, SQL> = {
  to_build: sql`(${IS_BEGINNING} and ${HAS_WORK})`,
  in_production: isFulfillmentState('in_production'),
  // Items from stock only need to be packed.
  ready: sql`(${isFulfillmentState('ready')} or (${IS_BEGINNING} and not ${HAS_WORK} and ${HAS_GOODS}))`,
  partly_shipped: isFulfillmentState('partly_shipped'),
  shipped: isFulfillmentState('shipped'),
  delivered: isFulfillmentState('delivered'),
  returned: isFulfillmentState('returned'),
  unpaid: isPaymentState('unpaid'),
  under_review: sql`${orders.needs_review}`,
  disputed: sql`${orders.disputed}`,
  withdrawn: sql`(not ${isFulfillmentState('cancelled')} and not ${isFulfillmentState('returned')} and ${AWAITS_REFUND})`,
  partly_refunded: isPaymentState('partly_refunded'),
  refunded: isPaymentState('refunded'),
  cancelled: sql`(${isFulfillmentState('cancelled')} and ${orders.payment_state} <> 'expired')`,
  expired: isPaymentState('expired'),
}
