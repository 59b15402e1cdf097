import type { Cents } from '@/domain/money'
import { dateLong, money } from '@/utils/format'

/** Payments in the back-office: what waits for a person and how the books stand. */
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
  amount: 'Amount in dollars',
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
  },
} as const
