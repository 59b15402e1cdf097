import { and, eq, lte } from 'drizzle-orm'

import type { EventProvider } from '@/domain/kit/webhooks'
import type { Db } from '@/server/kernel/db/client'
import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import { listDueRows } from '@/server/kernel/jobs/due-rows'

export type EventRow = typeof providerEvents.$inferSelect

interface NewEvent {
  provider: string
  event_id: string
  type: string
  body: string
}

/** @returns the row's id, or undefined if the event is already in the inbox */
export async function insertProviderEvent(
  db: Db,
  event: NewEvent,
  at: Date,
): Promise<number | undefined> {
  const [row] = await db
    .insert(providerEvents)
    .values({ ...event, received_at: at, next_attempt_at: at })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id })
  return row?.id
}

/** Claims the event if it is due (`for update skip locked`). */
export async function lockDueEvent(tx: Db, id: number, now: Date): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.id, id),
        eq(providerEvents.status, 'queued'),
        lte(providerEvents.next_attempt_at, now),
      ),
    )
    .for('update', { skipLocked: true })
  return row
}

export async function updateProviderEvent(
  db: Db,
  id: number,
  values: Partial<Omit<EventRow, 'id'>>,
): Promise<void> {
  await db.update(providerEvents).set(values).where(eq(providerEvents.id, id))
}

/** Requeues a dead event. @returns its provider, or undefined if the event isn't dead */
export async function reviveEvent(tx: Db, id: number, now: Date): Promise<string | undefined> {
  const rows = await tx
    .update(providerEvents)
    .set({ status: 'queued', attempts: 0, next_attempt_at: now })
    .where(and(eq(providerEvents.id, id), eq(providerEvents.status, 'dead')))
    .returning({ provider: providerEvents.provider })
  return rows[0]?.provider
}

/** Lists the due events of one provider, so that another provider's backlog can't fill the batch. */
export function listDueEvents(
  db: Db,
  { provider, now, limit }: { provider: EventProvider; now: Date; limit: number },
): Promise<{ id: number }[]> {
  const { id, status, next_attempt_at: at } = providerEvents
  const where = and(eq(providerEvents.provider, provider), eq(status, 'queued'))
  return listDueRows(db, { work: `provider-event-${provider}`, id, at, where }, { now, limit })
}
