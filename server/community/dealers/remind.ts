import type { Deps } from '@/server/kernel/deps'
import { queueRideLetter } from './ride-mails'
import { rideFacts } from './ride-answer'
import { claimReminder, findRide } from './ride-queries'

/** Sends a ride's reminder once: it is marked and emailed in one transaction. Idempotent. */
export async function remindOfRide(deps: Deps, id: number): Promise<void> {
  const known = await findRide(deps.db, id)
  if (!known) return
  const facts = await rideFacts(deps, known)
  await deps.db.transaction(async (tx) => {
    const ride = await claimReminder(tx, id, deps.clock.now())
    if (ride) await queueRideLetter(deps, tx, { event: 'reminder', ...facts, ride })
  })
}
