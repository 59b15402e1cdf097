import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { liftSuppression } from '@/server/kernel/mail/suppress'
import { isSameSecret, sha256 } from '@/server/kernel/ports/ids'

import { alertKey } from './links'
import { confirmByToken, deleteRecipients, findRecipient } from './queries'

/** @throws DomainError link_invalid */
export async function confirmAlerts(deps: Deps, token: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const confirmed = await confirmByToken(tx, sha256(token), deps.clock.now())
    if (!confirmed) throw new DomainError('link_invalid', 'No pending address for this token.')
    // Clicking the link proves that the mailbox works.
    await liftSuppression(tx, confirmed.email)
  })
}

/**
 * Deletes an address with all that it waits for. Idempotent.
 * @throws DomainError link_invalid for a wrong key
 */
export async function endAlerts(
  deps: Deps,
  { id, key }: { id: string; key: string },
): Promise<void> {
  if (!isSameSecret(key, alertKey(deps, id))) {
    throw new DomainError('link_invalid', 'The key doesn’t match the address.')
  }
  await deps.db.transaction(async (tx) => {
    const known = await findRecipient(tx, id)
    if (known) await deleteRecipients(tx, known.email)
  })
}
