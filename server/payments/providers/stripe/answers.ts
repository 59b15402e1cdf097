import { z } from 'zod'

import { cents } from '@/domain/kit/money'
import type { RemoteRefund, ProviderDispute, ProviderPayment } from '@/server/kernel/ports/payments'

import { answersOf } from '../answers/provider-answers'

const Amount = z.int().min(0)

const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: Amount,
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
    .nullish(),
})

const Session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: Amount,
  currency: z.string(),
  client_reference_id: z.string().nullable(),
  livemode: z.boolean(),
  payment_intent: Intent.nullable(),
  url: z.string().nullish(),
})

const Refund = z.object({
  id: z.string(),
  amount: Amount,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.record(z.string(), z.string()).nullish(),
})

const Dispute = z.object({
  id: z.string(),
  amount: Amount,
  reason: z.string(),
  status: z.string(),
  payment_intent: z.string().nullable(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
})

const Answered = z.object({
  evidence_details: z.object({ submission_count: z.int().min(0).nullish() }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

const parseAnswer = answersOf('Stripe')

/** Converts a Checkout Session with an expanded payment intent. */
export function toPayment(answer: unknown, isLive: boolean): ProviderPayment & { url: string } {
  const session = parseAnswer(Session, answer)
  const intent = session.payment_intent
  return {
    ref: session.id,
    paymentId: session.payment_status === 'paid' ? (intent?.id ?? null) : null,
    status: statusOf(session),
    amount: cents(session.payment_status === 'paid' ? receivedBy(session) : session.amount_total),
    currency: session.currency.toUpperCase(),
    reference: session.client_reference_id ?? '',
    failureCode:
      intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? null,
    isForeign: session.livemode !== isLive,
    url: session.url ?? '',
  }
}

function receivedBy({ payment_intent: intent, amount_total }: z.output<typeof Session>): number {
  return intent ? intent.amount_received : amount_total
}

function statusOf(session: z.output<typeof Session>): ProviderPayment['status'] {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'open' || session.status === 'expired') return session.status
  const intent = session.payment_intent?.status
  // Complete but unpaid: a delayed payment method is in transit or has failed.
  if (intent === 'requires_payment_method' || intent === 'canceled') return 'failed'
  return 'processing'
}

const REFUND_STATUS = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const

/** @param keyName metadata field that contains the shop's key */
export function toRefund(answer: unknown, keyName: string): RemoteRefund {
  const { id, amount, status, metadata } = parseAnswer(Refund, answer)
  return {
    refundId: id,
    amount: cents(amount),
    status: REFUND_STATUS[status],
    key: metadata?.[keyName] ?? null,
  }
}

export function toDispute(answer: unknown): ProviderDispute {
  const { id, amount, reason, status, payment_intent, evidence_details } = parseAnswer(
    Dispute,
    answer,
  )
  const due = evidence_details?.due_by
  return {
    disputeId: id,
    paymentId: payment_intent ?? '',
    amount: cents(amount),
    reason,
    status:
      status === 'won' || status === 'warning_closed' ? 'won' : status === 'lost' ? 'lost' : 'open',
    evidenceDueAt: due ? new Date(due * 1000) : null,
  }
}

/** Returns how many times evidence was submitted for a dispute, and the key of the submission. */
export function submissionOf(answer: unknown, keyName: string) {
  const { evidence_details, metadata } = parseAnswer(Answered, answer)
  return { count: evidence_details?.submission_count ?? 0, key: metadata?.[keyName] ?? null }
}
