import { creditsRoutes, type WireCredits } from '@/contract/credits'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'

type WireEntry = WireCredits['entries'][number]

/** One movement of credit, amounts in cents. */
export type CreditEntry = Omit<WireEntry, 'amount' | 'balance_after'> & {
  amount: Cents
  balance_after: Cents
}

/** Balance and ledger of the user's credit. */
export function creditsService(http: Http) {
  return {
    async read(page = 1) {
      const wire = await call(http, creditsRoutes.read, { query: { page } })
      const entries = wire.entries.map((entry): CreditEntry => {
        const { amount, balance_after } = entry
        return {
          ...entry,
          amount: fromDollars(amount),
          balance_after: fromDollars(balance_after),
        }
      })
      return { ...wire, balance: fromDollars(wire.balance), entries }
    },

    /** @returns what was added, and the balance with it */
    async redeem(code: string) {
      const { amount, balance } = await call(http, creditsRoutes.redeem, { body: { code } })
      return { amount: fromDollars(amount), balance: fromDollars(balance) }
    },
  }
}
