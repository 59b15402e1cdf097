import { isSameMailbox } from '@/domain/kit/mailbox'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { deleteLocked } from './delete-account'
import { fieldFault } from './errors'
import { exportData } from './export-data'
import { lockAccount, lockCustomer } from './lock-customer'
import { findUserByPublicId } from './queries'
import { mailConfirmation } from './register'

/**
 * Resends the confirmation link for an email address and revokes older links.
 * @throws DomainError customer_not_found, customer_is_confirmed, too_many_requests
 */
export async function resendConfirmation(deps: Deps, id: string): Promise<void> {
  if (await findUserByPublicId(deps.db, id)) await deps.limits.take('mailLink', id)
  await deps.db.transaction(async (tx) => {
    const user = await lockAccount(tx, id)
    if (user.email_verified_at !== null && user.new_email === null) {
      throw new DomainError('customer_is_confirmed', `${id} is confirmed.`)
    }
    await mailConfirmation(deps, tx, user)
  })
}

/**
 * Exports all personal data of a customer in one snapshot. The lock makes the audit log record the export first, so
 * that no export happens without an entry.
 * @throws DomainError customer_not_found, too_many_requests
 */
export async function exportForCustomer(deps: Deps, id: string) {
  if (await findUserByPublicId(deps.db, id)) await deps.limits.take('export', id)
  const user = await deps.db.transaction((tx) => lockAccount(tx, id))
  return exportData(deps, user)
}

/**
 * Deletes the account of a customer who requested it, by the same rules as when customers delete their own accounts.
 * @param email address of the account, typed again to prevent mistakes
 * @throws DomainError customer_not_found, customer_is_staff, customer_has_order, invalid_input
 */
export async function eraseCustomer(
  deps: Deps,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await lockCustomer(tx, id)
    if (!isSameMailbox(email, user.email_key)) {
      throw fieldFault('email', 'This isn’t the email address of the account.')
    }
    await deleteLocked(deps, tx, user).catch((thrown: unknown) => {
      const isOpen = thrown instanceof DomainError && thrown.code === 'account_in_use'
      throw isOpen ? new DomainError('customer_has_order', thrown.detail) : thrown
    })
  })
}
