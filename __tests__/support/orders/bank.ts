import { bankProvider } from '@/server/payments/providers/bank-provider'

import type { TestShop } from '../shop'

export const BANK_ACCOUNT = 'IBAN GB00 TEST'

/** Adds bank transfers to the payment methods. */
export function offerBank({ deps }: TestShop): void {
  deps.providers.push(bankProvider({ db: deps.db, secret: deps.secret, account: BANK_ACCOUNT }))
}
