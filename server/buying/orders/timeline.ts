import type { orderEvents } from '@/server/kernel/db/schema/orders/orders'

type EventRow = typeof orderEvents.$inferSelect

interface TimelineText {
  title: string
  detail: string
}

const TEXT: Record<string, TimelineText> = {
  placed: {
    title: 'Order received',
    detail: 'We’ll hold your order while you pay.',
  },
  email_confirmed: {
    title: 'Email address confirmed',
    detail: 'We’ll hold your order until your payment arrives.',
  },
  email_changed: {
    title: 'Email address changed',
    detail: 'Our emails go to the new address.',
  },
  payment_processing: {
    title: 'Payment processing',
    detail: 'Your payment provider hasn’t confirmed it yet. We’ll email you as soon as it does.',
  },
  payment_declined: {
    title: 'Payment declined',
    detail: 'You weren’t charged. You can try again while we hold your order.',
  },
  payment_expired: {
    title: 'Payment page expired',
    detail: 'The payment page timed out. You weren’t charged.',
  },
  payment_review: {
    title: 'Payment under review',
    detail: 'We need to check this payment by hand. We’ll email you.',
  },
  paid: {
    title: 'Paid',
    detail: 'Thank you. Your confirmation comes by email.',
  },
  paid_cash: { title: 'Paid in cash', detail: 'We took your payment ourselves.' },
  paid_terminal: { title: 'Paid by card terminal', detail: 'We took your payment ourselves.' },
  in_production: {
    title: 'In production',
    detail: 'We’ve started building your order.',
  },
  ready: {
    title: 'Ready to ship',
    detail: 'Your order is packed and waiting for its carrier.',
  },
  partly_shipped: {
    title: 'Partly shipped',
    detail: 'A part of your order is on its way. The rest follows.',
  },
  shipped: {
    title: 'Shipped',
    detail: 'Your order is on its way.',
  },
  delivered: {
    title: 'Delivered',
    detail: 'Your order has arrived.',
  },
  delayed: {
    title: 'Later delivery date',
    detail: 'Our email to you has the new date and the reason.',
  },
  promised_earlier: {
    title: 'Earlier delivery date',
    detail: 'Your order arrives earlier than we last told you.',
  },
  delivery_changed: {
    title: 'Delivery changed',
    detail: 'Our email to you says how we’ll deliver your order.',
  },
  bike_changed: {
    title: 'Bike changed',
    detail: 'Our email to you says what we’ll build instead.',
  },
  difference_asked: {
    title: 'Change waits for payment',
    detail: 'Our email to you says what changes, with a link to pay the difference.',
  },
  difference_paid: {
    title: 'Difference paid',
    detail: 'Thank you. We’ve changed your order.',
  },
  difference_ended: {
    title: 'Change not made',
    detail: 'The difference can’t be paid anymore. Your order stays as it was.',
  },
  returned: {
    title: 'Returned',
    detail: 'We’ve received your return.',
  },
  return_registered: {
    title: 'Return registered',
    detail: 'Our email to you says how to send your items back.',
  },
  return_received: {
    title: 'Return received',
    detail: 'Your items are back with us. We’re checking them.',
  },
  return_inspected: {
    title: 'Return checked',
    detail: 'We’ve checked the items you sent back.',
  },
  return_canceled: {
    title: 'Return canceled',
    detail: 'We’re not expecting these items back anymore.',
  },
  bike_in_production: {
    title: 'In production',
    detail: 'We’ve started building another bike of your order.',
  },
  begin_undone: {
    title: 'Not in production yet',
    detail: 'We marked a bike as begun by mistake. You can still change or cancel your order.',
  },
  delivery_undone: {
    title: 'Not delivered yet',
    detail: 'We marked a parcel as delivered by mistake. It’s still on its way.',
  },
  bike_ready: {
    title: 'Bike ready',
    detail: 'A bike of your order is built and checked.',
  },
  parcel_shipped: {
    title: 'Parcel shipped',
    detail: 'Another part of your order is on its way.',
  },
  parcel_corrected: {
    title: 'Tracking corrected',
    detail: 'Our email to you has the right carrier and tracking number.',
  },
  parcel_undone: {
    title: 'Parcel not shipped yet',
    detail:
      'We told you that it had shipped, but it’s still with us. We’ll email you when it ships.',
  },
  parcel_delivered: {
    title: 'Parcel delivered',
    detail: 'A part of your order has arrived.',
  },
  bike_upgraded: {
    title: 'Bike upgraded',
    detail: 'We’ll build your bike with the new parts.',
  },
  cancelled: {
    title: 'Canceled',
    detail: 'Your order was canceled before we started building. We’ll refund what you paid.',
  },
  cancelled_by_shop: {
    title: 'Canceled',
    detail: 'We canceled this order before it was paid. Nothing will ship.',
  },
  cancelled_refunded: {
    title: 'Canceled',
    detail: 'We canceled this order. Nothing will ship, and we’ll refund what you paid.',
  },
  given_up: {
    title: 'Canceled',
    detail: 'All items of this order were refunded. Nothing will ship.',
  },
  refunded: {
    title: 'Refunded',
    detail:
      'Your refund is on its way to your original payment method. Banks can take up to 10 days.',
  },
  payment_surplus: {
    title: 'Extra payment refunded',
    detail: 'We didn’t need this payment, so we’re refunding all of it.',
  },
  payment_part: {
    title: 'Part of your payment received',
    detail: 'We’ll start on your order when the rest arrives.',
  },
  payment_excess: {
    title: 'Extra payment refunded',
    detail: 'You paid more than was due, so we’re refunding the difference.',
  },
  review_accepted: {
    title: 'Payment checked',
    detail: 'We’ve checked your payment.',
  },
  review_closed: {
    title: 'Review closed',
    detail: 'We’ve looked at your order. It stays as it is.',
  },
  review_sent_back: {
    title: 'Payment sent back',
    detail: 'We’re sending this payment back to you.',
  },
  review_ended: {
    title: 'Canceled',
    detail: 'We canceled this order. Money that arrived goes back to you.',
  },
  review_expired: {
    title: 'Payment sent back',
    detail: 'We couldn’t match your payment to this order, so it goes back to you.',
  },
  expired_in_part: {
    title: 'Order expired',
    detail: 'The rest of your payment didn’t arrive in time, so we’re returning what we received.',
  },
  dispute_opened: {
    title: 'Payment disputed',
    detail:
      'Your bank or payment provider has questions about this payment. We won’t ship anything until it’s resolved.',
  },
  evidence_sent: { title: 'Evidence sent', detail: '' },
  dispute_won: {
    title: 'Dispute ended',
    detail: 'The payment is valid, and your order continues.',
  },
  dispute_lost: {
    title: 'Dispute ended',
    detail: 'The payment provider refunded you.',
  },
  refund_asked: { title: 'Refund requested', detail: '' },
  note: { title: 'Note', detail: '' },
  tag_added: { title: 'Tag added', detail: '' },
  tag_removed: { title: 'Tag removed', detail: '' },
  refund_failed: {
    title: 'Refund needs attention',
    detail: 'The refund didn’t go through. We’ll email you.',
  },
  withdrawn: {
    title: 'Withdrawal received',
    detail: 'You’ll get a receipt by email.',
  },
  expired: {
    title: 'Order expired',
    detail:
      'We didn’t receive your payment in time, so we’re no longer holding the items. You weren’t charged.',
  },
}

/** Event kinds that only staff see. */
const STAFF_ONLY: ReadonlySet<string> = new Set([
  'evidence_sent',
  'refund_asked',
  'note',
  'tag_added',
  'tag_removed',
])

export function buyerTimeline(events: readonly EventRow[]) {
  return events.filter(({ kind }) => !STAFF_ONLY.has(kind)).map(timelineEntry)
}

export function timelineEntry({ at, kind }: EventRow) {
  const text = TEXT[kind] ?? { title: kind, detail: '' }
  return { at: at.toISOString(), kind, ...text }
}
