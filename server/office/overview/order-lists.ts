import { eq, inArray, sql, type SQL } from 'drizzle-orm'

import type { OrderList } from '@/domain/office/overview/overview'
import { freeLineId } from '@/domain/shop/orders/free-line'
import { OPEN_STATES } from '@/domain/shop/orders/order-state'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { zoneTime } from '@/domain/kit/zone-time'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { IS_WITHDRAWN } from '@/server/orders'
import { shopZone } from '@/utils/shop-region'

const isPaymentState = (state: (typeof orders.$inferSelect)['payment_state']) =>
  eq(orders.payment_state, state)
const isFulfillmentState = (state: (typeof orders.$inferSelect)['fulfillment_state']) =>
  eq(orders.fulfillment_state, state)

/** Whether a bike in the order, or a bike that the order upgrades, still has to be built. */
export const HAS_WORK = sql`(
  exists (select 1 from order_bikes b where b.order_id = ${orders}.id
    and b.ready_at is null and b.shipped_at is null and b.cancelled_at is null)
  or exists (select 1 from order_lines l join order_bikes b on b.id = l.order_bike_id where l.order_id = ${orders}.id
    and b.ready_at is null and b.shipped_at is null and b.cancelled_at is null))`
/**
 * Units of an order line `l` that only wait for a parcel, as `shippablePieces` counts them: bikes once they are ready.
 * Excludes gift cards, which are emailed, work, which isn't sent, and upgrades, which ship with their bike.
 */
export const WAITING_PIECES = sql`(case
  when l.order_bike_id is not null or l.product_id in (${GIFT_CARD_ID}, ${freeLineId('service')}, ${freeLineId('untaxed')}) then 0
  when l.kind = 'bike' then (select count(*)::int from order_bikes b where b.order_id = l.order_id and b.line = l.position
    and b.ready_at is not null and b.shipped_at is null and b.cancelled_at is null)
  else l.count - l.shipped_count - l.canceled_count end)`
const IS_OPEN = inArray(orders.fulfillment_state, [...OPEN_STATES])
/** Like `isInTheHouse`; nothing ships while a payment is disputed. */
const MAY_SHIP = sql`(not ${orders.disputed} and ${IS_OPEN}
  and (${orders.payment_state} in ('paid', 'partly_refunded')
    or ${orders.payment_state} = 'refunded' and ${isFulfillmentState('partly_shipped')}))`
const HAS_WAITING = sql`exists (select 1 from order_lines l where l.order_id = ${orders}.id and ${WAITING_PIECES} > 0)`
/** Whether something of the order can be packed now. */
export const IS_TO_SHIP = sql`(${MAY_SHIP} and ${HAS_WAITING})`
// Excludes fully refunded orders, which aren't built.
const IS_BEGINNING = sql`(${isFulfillmentState('to_build')} and ${orders.payment_state} <> 'refunded')`

/** Whether the promised day is over in the shop's time zone, and something that ships hasn't left. */
const isLate = (
  now: Date,
) => sql<boolean>`(${IS_OPEN} and ${orders.payment_state} in ('paid', 'partly_refunded')
  and coalesce(${orders.delivery_date} < ${zoneTime(now, shopZone()).day}::date, false) and (${HAS_WORK} or ${HAS_WAITING}))`

/** Conditions of the order lists. The overview counts with the same conditions. */
export const orderLists = (now: Date) =>
  ({
    to_build: sql`(${IS_BEGINNING} and ${HAS_WORK})`,
    in_production: isFulfillmentState('in_production'),
    ready: IS_TO_SHIP,
    late: isLate(now),
    partly_shipped: isFulfillmentState('partly_shipped'),
    shipped: isFulfillmentState('shipped'),
    delivered: isFulfillmentState('delivered'),
    returned: isFulfillmentState('returned'),
    unpaid: isPaymentState('unpaid'),
    under_review: sql`${orders.needs_review}`,
    disputed: sql`${orders.disputed}`,
    withdrawn: IS_WITHDRAWN,
    partly_refunded: isPaymentState('partly_refunded'),
    refunded: isPaymentState('refunded'),
    cancelled: sql`(${isFulfillmentState('cancelled')} and ${orders.payment_state} <> 'expired')`,
    expired: isPaymentState('expired'),
  }) satisfies Record<OrderList, SQL>
