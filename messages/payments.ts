import type { WirePaymentRecord } from '@/contract/payment'
import { dateLong } from '@/utils/format'

const STATUS: Record<WirePaymentRecord['status'], string> = {
  open: 'Not paid yet',
  processing: 'Being processed',
  paid: 'Paid',
  declined: 'Declined',
  expired: 'Expired',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** The payment records of a user. */
export const payments = {
  title: 'Payments',
  lead: 'What was paid for which order. Card numbers are known to the payment service only, never to us.',
  empty: 'There is no payment yet',
  emptyHint: 'Payments of orders that you place while you are logged in stand here.',
  caption: 'Your payments, newest first',
  date: 'Date',
  order: 'Order',
  provider: 'Paid by',
  amount: 'Amount',
  status: 'Status',
  test: 'Test',
  statusOf: (status: WirePaymentRecord['status']) => STATUS[status],
  day: (at: string) => dateLong(at),
  remove: 'Delete',
  removeRecord: (number: string) => `Delete the payment of order ${number}`,
  open: 'Under way; it can be deleted when it is finished.',
} as const
