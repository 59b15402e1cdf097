import { paymentRoutes, type PaymentState } from '@/contract/shop/payment/payment'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

/** Parameters of a return from a payment page: attempt, and the token or provider's id as proof. */
export interface PaymentReturn {
  kind: 'token' | 'card' | 'paypal'
  attempt: string
  token: string
}

export type SandboxOutcome = 'succeed' | 'decline' | 'pending'

/** Returns from payment pages (spec §7 Checkout), and the sandbox provider's page. */
export function paymentService(http: Http) {
  return {
    ...clientOf(http, paymentRoutes),

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
  }
}
