import type { PaymentRecord } from '@/contract/shop/payment/payment'
import type { Cents } from '@/domain/kit/money'
import { dateLong, money } from '@/utils/format'

const STATUS: Record<PaymentRecord['status'], (refunded: string) => string> = {
  open: () => 'Not paid yet. You weren’t charged.',
  awaiting_transfer: () => 'Waiting for your bank transfer.',
  processing: () => 'Processing. Your payment provider hasn’t confirmed it yet.',
  declined: () => 'Declined. You weren’t charged.',
  expired: () => 'Expired. You weren’t charged.',
  cancelled: () => 'Canceled. You weren’t charged.',
  in_review: () => 'In review. We have your payment and are checking it.',
  paid: () => 'Paid',
  disputed: () => 'Disputed. Your bank or payment provider is reviewing this payment.',
  dispute_lost: () => 'Disputed. Your bank or payment provider returned this payment to you.',
  not_needed: () => 'Not needed. We’re refunding all of it.',
  refunding: (refunded) => `Paid. We’re refunding ${refunded}.`,
  partly_refunded: (refunded) => `Paid. We refunded ${refunded}.`,
  refunded: () => 'Refunded in full.',
}

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
  statusOf: (status: PaymentRecord['status'], refunded: Cents) => STATUS[status](money(refunded)),
  due: 'Amount due',
  day: (at: string) => dateLong(at),
  remove: 'Delete',
  removeRecord: (number: string) => `Delete the payment record for order ${number}`,
  open: 'In progress. You can delete it once it’s complete.',
} as const
