import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isSameSecret, sha256 } from '@/server/kernel/ports/ids'
import { liftSuppression } from '@/server/kernel/mail/suppress'
import { queueNewsletterWelcome } from './newsletter-mail'
import { unsubscribeKey, unsubscribePath } from './links'
import { confirmByToken, deleteSubscriptions, findSubscription } from './queries'

/** @throws DomainError link_invalid */
export async function confirmSubscription(deps: Deps, token: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const confirmed = await confirmByToken(tx, sha256(token), deps.clock.now())
    if (!confirmed) throw new DomainError('link_invalid', 'No pending subscription for this token.')
    // Clicking the link proves that the mailbox works.
    await liftSuppression(tx, confirmed.email)
    const unsubscribe = unsubscribePath(deps, confirmed.public_id)
    await queueNewsletterWelcome(deps, tx, { email: confirmed.email, unsubscribe })
  })
}

/**
 * Deletes a subscription instead of marking it (erasure). Idempotent.
 * @throws DomainError link_invalid for a wrong key
 */
export async function endSubscription(
  deps: Deps,
  { id, key }: { id: string; key: string },
): Promise<void> {
  if (!isSameSecret(key, unsubscribeKey(deps, id))) {
    throw new DomainError('link_invalid', 'The key doesn’t match the subscription.')
  }
  await deps.db.transaction(async (tx) => {
    const known = await findSubscription(tx, id)
    if (known) await deleteSubscriptions(tx, known.email)
  })
}
