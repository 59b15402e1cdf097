import { and, desc, eq, sql } from 'drizzle-orm'

import type { Db } from '../db/client'
import { mailOutbox } from '../db/schema/mail'

export type MailRow = typeof mailOutbox.$inferSelect

/** Queues a mail. The unique key (order, kind) makes a second one of a kind impossible. */
export async function insertMail(db: Db, mail: typeof mailOutbox.$inferInsert): Promise<void> {
  await db.insert(mailOutbox).values(mail).onConflictDoNothing()
}

export async function listLatestMails(db: Db, limit: number): Promise<MailRow[]> {
  return db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(limit)
}

/** Locks the next mail that is due, skipping those another worker holds. */
export async function lockDueMail(tx: Db, now: Date): Promise<MailRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.status, 'queued'),
        sql`${mailOutbox.next_attempt_at} <= ${now.toISOString()}`,
      ),
    )
    .orderBy(mailOutbox.next_attempt_at)
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

export async function updateMail(
  db: Db,
  id: number,
  change: Partial<
    Pick<
      MailRow,
      'status' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at' | 'html' | 'text'
    >
  >,
): Promise<void> {
  await db.update(mailOutbox).set(change).where(eq(mailOutbox.id, id))
}
