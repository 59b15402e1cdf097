import {
  paymentRoutes,
  type PaymentRecord,
  type PaymentState,
  type SandboxPayment,
} from '@/contract/shop/payment/payment'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

/** Parameters of a return from a payment page: attempt, and the token or provider's id as proof. */
export interface PaymentReturn {
  kind: 'token' | 'card' | 'paypal'
  attempt: string
  token: string
}

export type SandboxOutcome = 'succeed' | 'decline' | 'pending'

export type { PaymentRecord }

/** Returns from payment pages (spec §7 Checkout), and the sandbox provider's page. */
export function paymentService(http: Http) {
  return {
    finish({ kind, attempt, token }: PaymentReturn): Promise<PaymentState> {
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

    records: (page: number) => call(http, paymentRoutes.records, { query: { page } }),

    removeRecord: (id: string) => call(http, paymentRoutes.removeRecord, { params: { id } }),

    sandbox(id: string): Promise<SandboxPayment> {
      return call(http, paymentRoutes.sandboxPayment, { params: { id } })
    },

    actInSandbox(id: string, outcome: SandboxOutcome): Promise<SandboxPayment> {
      return call(http, paymentRoutes.sandboxAct, { params: { id }, body: { outcome } })
    },
  }
}
