import { dateLong } from '@/utils/format'

import type { orderEvents } from '../db/schema/orders'

type EventRow = typeof orderEvents.$inferSelect

interface TimelineText {
  title: string
  detail: string
}

const TEXT: Record<string, TimelineText> = {
  placed: {
    title: 'Order received',
    detail: 'We hold your items while you pay.',
  },
  payment_processing: {
    title: 'Payment is being processed',
    detail: 'Your provider has not confirmed it yet. We will write to you as soon as it does.',
  },
  payment_declined: {
    title: 'Payment declined',
    detail: 'Nothing was charged. You can try again while we hold your items.',
  },
  payment_expired: {
    title: 'Payment page closed',
    detail: 'The payment page was open for too long. Nothing was charged.',
  },
  payment_review: {
    title: 'Payment under review',
    detail: 'Something about this payment needs a person. We will write to you.',
  },
  paid: {
    title: 'Paid',
    detail: 'Thank you. Your confirmation is on its way by e-mail.',
  },
  bike_upgraded: {
    title: 'Bike upgraded',
    detail: 'The factory builds your bike with the new parts.',
  },
  cancelled: {
    title: 'Cancelled',
    detail: 'Your order was cancelled before the factory began. What you paid goes back to you.',
  },
  refunded: {
    title: 'Refunded',
    detail: 'The money is on its way back the way it came. Banks take up to 10 days.',
  },
  payment_surplus: {
    title: 'Payment goes back',
    detail: 'This money was not needed any more. The whole of it goes back the way it came.',
  },
  dispute_opened: {
    title: 'Payment disputed',
    detail:
      'Your bank or provider asks about this payment. Nothing is shipped until that has ended.',
  },
  dispute_won: {
    title: 'Dispute ended',
    detail: 'The payment stands, and your order goes on.',
  },
  dispute_lost: {
    title: 'Dispute ended',
    detail: 'The provider gave the money back to you.',
  },
  refund_failed: {
    title: 'Refund needs a person',
    detail: 'The payment service could not take the refund. We will write to you.',
  },
  withdrawn: {
    title: 'Withdrawal received',
    detail: 'The receipt is on its way by e-mail. Please send the items back within 14 days.',
  },
  expired: {
    title: 'Order expired',
    detail: 'It was not paid in time, so we no longer hold the items. Nothing was charged.',
  },
}

/** One step of the order's story in words. */
export function timelineEntry({ at, kind }: EventRow) {
  const text = TEXT[kind] ?? { title: kind, detail: '' }
  return { at: at.toISOString(), kind, ...text }
}

/** What comes next for a paid order. */
export function nextStep(deliveryDate: string): TimelineText {
  return { title: 'Planned arrival', detail: dateLong(deliveryDate) }
}
