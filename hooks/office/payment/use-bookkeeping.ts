import type { Cents } from '@/domain/kit/money'
import type { Decision, RefundInput } from '@/contract/office/payment/payment'

import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export function useBookkeeping() {
  return useRequest('payments', ({ bookkeeping }) => bookkeeping.overview())
}

/** Posts a received bank transfer; each idempotency key stands for one receipt. */
export function useReceivedTransfer(reference: string) {
  return useAction(({ bookkeeping }, amount: Cents, key: string) =>
    bookkeeping.received({ reference, amount }, { key }),
  )
}

export function useSentRefund(id: number) {
  return useAction(({ bookkeeping }, sent: { sent_on: string; reference: string }) =>
    bookkeeping.sent({ ...sent, id }),
  )
}

/** Refunds money; each idempotency key stands for one refund. */
export function useRefund() {
  return useAction(({ bookkeeping }, input: RefundInput, key: string) =>
    bookkeeping.refund(input, { key }),
  )
}

export function useReviewDecision(orderNumber: string) {
  return useAction(({ bookkeeping }, decision: Decision) =>
    bookkeeping.decide({ ...decision, number: orderNumber }),
  )
}

export function useLookUp() {
  return useAction(({ bookkeeping }, number: string) => bookkeeping.lookUp({ number }))
}

export function useEventRetry() {
  return useAction(({ bookkeeping }, id: number) => bookkeeping.retryEvent({ id }))
}
