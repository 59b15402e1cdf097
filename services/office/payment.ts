import { bookkeepingRoutes as routes, type RefundPreview } from '@/contract/office/payment/payment'
import type { Cents } from '@/domain/kit/money'
import type { RefundedPieces } from '@/domain/office/refund/refund'
import type { ReviewAction } from '@/domain/office/payment/payment-review'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { RefundPreview }

export interface RefundChoice {
  items?: RefundedPieces[]
  shipping?: Cents
  /** Amount for neither items nor shipping. */
  amount?: Cents
  target: 'provider' | 'credit'
  /** Number of the return settled by the refund. */
  return?: number
}

export interface RefundInput extends RefundChoice {
  number: string
  reason: string
  restock?: boolean
  /** Amount shown to the administrator. */
  expected?: Cents
}

export interface Decision {
  action: ReviewAction
  reason: string
  /** Amount shown to the administrator. */
  held: Cents
}

/** Payments, for administrators; amounts in cents. */
export function bookkeepingService(http: Http) {
  return {
    overview: () => call(http, routes.overview, {}),

    refund({ number, ...body }: RefundInput, key: string) {
      const headers = { 'idempotency-key': key }
      return call(http, routes.refund, { params: { number }, body }, { headers })
    },

    previewRefund: (number: string, body: RefundChoice) =>
      call(http, routes.previewRefund, { params: { number }, body }),

    lookUp: (number: string) => call(http, routes.lookUp, { params: { number } }),

    retryEvent: (id: number) => call(http, routes.retryEvent, { params: { id } }),

    /** @param body `sent_on` is a day (UTC), such as `2026-11-20` */
    sent: (id: number, body: { sent_on: string; reference: string }) =>
      call(http, routes.sent, { params: { id }, body }),

    evidence: (id: number, body: { text: string; request_key: string }) =>
      call(http, routes.evidence, { params: { id: String(id) }, body }),

    decide: (number: string, body: Decision) =>
      call(http, routes.decide, { params: { number }, body }),

    received(reference: string, amount: Cents, key: string) {
      const headers = { 'idempotency-key': key }
      return call(http, routes.received, { params: { reference }, body: { amount } }, { headers })
    },
  }
}
