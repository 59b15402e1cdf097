import { paymentRoutes, type WireSandboxPayment } from '@/contract/payment'

import { call } from './http/call'
import type { Http } from './http/http'

export type SandboxOutcome = 'succeed' | 'decline' | 'pending'

/** Returns from payment pages (spec §7 Checkout) and the sandbox provider's page. */
export function paymentService(http: Http) {
  return {
    finish(attempt: string, token: string) {
      return call(http, paymentRoutes.callBackPay, { params: { a: attempt, b: token } })
    },

    again(number: string, key: string) {
      return call(http, paymentRoutes.payAgain, { params: { number, key } })
    },

    sandbox(id: string): Promise<WireSandboxPayment> {
      return call(http, paymentRoutes.sandboxPayment, { params: { id } })
    },

    actInSandbox(id: string, outcome: SandboxOutcome): Promise<WireSandboxPayment> {
      return call(http, paymentRoutes.sandboxAct, { params: { id }, body: { outcome } })
    },
  }
}
