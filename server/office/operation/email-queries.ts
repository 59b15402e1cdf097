import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'

import type { EmailList } from '@/domain/office/operation/operation'
import { attachedTitles } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { enqueueAll } from '@/server/kernel/jobs/queue'
import { isMailbox } from '@/server/kernel/mail/spellings'

import { countRows, pageAt, type PageCursors } from '@/server/kernel/db/keyset'

const STATUS_OF = {
  failed: 'failed',
  stale: 'stale',
  waiting: 'queued',
  held: 'dropped',
  discarded: 'discarded',
  sent: 'sent',
} as const satisfies Record<EmailList, string>
const LIST_OF = {
  failed: 'failed',
  stale: 'stale',
  queued: 'waiting',
  dropped: 'held',
  discarded: 'discarded',
  sent: 'sent',
} as const

export interface EmailsQuery extends PageCursors {
  list?: EmailList | undefined
  q?: string | undefined
}

const COLUMNS = {
  number: sql<string>`${mailOutbox.id}::text`,
  subject: mailOutbox.subject,
  recipient: mailOutbox.recipient,
  status: mailOutbox.status,
  created_at: mailOutbox.created_at,
  sent_at: mailOutbox.sent_at,
  attempts: mailOutbox.attempts,
  next_attempt_at: mailOutbox.next_attempt_at,
  last_error: mailOutbox.last_error,
  order_number: orders.number,
  attachments: attachedTitles,
}

export async function listEmails(db: Db, { list, q, ...marks }: EmailsQuery) {
  const page = pageAt({ id: mailOutbox.id, isNewestFirst: true }, marks)
  const isMeant = list && eq(mailOutbox.status, STATUS_OF[list])
  const filter = and(ne(mailOutbox.subject, ''), isMeant, searchCondition(db, q))
  const rows = await db
    .select(COLUMNS)
    .from(mailOutbox)
    .leftJoin(orders, eq(orders.id, mailOutbox.order_id))
    .where(and(filter, page.where))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const range = await page.range(rows, (ahead, limit) => {
    const matching = db.select({ id: mailOutbox.id }).from(mailOutbox).where(and(filter, ahead))
    return countRows(db, matching.limit(limit).as('matching'))
  })
  const { rows: read, ...ends } = page.cut(rows)
  const emails = read.map(({ number: id, status, created_at, sent_at, ...row }) => ({
    ...row,
    id,
    list: LIST_OF[status],
    written_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    next_attempt_at: status === 'queued' ? row.next_attempt_at.toISOString() : null,
  }))
  return { emails, failed: await countFailed(db), ...ends, range }
}

/** Returns a condition for an exact address or order number, because both are indexed. */
function searchCondition(db: Db, q = ''): SQL | undefined {
  const text = q.trim()
  if (text === '') return undefined
  if (text.includes('@')) return isMailbox(mailOutbox.recipient, text)
  const order = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, text.toUpperCase()))
  return inArray(mailOutbox.order_id, order)
}

const countFailed = (db: Db) => db.$count(mailOutbox, eq(mailOutbox.status, 'failed'))

/** Requeues unsent emails. Senders clear the error first, so none in flight is sent twice. */
export async function planAgain(db: Db, ids: readonly string[], now: Date): Promise<number[]> {
  const planned = await db
    .update(mailOutbox)
    // Keep the existing rows: new emails would count toward the rate limit per address.
    .set({ status: 'queued', attempts: 1, next_attempt_at: now, last_error: null })
    .where(
      and(
        inArray(mailOutbox.id, ids.map(Number)),
        // An email whose text was purged can't be sent.
        ne(mailOutbox.html, ''),
        or(
          eq(mailOutbox.status, 'stale'),
          and(inArray(mailOutbox.status, ['failed', 'queued']), isNotNull(mailOutbox.last_error)),
        ),
      ),
    )
    .returning({ id: mailOutbox.id })
  const claimed = planned.map(({ id }) => id)
  await enqueueAll(db, 'mail', claimed)
  return claimed
}

/** Discards stale and failed emails and purges their text. @returns the number of discarded emails */
export async function discardEmails(tx: Db, ids: readonly string[]): Promise<number> {
  const discarded = await tx
    .update(mailOutbox)
    .set({ status: 'discarded', html: '', text: '' })
    .where(
      and(inArray(mailOutbox.id, ids.map(Number)), inArray(mailOutbox.status, ['stale', 'failed'])),
    )
    .returning({ id: mailOutbox.id })
  return discarded.length
}
