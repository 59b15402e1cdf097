import type { WireOrder } from '@/contract/shop/orders/orders'
import { dateLong, dateShort, money } from '@/utils/format'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import type { Cents } from '@/domain/kit/money'

type States = Pick<WireOrder, 'payment_state' | 'fulfillment_state'>
type Stage = States['fulfillment_state']

const STAGES: Record<Stage, string> = {
  awaiting_payment: 'Waiting for payment',
  to_build: 'Paid',
  in_production: 'In production',
  ready: 'Ready to ship',
  partly_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Canceled',
  returned: 'Returned',
}

const PAYMENT: Record<NonNullable<WireOrder['payment']>['status'], string> = {
  open: 'not paid yet',
  processing: 'processing',
  paid: 'paid',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'canceled',
}

/** Text by order stage: what happens next, or when it happened. */
const NEXT: Record<Exclude<Stage, 'cancelled' | 'to_build'>, (date: string) => string> = {
  awaiting_payment: () => 'We’ll start as soon as we receive your payment.',
  in_production: (date) => `We’re building it now. Estimated delivery: ${date}.`,
  ready: (date) => `It’s ready and waiting for its carrier. Estimated delivery: ${date}.`,
  partly_shipped: (date) => `Part of it is on its way. Estimated delivery of the rest: ${date}.`,
  shipped: (date) => `It’s on its way. Estimated delivery: ${date}.`,
  delivered: () => 'It’s arrived. Enjoy the ride.',
  returned: () => 'We’ve received your return.',
}

type OrderFacts = States &
  Pick<WireOrder, 'is_withdrawn' | 'delivery_date' | 'placed_at' | 'progress'> & {
    lines: readonly { product_id: number }[]
  }

/** @example dayInYear('2026-12-07', '2026-11-29') // 'December 7' */
const dayInYear = (day: string, now: string) =>
  day.slice(0, 4) === now.slice(0, 4) ? dateLong(day).replace(/, \d+$/, '') : dateLong(day)

/** What a buyer can do until the factory starts. @param starts its first day; null if unknown */
const allSet = (starts: string | null, now: string) =>
  starts === null
    ? 'You’re all set. Until we start on it, you can change or cancel.'
    : `You’re all set. We start on ${dayInYear(starts, now)}; until then you can change or cancel.`

function nextStep(order: OrderFacts): string {
  const date = dateLong(order.delivery_date)
  const { payment_state, fulfillment_state } = order
  if (payment_state === 'expired') {
    return 'We didn’t receive your payment in time, so the items are back on sale. You weren’t charged.'
  }
  if (payment_state === 'void') return 'Nothing will ship, and you won’t be charged.'
  const isEnded = fulfillment_state === 'cancelled'
  if (payment_state === 'refunded') {
    const ended = isEnded ? 'Nothing will ship. ' : ''
    return `${ended}We refunded the full amount to your original payment method.`
  }
  if (isEnded) return 'Nothing will ship. We’re refunding what you paid.'
  if (order.is_withdrawn)
    return 'Please send your items back. We’ll refund you as soon as they arrive.'
  const isPaid = fulfillment_state !== 'awaiting_payment'
  if (isPaid && order.lines.every(isGiftCard))
    return 'Gift cards arrive by email. Nothing will ship.'
  if (fulfillment_state !== 'to_build') return NEXT[fulfillment_state](date)
  const start = order.progress.find(({ step }) => step === 'building')?.date ?? null
  return `${allSet(start, order.placed_at)} Estimated delivery: ${date}.`
}

export const orders = {
  pageTitle: 'Your order',
  parcels: 'Parcels',
  parcel: (number: number, carrier: string) => `Parcel ${number} with ${carrier}`,
  parcelState: (shipped: string, delivered: string | null) =>
    delivered
      ? `Delivered ${dateShort(delivered.slice(0, 10))}`
      : `Shipped ${dateShort(shipped.slice(0, 10))}`,
  track: (tracking: string) => `Track ${tracking}`,
  documents: 'Documents',
  madeUnder: 'Terms of this order:',
  versionOf: (title: string, inForceAt: string) => `${title} of ${dateLong(inForceAt)}`,
  file: (title: string) => `${title} (PDF)`,
  title: (number: string) => `Order ${number}`,
  thanks: (name: string) => (name === '' ? 'Thank you' : `Thank you, ${name}`),
  ahead: 'Getting ready to ride',
  fitting: 'Find your saddle height',
  fittingHint: 'It takes two minutes and a wall to lean on.',
  manual: (bike: string) => `Read the ${bike} manual`,
  manualHint: 'How to unpack it, assemble it and charge it for the first time.',
  makeAccount: 'Create an account',
  makeAccountHint: (email: string) =>
    `We’ll fill in ${email} and bring you back here. Your next checkout will be faster.`,
  loading: 'Loading your order…',
  unknown: 'We couldn’t find this order',
  unknownHint:
    'The link may be incomplete or have a typo. You’ll find the full link in your confirmation email.',
  toBikes: 'See our bikes',
  stages: STAGES,
  stage: ({ payment_state, fulfillment_state }: States) =>
    payment_state === 'expired' ? 'Expired' : STAGES[fulfillment_state],
  /** Refund status, or null without refunds. */
  moneyBack: ({ payment_state }: Pick<States, 'payment_state'>) => {
    if (payment_state === 'refunded') return 'Refunded'
    return payment_state === 'partly_refunded' ? 'Partly refunded' : null
  },
  statusLabel: 'Status',
  placed: 'Placed',
  paid: 'Paid',
  next: 'What happens next',
  returnItems: 'Return or cancel items',
  cancelIt: 'Cancel this order',
  changeIt: 'Ask us to change it',
  nextStep,
  transfer: 'We’ll start as soon as your bank transfer arrives. Please include the reference.',
  processing: 'The payment provider hasn’t confirmed it yet. Please don’t pay again.',
  underReview: 'We’re reviewing this payment. You don’t need to do anything. We’ll email you.',
  payment: 'Payment',
  paymentState: (provider: string, status: NonNullable<WireOrder['payment']>['status']) =>
    `${provider}, ${PAYMENT[status]}`,
  test: 'Test',
  payNow: (total: Cents) => `Pay ${money(total)} now`,
  heldUntil: (time: string) => `We’ll hold your order until ${time}.`,
  print: 'Print',
  keepLink: 'Save this page',
  keepLinkHint: 'Only people with this link can see the order. The link is also in your email.',
  copyLink: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Your browser wouldn’t let us copy the link. Please copy this page’s address instead.',
  link: 'Link to this order',
  timeline: 'Timeline',
  lines: 'What you ordered',
  quantity: (count: number) => `${count} ×`,
  each: (price: Cents) => `${money(price)} each`,
  size: 'Size',
  color: 'Color',
  upgrades: 'Upgrades',
  lineDiscount: (discount: Cents) => `Discount on this item: ${money(-discount)}`,
  buildSheet: 'Build sheet',
  buildSheetOf: (title: string) => `Build sheet for ${title}`,
  buildSheetPart: 'Part',
  buildSheetChoice: 'As built',
  priceOf: (title: string) => `Price of ${title}`,
  totals: 'Totals',
  subtotal: 'Subtotal',
  discount: (code: string | null) => (code ? `Discount (${code.toUpperCase()})` : 'Discount'),
  shipping: 'Shipping',
  shippingFree: (code: string) => `Shipping, free with ${code.toUpperCase()}`,
  assemblyBy: (dealer: string) => `Assembly by ${dealer}`,
  assembledBy: 'Assembled by',
  assemblyAt: (dealer: string, address: string) => `${dealer}, ${address}`,
  total: 'Order total',
  delivery: 'Delivery',
  deliveryDate: (date: string) => `Estimated ${dateLong(date)}`,
  /** Orders of earlier versions have the name of an item instead of a sentence. */
  deliveryCause: (cause: string) =>
    /[.!?]$/.test(cause) ? cause : `${cause} has the longest lead time.`,
  shipTo: 'Ship to',
  billTo: 'Bill to',
  email: 'Email',
} as const

export const confirmHold = {
  title: 'Confirm your email address',
  here: 'One click to keep your items',
  look: ({ email, by, until }: { email: string; by: string; until: string }) =>
    `Look for our email to ${email}. Please use its button by ${by}. We’ll then hold your order until ${until}, so your transfer has time to arrive. Otherwise the items go back on sale.`,
  press: (by: string, until: string) =>
    `Please confirm by ${by}. We’ll then hold your order until ${until}.`,
  button: 'Keep my items',
  again: 'Send it again',
  sent: (email: string) => `${email} will get the email.`,
  change: 'Change the address',
  newEmail: 'Email address',
  send: 'Send to this address',
} as const

export const outbox = {
  title: 'Outbox',
  lead: 'Every email from this shop, newest first. Nothing is sent unless you configure a mail server.',
  loading: 'Loading the outbox…',
  empty: 'No emails yet. Place an order and check again.',
  closed: 'The outbox is closed',
  closedHint: 'It’s only available on a developer’s machine.',
  to: 'To',
  written: 'Created',
  status: {
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    dropped: 'Not sent: too many emails to this address',
    stale: 'Not sent: it waited for over a day',
    discarded: 'Discarded',
  },
  attached: (titles: readonly string[]) => `Attached: ${titles.join(', ')}`,
  source: 'HTML source',
  renew: 'Refresh',
} as const
