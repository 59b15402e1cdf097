import type { Cents } from '@/domain/money'
import type { Decision, RefundInput } from '@/services/bookkeeping'

import { useAction } from './use-action'
import { useRequest } from './use-request'

/** What of the payments waits for a person, and how the books stand. */
export function useBookkeeping() {
  return useRequest('payments', ({ bookkeeping }) => bookkeeping.overview())
}

/** Books what arrived of a transfer. One key is one receipt. */
export function useReceivedTransfer(reference: string) {
  return useAction(({ bookkeeping }, amount: Cents, key: string) =>
    bookkeeping.received(reference, amount, key),
  )
}

/** Books a refund that was sent by bank transfer. */
export function useSentRefund(id: number) {
  return useAction(({ bookkeeping }, sent: { sent_on: string; reference: string }) =>
    bookkeeping.sent(id, sent),
  )
}

/** Pays money back. One key is one refund. */
export function useRefund() {
  return useAction(({ bookkeeping }, wish: RefundInput, key: string) =>
    bookkeeping.refund(wish, key),
  )
}

/** Decides about a payment under review. */
export function useReviewDecision(orderNumber: string) {
  return useAction(({ bookkeeping }, decision: Decision) =>
    bookkeeping.decide(orderNumber, decision),
  )
}

/** Asks the provider how the payment of an order stands. */
export function useLookUp() {
  return useAction(({ bookkeeping }, number: string) => bookkeeping.lookUp(number))
}

/** Processes a failed event of a provider again. */
export function useEventRetry() {
  return useAction(({ bookkeeping }, id: number) => bookkeeping.retryEvent(id))
}
