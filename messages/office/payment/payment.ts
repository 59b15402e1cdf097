import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import type { Cents } from '@/domain/kit/money'
import { providerName } from '@/messages/kit/providers'
import { dateLong, money } from '@/utils/format'
import { amountLabel } from '@/messages/office/kit/amount-label'

type OverdueTransfer = BookkeepingOverview['late_transfers'][number]
type RefundToSend = BookkeepingOverview['refunds_to_send'][number]

/** Texts for reasons that the shop itself sets; all others are typed by an administrator. */
const REFUND_REASON: Record<string, string> = {
  cancelled: 'The order was canceled.',
  expired: 'The order expired.',
  'review-ended': 'No one decided about the payment in time.',
  'nothing-left': 'The order doesn’t need this payment.',
  'paid-too-much': 'The buyer paid too much.',
  'paid-twice': 'The order was paid twice.',
  'paid-after-cancellation': 'The payment arrived after the order was canceled.',
  'paid-after-expiry-without-stock':
    'The payment arrived after the order expired, and its items are sold out.',
  'paid-after-expiry-without-credit':
    'The payment arrived after the order expired, and the store credit for it is spent.',
}

export const bookkeeping = {
  title: 'Payments',
  lead: 'What needs attention, and how our books compare with the providers’.',
  zone: 'Dates on this page are in UTC.',
  nothing: 'Nothing needs attention.',
  reviews: 'Orders under review',
  lookUp: 'Check with provider',
  lookedUp: (number: string, status: string) =>
    `Order ${number} is ${status.replaceAll('_', ' ')}.`,
  disputes: 'Open disputes',
  evidence: (at: string | null) =>
    at ? `Evidence due ${dateLong(at)}` : 'No deadline for evidence',
  refunds: 'Failed refunds',
  events: 'Failed payment events',
  retry: 'Try again',
  retried: 'We’re processing the event again.',
  transfers: 'Expected bank transfers',
  received: 'Mark as received',
  wasReceived: (reference: string) => `${reference} is marked as received.`,
  receivedAmount: (reference: string) => `Amount received for ${reference}`,
  since: (at: string, received: Cents) =>
    received > 0
      ? `since ${dateLong(at)}, ${money(received)} received so far`
      : `since ${dateLong(at)}`,
  unsent: 'Refunds to hand back',
  unsentLead:
    'Send a bank transfer to the account that the payment came from, and hand back what you took in cash or by card terminal. Then enter the day and how. The buyer gets a credit note.',
  unsentWhy: ({ reason, reference, provider, created_at }: RefundToSend) =>
    `${REFUND_REASON[reason] ?? reason} Paid by ${providerName(provider).toLowerCase()}, reference ${reference}. Due since ${dateLong(created_at)}.`,
  sentOn: (number: string) => `Date sent for ${number}`,
  sentReference: (number: string, provider: string) =>
    provider === 'bank'
      ? `Reference of the transfer for ${number}`
      : `How it was handed back for ${number}, such as “in cash” or a receipt number`,
  markSent: 'Mark as sent',
  wasSent: (number: string) => `The refund for ${number} is marked as sent.`,
  late: 'Bank transfers of ended orders',
  lateLead:
    'If a payment arrives for one of these, enter it here. An expired order is built if it’s paid in full and its items are still available. Otherwise, the money appears under “Refunds to hand back.”',
  lateState: ({ status, created_at, received }: OverdueTransfer) =>
    [
      `Order ${status === 'cancelled' ? 'canceled' : status.replaceAll('_', ' ')}, placed ${dateLong(created_at)}.`,
      received > 0 ? `${money(received)} received.` : '',
    ]
      .join(' ')
      .trim(),
  checks: 'Reconciliation',
  checked: (at: string, matched: number) => `${dateLong(at)}: ${matched} payments match.`,
  noChecks: 'No comparison yet. It runs every hour for each provider with API keys.',
  classes: {
    missing_here: 'Missing in our books',
    missing_there: 'Missing at the provider',
    amount_differs: 'Amounts differ',
  },
  days: 'Daily totals',
  noDays: 'No payments yet.',
  columns: ['Day', 'Provider', 'Payments', 'Captured', 'Refunded', 'Lost'],
  refundTitle: 'Issue a refund',
  number: 'Order number',
  get amount() {
    return amountLabel('Amount')
  },
  amountHint: 'For example, 49.90. You can’t refund more than what’s left of the payment.',
  reason: 'Reason',
  reasonHint: 'Stored with the refund. The customer doesn’t see it.',
  target: 'To',
  targets: [
    { value: 'provider', title: 'Original payment method' },
    { value: 'credit', title: 'Store credit' },
  ],
  refund: 'Refund',
  refunded: (number: string) => `The refund for ${number} is on its way.`,
  faults: {
    number: 'Enter the order number.',
    amount: 'Enter an amount, such as 49.90.',
    reason: 'Enter a short reason.',
    sentOn: 'Enter the day.',
    reference: 'Enter how, or a reference.',
  },
} as const
