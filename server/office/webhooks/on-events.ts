import { eq, inArray, or, sql } from 'drizzle-orm'

import { toDollars } from '@/domain/kit/money'
import type { WebhookEvent } from '@/domain/office/webhooks/webhook-events'
import type { Db } from '@/server/kernel/db/client'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { webhookDeliveries, webhookEvents } from '@/server/kernel/db/schema/system/webhooks'
import type { Deps } from '@/server/kernel/deps'
import type { EventName, LeavingParcel, ShopEvent } from '@/server/kernel/events/shop-events'

type Clock = Pick<Deps, 'clock'>

interface EventInput {
  name: WebhookEvent
  subject: string
  orderId?: number
  ticketId?: number
  detail?: Record<string, unknown>
}

/** Writes an event for the webhooks that want it; a trigger adds the state of its subject at the commit. */
async function queueEvent(
  { clock }: Clock,
  tx: Db,
  { name, subject, orderId, ticketId, detail = {} }: EventInput,
): Promise<void> {
  await tx.execute(sql`select queue_webhook_event(${name}, ${subject}, ${orderId ?? null}::bigint,
    ${ticketId ?? null}::bigint, ${JSON.stringify(detail)}::jsonb, ${clock.now().toISOString()}::timestamptz)`)
}

interface HasOrder {
  order: { id: number; number: string }
}

interface OrderEventInput extends HasOrder {
  name: WebhookEvent
  detail?: Record<string, unknown>
}

const queueForOrder = (deps: Clock, tx: Db, { name, order, detail = {} }: OrderEventInput) =>
  queueEvent(deps, tx, { name, subject: `order/${order.number}`, orderId: order.id, detail })

const forOrder = (name: WebhookEvent) =>
  async function queueOrderEvent(deps: Clock, tx: Db, { order }: HasOrder) {
    await queueForOrder(deps, tx, { name, order })
  }

const detailOf = ({ number, carrier_title, tracking, tracking_url, items }: LeavingParcel) => ({
  parcel: { number, carrier: carrier_title, tracking, tracking_url, items },
})

const forParcel = (name: WebhookEvent) =>
  async function queueParcelEvent(
    deps: Clock,
    tx: Db,
    event: HasOrder & { parcel: LeavingParcel },
  ) {
    const { order, parcel } = event
    await queueForOrder(deps, tx, { name, order, detail: detailOf(parcel) })
  }

const forTicket = (name: WebhookEvent) =>
  async function queueTicketEvent(
    deps: Clock,
    tx: Db,
    { ticket }: { ticket: { id: number; number: string; is_spam: boolean } },
  ) {
    if (ticket.is_spam) return
    await queueEvent(deps, tx, { name, subject: `ticket/${ticket.number}`, ticketId: ticket.id })
  }

/** Subscribers that write the events for webhooks. Those of disputes, bikes, stock and products are written by triggers. */
export const queueWebhook = {
  OrderPlaced: forOrder('order.placed'),
  OrderPaid: forOrder('order.paid'),
  OrderCanceled: forOrder('order.canceled'),
  OrderExpired: forOrder('order.expired'),
  OrderShipped: forParcel('order.shipped'),
  ParcelCorrected: forParcel('parcel.corrected'),
  ParcelUndone: forParcel('parcel.undone'),
  OrderDelivered: forOrder('order.delivered'),
  DeliveryUndone: forOrder('order.delivery_undone'),
  OrderEdited: forOrder('order.edited'),
  TicketOpened: forTicket('ticket.opened'),
  TicketReplied: forTicket('ticket.replied'),
  TicketAnswered: forTicket('ticket.answered'),
  TicketClosed: forTicket('ticket.closed'),

  async ReturnMoved(deps: Clock, tx: Db, { order, back }: ShopEvent<'ReturnMoved'>) {
    const detail = { return: back.number }
    await queueForOrder(deps, tx, { name: `return.${back.state}`, order, detail })
  },

  async PromiseMoved(deps: Clock, tx: Db, { order, from, to, why }: ShopEvent<'PromiseMoved'>) {
    await queueForOrder(deps, tx, { name: 'order.delayed', order, detail: { from, to, why } })
  },

  async OrderWithdrawn(deps: Clock, tx: Db, { order, lines }: ShopEvent<'OrderWithdrawn'>) {
    const detail = { withdrawn: lines.map(({ position }) => position) }
    await queueForOrder(deps, tx, { name: 'order.withdrawn', order, detail })
  },

  async PaymentRefunded(deps: Clock, tx: Db, { order, refund }: ShopEvent<'PaymentRefunded'>) {
    const detail = { refund: { amount: toDollars(refund.amount), to: refund.to } }
    await queueForOrder(deps, tx, { name: 'order.refunded', order, detail })
  },

  /** Also erases the customer from stored events. Must run before orders and tickets lose their owners. */
  async AccountDeleted(deps: Clock, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
    const ofUser = await tx
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(eq(orders.user_id, user.id))
    await eraseFromEvents(
      tx,
      user.id,
      ofUser.map(({ id }) => id),
    )
    await queueEvent(deps, tx, {
      name: 'customer.erased',
      subject: `customer/${user.public_id}`,
      detail: { customer_id: user.public_id, orders: ofUser.map(({ number }) => number) },
    })
  },
} satisfies { [Name in EventName]?: (deps: Clock, tx: Db, event: ShopEvent<Name>) => Promise<void> }

/** Deliveries that wait are still sent, without the person. Answers may repeat what was sent. */
async function eraseFromEvents(tx: Db, userId: number, orderIds: number[]): Promise<void> {
  const ticketIds = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.user_id, userId))
  const { id, order_id, ticket_id, data } = webhookEvents
  const own = or(inArray(order_id, orderIds), inArray(ticket_id, ticketIds))
  const withoutParcel = sql`case when ${data} -> 'parcel' is null then ${data}
    else jsonb_set(jsonb_set(${data}, '{parcel,tracking}', '""'), '{parcel,tracking_url}', 'null') end`
  await tx.update(webhookEvents).set({ customer: null, data: withoutParcel }).where(own)
  const ids = tx.select({ id }).from(webhookEvents).where(own)
  await tx
    .update(webhookDeliveries)
    .set({ answer: null })
    .where(inArray(webhookDeliveries.event_id, ids))
}
