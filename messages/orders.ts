import type { WireOrder } from '@/contract/orders'
import { dateLong, dateShort, money } from '@/utils/format'
import type { Cents } from '@/domain/money'

type Status = WireOrder['status']

/** An order's status in a word or two. */
const STATUS: Record<Status, string> = {
  pending_payment: 'Waiting for payment',
  paid: 'Paid',
  in_production: 'In production',
  shipped: 'On its way',
  delivered: 'Delivered',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  expired: 'Expired',
  cancelled: 'Cancelled',
}

const PAYMENT: Record<NonNullable<WireOrder['payment']>['status'], string> = {
  open: 'not paid yet',
  processing: 'being processed',
  paid: 'paid',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
}

/** What happens next, by status. */
const NEXT: Record<Status, (date: string) => string> = {
  pending_payment: () => 'We start as soon as your payment has arrived.',
  paid: (date) =>
    `We have started. The order reaches you about ${date}; you get an e-mail when it leaves us.`,
  in_production: (date) => `It is being built now and reaches you about ${date}.`,
  shipped: (date) => `It has left us and reaches you about ${date}.`,
  delivered: () => 'It has arrived. Enjoy the ride.',
  partly_refunded: () => 'Part of the amount was sent back the way you paid.',
  refunded: () => 'The whole amount was sent back the way you paid.',
  expired: () => 'It was not paid in time, so the items are for sale again. Nothing was charged.',
  cancelled: () => 'Nothing will be delivered, and nothing is charged any more.',
}

/** The order page behind its unguessable link. */
export const orders = {
  pageTitle: 'Your order',
  documents: 'Documents',
  file: (title: string) => `${title} (PDF)`,
  title: (number: string) => `Order ${number}`,
  loading: 'Opening your order.',
  unknown: 'We could not find this order',
  unknownHint:
    'The link may be cut off or have a typing mistake. The whole link is in your confirmation e-mail.',
  toBikes: 'See our bikes',
  status: (status: Status) => STATUS[status],
  statusLabel: 'Status',
  placed: 'Placed',
  paid: 'Paid',
  next: 'What happens next',
  nextStep: (status: Status, date: string) => NEXT[status](dateLong(date)),
  processing: 'The payment provider has not decided yet. There is nothing to pay again.',
  underReview:
    'We are looking at this payment by hand. You do not have to do anything; we write to you.',
  payment: 'Payment',
  paymentState: (provider: string, status: NonNullable<WireOrder['payment']>['status']) =>
    `${provider}, ${PAYMENT[status]}`,
  test: 'Test',
  payNow: (total: Cents) => `Pay ${money(total)} now`,
  heldUntil: (time: string) => `The items are held for you until ${time}.`,
  print: 'Print',
  keepLink: 'Keep this page',
  keepLinkHint:
    'Anybody with this link can see the order, and nobody without it. It is in your e-mail as well.',
  copyLink: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'Your browser did not let us copy it. Please copy the address of this page.',
  link: 'Link to this order',
  timeline: 'Timeline',
  lines: 'What you ordered',
  quantity: (count: number) => `${count} ×`,
  each: (price: Cents) => `${money(price)} each`,
  size: 'Size',
  color: 'Color',
  upgrades: 'Upgrades',
  lineDiscount: (discount: Cents) => `Promotion on this line: ${money(-discount)}`,
  buildSheet: 'Build sheet',
  buildSheetOf: (title: string) => `Build sheet of ${title}`,
  buildSheetPart: 'Part',
  buildSheetChoice: 'As built',
  priceOf: (title: string) => `Price of ${title}`,
  totals: 'Totals',
  subtotal: 'Subtotal',
  discount: (code: string | null) => (code ? `Discount (${code.toUpperCase()})` : 'Discount'),
  shipping: 'Shipping',
  assemblyBy: (dealer: string) => `Assembly by ${dealer}`,
  assembledBy: 'Assembled by',
  assemblyAt: (dealer: string, address: string) => `${dealer}, ${address}`,
  total: 'Order total',
  delivery: 'Delivery',
  deliveryDate: (date: string) => `About ${dateLong(date)}`,
  deliveryCause: (cause: string) => `${cause} sets the date.`,
  shipTo: 'Ships to',
  billTo: 'Bill goes to',
  email: 'E-mail',
  /** A moment as people read it; times are those of UTC, the same for everybody who has the link. */
  moment: (iso: string) => `${dateLong(iso)}, ${iso.slice(11, 16)} UTC`,
  shortMoment: (iso: string) => `${dateShort(iso)}, ${iso.slice(11, 16)} UTC`,
} as const

/** The outbox of a developer's machine. */
export const outbox = {
  title: 'Outbox',
  lead: 'Every mail that this shop has written, newest first. Nothing leaves this machine unless a mail server is configured.',
  loading: 'Reading the outbox.',
  empty: 'No mail has been written yet. Place an order and look again.',
  closed: 'The outbox is closed',
  closedHint: 'It can be read on a developer’s machine only.',
  to: 'To',
  written: 'Written',
  status: { queued: 'Waiting', sent: 'Sent', failed: 'Failed' },
  source: 'HTML source',
  renew: 'Look again',
} as const
