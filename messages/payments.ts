import type { WirePaymentRecord } from '@/contract/payment'
import { dateLong } from '@/utils/format'

const STATUS: Record<WirePaymentRecord['status'], string> = {
  open: 'Not paid yet',
  processing: 'Processing',
  paid: 'Paid',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Canceled',
  refunded: 'Refunded',
}

/** The payment records of a user. */
export const payments = {
  title: 'Payments',
  lead: 'What you paid for each order. Only the payment service sees your card number. We never do.',
  empty: 'No payments yet',
  emptyHint: 'Payments for orders you place while logged in show up here.',
  caption: 'Your payments, newest first',
  date: 'Date',
  order: 'Order',
  provider: 'Payment method',
  amount: 'Amount',
  status: 'Status',
  test: 'Test',
  statusOf: (status: WirePaymentRecord['status']) => STATUS[status],
  day: (at: string) => dateLong(at),
  remove: 'Delete',
  removeRecord: (number: string) => `Delete the payment record for order ${number}`,
  open: 'In progress. You can delete it once it’s complete.',
} as const
