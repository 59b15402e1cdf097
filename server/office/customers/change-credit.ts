import type { CreditAction } from '@/domain/office/customers/customers'
import type { Cents } from '@/domain/kit/money'
import { lockCustomer } from '@/server/identity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { balanceOf, CreditShort, grantCredit, revokeCredit } from '@/server/ledger'

import { creditLetter } from './credit-letter'

interface CreditChange {
  id: string
  action: CreditAction
  amount: Cents
  reason: string
  /** Idempotency key. */
  key: string
}

const TITLE = { give: 'Credit from our team', take: 'Taken back by our team' } as const

/** Runs in one transaction. @throws DomainError customer_not_found, customer_is_staff, credit_short */
export async function changeCredit(deps: Deps, change: CreditChange): Promise<void> {
  const { id, action, amount, reason, key } = change
  await deps.db
    .transaction(async (tx: Db) => {
      const { id: userId, email } = await lockCustomer(tx, id)
      const entry = { userId, amount, cause: `staff-credit-${key}`, title: TITLE[action] }
      const isBooked =
        action === 'give'
          ? await grantCredit(tx, { ...entry, kind: 'goodwill' })
          : await revokeCredit(tx, entry)
      if (!isBooked) return
      const balance = await balanceOf(tx, userId)
      const letter = creditLetter({ action, amount, reason, balance, shopUrl: deps.shopUrl })
      const kind = 'credit_changed'
      await queueLetter(deps, tx, { user_id: userId, kind, recipient: email, letter })
    })
    .catch((thrown: unknown) => {
      throw thrown instanceof CreditShort ? new DomainError('credit_short', thrown.message) : thrown
    })
}
