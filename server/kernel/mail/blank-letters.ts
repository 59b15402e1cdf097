import { and, eq, inArray } from 'drizzle-orm'

import type { Db } from '../db/client'
import { mailOutbox } from '../db/schema/system/mail'

/** Erases address and text of emails of these kinds to a recipient, and marks unsent ones as failed. */
export async function blankLetters(
  tx: Db,
  recipient: string,
  kinds: readonly string[],
): Promise<void> {
  const isMeant = and(eq(mailOutbox.recipient, recipient), inArray(mailOutbox.kind, [...kinds]))
  await tx
    .update(mailOutbox)
    .set({ status: 'failed' })
    .where(and(isMeant, inArray(mailOutbox.status, ['queued', 'stale'])))
  await tx
    .update(mailOutbox)
    .set({ recipient: 'deleted@invalid', subject: '', html: '', text: '', unsubscribe_url: null })
    .where(isMeant)
}
