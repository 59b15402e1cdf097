import { z } from 'zod'

import { cents, type Cents } from '@/domain/kit/money'
import type {
  RemoteRefund,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
} from '@/server/kernel/ports/payments'

import { answersOf } from '../answers/provider-answers'

/** Decimal string with two places, PayPal's format for US dollars. */
const Value = z.string().regex(/^\d{1,12}\.\d{2}$/)
const Amount = z.object({ currency_code: z.string(), value: Value })

const Capture = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  amount: Amount,
})

const RefundRow = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  amount: Amount.optional(),
  custom_id: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
})

const Order = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  update_time: z.string().optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: Amount,
        payee: z.object({ merchant_id: z.string().optional() }).optional(),
        payments: z
          .object({ captures: z.array(Capture).optional(), refunds: z.array(RefundRow).optional() })
          .optional(),
      }),
    )
    .length(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
})

const Dispute = z.object({
  dispute_id: z.string(),
  reason: z.string(),
  status: z.string(),
  dispute_amount: Amount,
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  seller_response_due_date: z.string().optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).min(1),
})

export type PayPalOrder = z.output<typeof Order>

const parseAnswer = answersOf('PayPal')

export const toOrder = (answer: unknown): PayPalOrder => parseAnswer(Order, answer)

/** Formats cents as PayPal's decimal string. @example valueOf(319900) // '3199.00' */
export function valueOf(amount: Cents): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** Parses PayPal's decimal string into cents without floats. @example centsOf('3199.00') // 319900 */
export function centsOf(value: string): Cents {
  return cents(Number(value.replace('.', '')))
}

export function toPayment(order: PayPalOrder, merchantId: string | undefined): ProviderPayment {
  const unit = order.purchase_units[0]
  const capture = unit?.payments?.captures?.at(-1)
  const status = capture ? CAPTURE_STATUS[capture.status] : ORDER_STATUS[order.status]
  const amount = capture?.amount ?? unit?.amount
  const payee = unit?.payee?.merchant_id
  return {
    ref: order.id,
    paymentId: status === 'paid' ? (capture?.id ?? null) : null,
    status,
    amount: centsOf(amount?.value ?? '0.00'),
    currency: amount?.currency_code ?? '',
    reference: unit?.custom_id ?? '',
    failureCode: status === 'failed' ? (capture?.status ?? null) : null,
    isForeign: merchantId !== undefined && payee !== undefined && payee !== merchantId,
  }
}

const CAPTURE_STATUS = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
} as const

const ORDER_STATUS = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
  VOIDED: 'expired',
  // An order with this intent is only completed by a capture.
  COMPLETED: 'processing',
} as const

const REFUND_STATUS = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const

export function toRefund(answer: unknown): ProviderRefund {
  const { id, status } = parseAnswer(RefundRow, answer)
  return { refundId: id, status: REFUND_STATUS[status] }
}

export function refundsOf(order: PayPalOrder): RemoteRefund[] {
  return (order.purchase_units[0]?.payments?.refunds ?? []).map((row) => ({
    refundId: row.id,
    status: REFUND_STATUS[row.status],
    amount: centsOf(row.amount?.value ?? '0.00'),
    key: row.custom_id ?? null,
  }))
}

/** Returns the approval URL, or null in responses to later steps. */
export function approvalOf(order: PayPalOrder): string | null {
  const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  return link?.href ?? null
}

export function toDispute(answer: unknown): ProviderDispute {
  const dispute = parseAnswer(Dispute, answer)
  const due = dispute.seller_response_due_date
  return {
    disputeId: dispute.dispute_id,
    paymentId: dispute.disputed_transactions[0]?.seller_transaction_id ?? '',
    amount: centsOf(dispute.dispute_amount.value),
    reason: dispute.reason,
    status: disputeStatus(dispute),
    evidenceDueAt: due ? new Date(due) : null,
  }
}

function disputeStatus({ status, dispute_outcome }: z.output<typeof Dispute>) {
  if (status !== 'RESOLVED') return 'open'
  return dispute_outcome?.outcome_code === 'RESOLVED_SELLER_FAVOUR' ? 'won' : 'lost'
}
