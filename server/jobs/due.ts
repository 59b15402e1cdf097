import { and, eq, isNull, lte } from 'drizzle-orm'

import type { EventProvider } from '@/domain/webhooks'

import type { Db } from '../db/client'
import { listDueReminders } from '../dealers/ride-queries'
import { refunds } from '../db/schema/after-sales'
import { mailOutbox } from '../db/schema/mail'
import { providerEvents } from '../db/schema/provider-events'
import { enqueueAll, ROW_QUEUES, type RowQueue } from './queue'

const BATCH = 200

/** Ids of the rows that wait for work, by queue. */
export async function listDue(db: Db, now: Date): Promise<Record<RowQueue, number[]>> {
  const mails = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, 'queued'), lte(mailOutbox.next_attempt_at, now)))
    .limit(BATCH)
  const backs = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'pending'),
        isNull(refunds.provider_refund_id),
        lte(refunds.next_attempt_at, now),
      ),
    )
    .limit(BATCH)
  const rides = await listDueReminders(db, now, BATCH)
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
  return {
    mail: ids(mails),
    refund: ids(backs),
    'provider-event-stripe': ids(await listDueEvents(db, 'stripe', now)),
    'provider-event-paypal': ids(await listDueEvents(db, 'paypal', now)),
    'ride-reminder': ids(rides),
  }
}

/** Of one provider: what waits of another must not fill the batch. */
function listDueEvents(db: Db, provider: EventProvider, now: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, provider),
        eq(providerEvents.status, 'queued'),
        lte(providerEvents.next_attempt_at, now),
      ),
    )
    .limit(BATCH)
}

/**
 * Plans again what is due and may have lost its job: rows of an older version, or of a job that was lost with a
 * worker. A row that has its job already is worked on once, because each claims its row.
 */
export async function planDue(db: Db, now: Date): Promise<void> {
  const due = await listDue(db, now)
  for (const queue of ROW_QUEUES) {
    if (due[queue].length > 0) await enqueueAll(db, queue, due[queue])
  }
}
