import type {
  OrdersQuery,
  OfficeOrder,
  OfficeOrderRow as OfficeRow,
} from '@/contract/office/overview/overview'

import type { AttemptStatus } from '@/domain/shop/payment/payment-moves'
import { MOST_COUNTED } from '@/domain/office/overview/overview'
import { officeMoment } from '@/messages/office/overview/overview'
import { dateLong, dateShort, thousands } from '@/utils/format'

type OrderList = NonNullable<OrdersQuery['status']>

const PAYMENT: Record<NonNullable<OfficeRow['payment']>, string> = {
  open: 'Not paid yet',
  processing: 'Processing',
  paid: 'Paid',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Canceled',
}

const ATTEMPT: Record<AttemptStatus, string> = {
  created: 'not started',
  redirected: 'started',
  processing: 'processing',
  captured: 'paid',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'canceled',
  unknown: 'no answer yet',
}
const isAttempt = (status: string): status is AttemptStatus => status in ATTEMPT

export const officeLists = {
  filters: 'Filters',
  newer: 'Newer',
  older: 'Older',
  earlier: 'Earlier',
  later: 'Later',
  pages: 'Pages',
  keys: 'Use the arrow keys to move between rows and Enter to open one.',

  orders: 'Orders',
  ordersLead: 'All orders, newest first.',
  orderLists: [
    { value: undefined, title: 'All' },
    { value: 'to_build', title: 'To build' },
    { value: 'in_production', title: 'In production' },
    { value: 'ready', title: 'To ship' },
    { value: 'late', title: 'Late' },
    { value: 'partly_shipped', title: 'Partly shipped' },
    { value: 'shipped', title: 'Shipped' },
    { value: 'delivered', title: 'Delivered' },
    { value: 'unpaid', title: 'Unpaid' },
    { value: 'under_review', title: 'Under review' },
    { value: 'disputed', title: 'Disputed' },
    { value: 'withdrawn', title: 'Withdrawal' },
    { value: 'returned', title: 'Returned' },
    { value: 'partly_refunded', title: 'Partly refunded' },
    { value: 'refunded', title: 'Refunded' },
    { value: 'cancelled', title: 'Canceled' },
    { value: 'expired', title: 'Expired' },
  ] satisfies { value: OrderList | undefined; title: string }[],
  keysOfOrders: 'Use J and K to move between orders, Enter to open one, and / to search.',
  searching: 'Searching…',
  slow: 'This takes longer than usual.',
  stale: 'We couldn’t refresh this list. You see what was loaded before.',
  search: 'Search orders',
  newOrder: 'New order',
  download: 'Download CSV',
  searchHint: 'Number, name, email, phone, city, postal code or item',
  /** @example range({ from: 1, count: 50, matching: 95 }) // '1–50 of 95' */
  range: ({ from, count, matching }: { from: number; count: number; matching: number }) =>
    `${thousands(from)}–${thousands(from + count - 1)} of ${
      matching > MOST_COUNTED ? `${thousands(MOST_COUNTED)}+` : thousands(matching)
    }`,
  found: (count: number, isWhole: boolean) =>
    isWhole ? (count === 1 ? '1 order' : `${count} orders`) : `${count} orders on this page`,
  noOrders: 'No orders yet',
  noOrdersHint: 'Orders show up here as soon as they’re placed.',
  noMatch: 'No matching orders',
  noMatchHint:
    'Try another list, or part of an order number, name, email, phone number, city, postal code, item or serial number.',
  allOrders: 'All orders',
  columns: {
    number: 'Number',
    placed: 'Placed',
    customer: 'Customer',
    items: 'Items',
    status: 'Status',
    promised: 'Promised',
    payment: 'Payment',
    total: 'Total',
  },
  paymentOf: (state: OfficeRow['payment']) => (state ? PAYMENT[state] : 'None'),
  disputed: 'Disputed',
  underReview: 'Under review',

  order: (number: string) => `Order ${number}`,
  placed: (at: string) => `Placed ${officeMoment(at)}`,
  promisedFor: (day: string, isLate: boolean) =>
    `Promised for ${dateLong(day)}${isLate ? ', late' : ''}`,
  promisedDay: (day: string, isLate: boolean) => `${dateShort(day)}${isLate ? ', late' : ''}`,
  promisedShort: (day: string, isLate: boolean) =>
    `Promised ${officeLists.promisedDay(day, isLate)}`,
  member: 'Account order',
  guest: 'Guest order',
  lines: 'Items',
  creditUsed: 'Paid with store credit',
  attempts: 'Payment attempts',
  attempt: (status: string) => (isAttempt(status) ? ATTEMPT[status] : status),
  noAttempts: 'No payment attempts yet.',
  refunds: 'Refunds',
  noRefunds: 'No refunds.',
  refundTo: { provider: 'to the original payment method', credit: 'to store credit' },
  refundState: { pending: 'pending', succeeded: 'completed', failed: 'failed' },
  by: (name: string) => `by ${name}`,
  disputes: 'Disputes',
  disputeState: { open: 'Open', won: 'Won', lost: 'Lost' },
  evidence: (at: string | null) => (at ? `Evidence due ${officeMoment(at)}` : ''),
  withdrawal: 'Withdrawal',
  withdrawn: ({ declared_at, lines }: OfficeOrder['withdrawals'][number]) =>
    `Declared ${officeMoment(declared_at)} for ${lines.length === 1 ? '1 item' : `${lines.length} items`}.`,
  mails: 'Emails',
  noMails: 'No emails about this order.',
  mailState: {
    queued: 'Queued',
    sent: 'Sent',
    failed: 'Failed',
    dropped: 'Not sent: too many emails to this address',
    stale: 'Not sent: it waited for over a day',
    discarded: 'Discarded',
  },
  words: (state: string) => state.replaceAll('_', ' '),
} as const
