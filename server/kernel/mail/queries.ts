import { and, eq, ne, or, sql } from 'drizzle-orm'

import { mailboxKey } from '@/domain/kit/mailbox'
import { OPEN_TO_ANYONE } from '@/domain/kit/mail-limits'

import type { Db } from '../db/client'
import { mailOutbox } from '../db/schema/system/mail'
import { listDueRows } from '../jobs/due-rows'
import { enqueue } from '../jobs/queue'
import { isMailbox } from './spellings'

export type MailRow = typeof mailOutbox.$inferSelect

/** Queues an email. The unique key (order, kind) prevents duplicates. */
export async function insertMail(db: Db, mail: typeof mailOutbox.$inferInsert): Promise<void> {
  const [row] = await db
    .insert(mailOutbox)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mailOutbox.id })
  if (row) await enqueue(db, { queue: 'mail', id: row.id })
}

/** Counts the emails of an order. The caller must have locked the order. */
export function countMailsOf(tx: Db, orderId: number): Promise<number> {
  return tx.$count(mailOutbox, eq(mailOutbox.order_id, orderId))
}

export function listDueMails(db: Db, now: Date, limit: number): Promise<{ id: number }[]> {
  const { id, status, next_attempt_at: at } = mailOutbox
  return listDueRows(db, { work: 'mail', id, at, where: eq(status, 'queued') }, { now, limit })
}

/** Locks a due email; returns undefined if it was sent, isn't due or is locked by another worker. */
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

/** Counts emails to an address, even in flight, under a lock that parallel workers wait for. */
export async function countOpenMails(
  tx: Db,
  { id, recipient }: Pick<MailRow, 'id' | 'recipient'>,
  since: Date,
): Promise<number> {
  const inbox = mailboxKey(recipient)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mail:' || ${inbox}, 0))`)
  const kinds = OPEN_TO_ANYONE.map(
    (beginning) => sql`starts_with(${mailOutbox.kind}, ${beginning})`,
  )
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(mailOutbox)
    .where(
      and(
        isMailbox(mailOutbox.recipient, recipient),
        ne(mailOutbox.id, id),
        or(...kinds),
        or(
          and(eq(mailOutbox.status, 'sent'), sql`${mailOutbox.sent_at} > ${since.toISOString()}`),
          and(eq(mailOutbox.status, 'queued'), sql`${mailOutbox.attempts} > 0`),
        ),
      ),
    )
  return row?.count ?? 0
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
