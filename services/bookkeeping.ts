import { bookkeepingRoutes as routes } from '@/contract/bookkeeping'
import { toDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'

export interface RefundWish {
  number: string
  amount: Cents
  target: 'provider' | 'credit'
  reason: string
}

/** Payments as administrators see them. Amounts of answers are dollars, as on the wire. */
export function bookkeepingService(http: Http) {
  return {
    overview: () => call(http, routes.overview, {}),

    refund({ number, amount, target, reason }: RefundWish, key: string) {
      const body = { amount: toDollars(amount), target, reason }
      const headers = { 'idempotency-key': key }
      return call(http, routes.refund, { params: { number }, body }, { headers })
    },

    lookUp: (number: string) => call(http, routes.lookUp, { params: { number } }),

    retryEvent: (id: number) => call(http, routes.retryEvent, { params: { id } }),

    received: (reference: string, amount: Cents) =>
      call(http, routes.received, { params: { reference }, body: { amount: toDollars(amount) } }),
  }
}
