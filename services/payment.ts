import {
  paymentRoutes,
  type WirePaymentRecord,
  type WirePaymentState,
  type WireSandboxPayment,
} from '@/contract/payment'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'

/** What a payment page leads back with: its attempt and the token, or the provider's own id, that proves it. */
export interface PaymentReturn {
  kind: 'token' | 'card' | 'paypal'
  attempt: string
  token: string
}

export type SandboxOutcome = 'succeed' | 'decline' | 'pending'

/** One payment of a user, amount in cents. */
export type PaymentRecord = Omit<WirePaymentRecord, 'amount' | 'refunded'> & {
  amount: Cents
  refunded: Cents
}

/** Returns from payment pages (spec §7 Checkout) and the sandbox provider's page. */
export function paymentService(http: Http) {
  return {
    /** Back from a page: each kind of provider has a call-back of its own. */
    finish({ kind, attempt, token }: PaymentReturn): Promise<WirePaymentState> {
      if (kind === 'card') {
        const query = { session_id: token }
        return call(http, paymentRoutes.callBack, { params: { id: attempt }, query })
      }
      if (kind === 'paypal') {
        return call(http, paymentRoutes.callBackPayPal, {
          params: { id: attempt },
          query: { token },
        })
      }
      return call(http, paymentRoutes.callBackPay, { params: { a: attempt, b: token } })
    },

    again(number: string, key: string) {
      return call(http, paymentRoutes.payAgain, { params: { number, key } })
    },

    async records(page: number) {
      const wire = await call(http, paymentRoutes.records, { query: { page } })
      const payments = wire.payments.map((one): PaymentRecord => {
        return { ...one, amount: fromDollars(one.amount), refunded: fromDollars(one.refunded) }
      })
      return { ...wire, payments }
    },

    removeRecord: (id: string) => call(http, paymentRoutes.removeRecord, { params: { id } }),

    sandbox(id: string): Promise<WireSandboxPayment> {
      return call(http, paymentRoutes.sandboxPayment, { params: { id } })
    },

    actInSandbox(id: string, outcome: SandboxOutcome): Promise<WireSandboxPayment> {
      return call(http, paymentRoutes.sandboxAct, { params: { id }, body: { outcome } })
    },
  }
}
