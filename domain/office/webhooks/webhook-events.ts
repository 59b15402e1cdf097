/** Version of the bodies. Adding a member doesn't change it; removing or renaming one does. */
export const WEBHOOK_VERSION = 1

/** Events that a webhook can receive. Bodies are declared in `contract/office/webhooks/webhook-bodies.schema.ts`. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.edited',
  'order.delayed',
  'order.shipped',
  'order.delivered',
  'order.delivery_undone',
  'order.withdrawn',
  'order.refunded',
  'order.canceled',
  'order.expired',
  'parcel.corrected',
  'parcel.undone',
  'return.registered',
  'return.received',
  'return.inspected',
  'return.refunded',
  'return.canceled',
  'dispute.opened',
  'dispute.won',
  'dispute.lost',
  'bike.built',
  'stock.changed',
  'stock.low',
  'product.changed',
  'ticket.opened',
  'ticket.replied',
  'ticket.answered',
  'ticket.closed',
  'customer.erased',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Whether an event is about an order or a ticket, which have a customer. */
export const isAboutCustomer = (event: string): boolean =>
  /^(?:order|parcel|return|dispute|bike|ticket)\./.test(event)

/** Sent by the test button only, so that no webhook can choose it. */
export const TEST_EVENT = 'webhook.test'

export const MOST_WEBHOOKS = 50
export const LONGEST_ADDRESS = 500
