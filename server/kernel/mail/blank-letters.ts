import { and, inArray } from 'drizzle-orm'

import type { Db } from '../db/client'
import { mailOutbox } from '../db/schema/system/mail'

/** Erases address and text of emails of these kinds to recipients, and marks unsent ones as failed. */
export async function blankLetters(
  tx: Db,
  recipients: readonly string[],
  kinds: readonly string[],
): Promise<void> {
  const isMeant = and(
    inArray(mailOutbox.recipient, [...recipients]),
    inArray(mailOutbox.kind, [...kinds]),
  )
  await tx
    .update(mailOutbox)
    .set({ status: 'failed' })
    .where(and(isMeant, inArray(mailOutbox.status, ['queued', 'stale'])))
  await tx
    .update(mailOutbox)
    .set({ recipient: 'deleted@invalid', subject: '', html: '', text: '', unsubscribe_url: null })
    .where(isMeant)
}
