import { and, desc, eq, ne, sql } from 'drizzle-orm'

import type { Db } from '../db/client'
import { mailOutbox } from '../db/schema/mail'
import { enqueue } from '../jobs/queue'

export type MailRow = typeof mailOutbox.$inferSelect

/** Queues a mail. The unique key (order, kind) makes a second one of a kind impossible. */
export async function insertMail(db: Db, mail: typeof mailOutbox.$inferInsert): Promise<void> {
  const [row] = await db
    .insert(mailOutbox)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mailOutbox.id })
  if (row) await enqueue(db, 'mail', row.id)
}

export async function listLatestMails(db: Db, limit: number): Promise<MailRow[]> {
  // What was deleted with its account is a letter no more.
  const isThere = ne(mailOutbox.subject, '')
  return db.select().from(mailOutbox).where(isThere).orderBy(desc(mailOutbox.id)).limit(limit)
}

/** Locks a mail that is due; undefined when it was sent, is not due yet or another worker holds it. */
export async function lockDueMail(tx: Db, id: number, now: Date): Promise<MailRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.id, id),
        eq(mailOutbox.status, 'queued'),
        sql`${mailOutbox.next_attempt_at} <= ${now.toISOString()}`,
      ),
    )
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
