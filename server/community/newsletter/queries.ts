import { and, eq, gt, inArray, lte } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { mailOutbox } from '@/server/kernel/db/schema/mail'
import { newsletterSubscriptions as subscriptions } from '@/server/kernel/db/schema/newsletter'

export type Subscription = typeof subscriptions.$inferSelect

/** A new subscription; undefined when the address has one. Of several at once one is written. */
export async function insertSubscription(
  tx: Db,
  row: Omit<typeof subscriptions.$inferInsert, 'id'>,
): Promise<Subscription | undefined> {
  const [written] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing({ target: subscriptions.email_key })
    .returning()
  return written
}

/** Locks the subscription of an address until the transaction ends. */
export async function lockSubscription(tx: Db, key: string): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.email_key, key))
    .for('update')
  return row
}

export async function updateSubscription(
  tx: Db,
  id: number,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id))
}

/** Confirms by the token and uses it up. Of several calls at once one gets it. */
export async function confirmByToken(
  tx: Db,
  tokenHash: string,
  now: Date,
): Promise<Subscription | undefined> {
  const [row] = await tx
    .update(subscriptions)
    .set({ status: 'confirmed', token_hash: null, expires_at: null, confirmed_at: now })
    .where(
      and(
        eq(subscriptions.token_hash, tokenHash),
        eq(subscriptions.status, 'pending'),
        gt(subscriptions.expires_at, now),
      ),
    )
    .returning()
  return row
}

/** Questions that nobody answered in time are forgotten, address and all. */
export async function deleteUnanswered(tx: Db, now: Date): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(and(eq(subscriptions.status, 'pending'), lte(subscriptions.expires_at, now)))
}

export async function deleteSubscription(
  tx: Db,
  by: { public_id: string } | { email_key: string },
): Promise<Subscription | undefined> {
  const isMeant =
    'public_id' in by
      ? eq(subscriptions.public_id, by.public_id)
      : eq(subscriptions.email_key, by.email_key)
  const [row] = await tx.delete(subscriptions).where(isMeant).returning()
  return row
}

/** Takes address and text out of the newsletter's letters to somebody; one that waits is not sent. */
export async function blankLetters(tx: Db, recipient: string): Promise<void> {
  const isMeant = and(eq(mailOutbox.recipient, recipient), inArray(mailOutbox.kind, LETTER_KINDS))
  await tx
    .update(mailOutbox)
    .set({ status: 'failed' })
    .where(and(isMeant, inArray(mailOutbox.status, ['queued', 'stale'])))
  await tx
    .update(mailOutbox)
    .set({ recipient: 'deleted@invalid', subject: '', html: '', text: '', unsubscribe_url: null })
    .where(isMeant)
}

/** The question, and what comes after it. */
const LETTER_KINDS = ['confirm_newsletter', 'newsletter']
