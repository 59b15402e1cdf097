import { and, asc, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { newsletterSubscriptions as subscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { blankLetters } from '@/server/kernel/mail/blank-letters'
import { emailSpellings } from '@/server/kernel/mail/spellings'

export type Subscription = typeof subscriptions.$inferSelect

/** Inserts a subscription; undefined if the address already has one. Safe for concurrent calls. */
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

/** Locks the subscription of a mailbox, preferring a confirmed one. */
export async function lockSubscription(tx: Db, email: string): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.email_key, emailSpellings(email)))
    .orderBy(desc(eq(subscriptions.status, 'confirmed')), asc(subscriptions.id))
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

/** Consumes the token and confirms the subscription. Of concurrent calls, one succeeds. */
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

/** Deletes unanswered questions once they have expired, and erases the emails that asked them. */
export function purgeUnanswered(tx: Db, now: Date): Promise<void> {
  return endWhere(tx, and(eq(subscriptions.status, 'pending'), lte(subscriptions.expires_at, now)))
}

export async function findSubscription(
  tx: Db,
  publicId: string,
): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.public_id, publicId))
  return row
}

/** Deletes every subscription of a mailbox, and erases the emails sent for it. */
export function deleteSubscriptions(tx: Db, email: string): Promise<void> {
  return endWhere(tx, inArray(subscriptions.email_key, emailSpellings(email)))
}

async function endWhere(tx: Db, where: SQL | undefined): Promise<void> {
  const ended = await tx
    .delete(subscriptions)
    .where(where)
    .returning({ email: subscriptions.email })
  const addresses = ended.map(({ email }) => email)
  await blankLetters(tx, addresses, LETTER_KINDS)
}

const LETTER_KINDS = ['confirm_newsletter', 'newsletter']
