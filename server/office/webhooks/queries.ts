import { and, eq, inArray, lt, sql } from 'drizzle-orm'

import { DELIVERY_DAYS } from '@/domain/office/webhooks/delivery'
import type { Db } from '@/server/kernel/db/client'
import {
  webhookDeliveries,
  webhookEvents,
  webhookHealth,
  webhooks,
} from '@/server/kernel/db/schema/system/webhooks'

export type WebhookRow = typeof webhooks.$inferSelect
export type HealthRow = typeof webhookHealth.$inferSelect

const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`

export interface DueWebhook {
  webhook: WebhookRow
  health: HealthRow | null
}

/** Lists the webhooks to which something is due; each is a queue of its own. */
export function listDueWebhooks(db: Db, now: Date): Promise<DueWebhook[]> {
  const { webhook_id, paused_at, probe_at } = webhookHealth
  return db
    .select({ webhook: webhooks, health: webhookHealth })
    .from(webhooks)
    .leftJoin(webhookHealth, eq(webhook_id, webhooks.id))
    .where(
      and(
        sql`${paused_at} is null and (${probe_at} is null or ${probe_at} <= ${timestamp(now)})`,
        sql`exists (select from webhook_deliveries d where d.webhook_id = ${webhooks}.id
          and d.state = 'waiting' and d.due_at <= ${timestamp(now)})`,
      ),
    )
    .orderBy(webhooks.id)
}

export interface ClaimedDelivery {
  id: number
  event_id: number
  subject: string
  tries: number
  message_id: string
  name: string
  data: Record<string, unknown>
  customer: Record<string, unknown> | null
  at: string
}

/** Deliveries among which those to be sent are chosen. Later ones of a failing subject move behind them. */
const WINDOW = 200

interface ClaimInput {
  webhookId: string
  now: Date
  /** Until when no other process sends them. */
  until: Date
  limit: number
}

/**
 * Claims due deliveries that are the first undelivered ones of their subject. Those that wait for a failed one become
 * due with it, so that they don't fill the window.
 */
export async function claimDeliveries(
  db: Db,
  { webhookId, now, until, limit }: ClaimInput,
): Promise<ClaimedDelivery[]> {
  const at = timestamp(now)
  const { rows } = await db.execute<Record<keyof ClaimedDelivery, never>>(sql`
    with due as materialized (
      select id, event_id, subject from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'waiting' and due_at <= ${at}
      order by due_at, event_id limit ${WINDOW}
    ), ranked as (
      select due.id, due.event_id, first.event_id as first, first.tries, first.due_at
      from due cross join lateral (
        select event_id, tries, due_at from webhook_deliveries w
        where w.webhook_id = ${webhookId} and w.subject = due.subject and w.state = 'waiting'
        order by w.event_id limit 1) first
    ), blocked as (
      update webhook_deliveries d set due_at = ranked.due_at from ranked
      where d.id = ranked.id and ranked.event_id <> ranked.first and ranked.tries > 0 and ranked.due_at > ${at}
    ), chosen as (
      select id from webhook_deliveries
      where id in (select id from ranked where event_id = first order by event_id limit ${limit})
        and state = 'waiting' and due_at <= ${at}
      for update skip locked
    ), claimed as (
      update webhook_deliveries d set due_at = ${timestamp(until)} from chosen where d.id = chosen.id
      returning d.id, d.event_id, d.subject, d.tries
    )
    select c.id, c.event_id, c.subject, c.tries, e.public_id as message_id, e.name, e.data, e.customer, e.at
    from claimed c join webhook_events e on e.id = c.event_id order by c.event_id`)
  return rows.map((row: Record<string, unknown>) => ({
    ...(row as unknown as ClaimedDelivery),
    ...{ id: Number(row.id), event_id: Number(row.event_id) },
    at: new Date(row.at as string).toISOString(),
  }))
}

export interface TriedDelivery {
  state: 'waiting' | 'delivered' | 'failed'
  due_at: Date
  tried_at: Date
  took_ms: number
  status: number | null
  answer: string | null
  error: string | null
}

/** Saves the outcome of a try. After a failed try, the rest of its subject waits for the next; a success ends that. */
export async function saveTry(
  db: Db,
  {
    id,
    webhookId,
    subject,
    wasFailing,
  }: { id: number; webhookId: string; subject: string; wasFailing: boolean },
  tried: TriedDelivery,
): Promise<void> {
  const isId = eq(webhookDeliveries.id, id)
  const tries = sql`${webhookDeliveries.tries} + 1`
  await db
    .update(webhookDeliveries)
    .set({ ...tried, tries })
    .where(isId)
  if (tried.state !== 'waiting' && !wasFailing) return
  const due_at = tried.state === 'waiting' ? tried.due_at : tried.tried_at
  const { webhook_id, state } = webhookDeliveries
  await db
    .update(webhookDeliveries)
    .set({ due_at })
    .where(
      and(eq(webhook_id, webhookId), eq(webhookDeliveries.subject, subject), eq(state, 'waiting')),
    )
}

const SUCCESS_NOTED_MS = 60_000

/** Notes a success at most once a minute, because every delivery has one. */
export async function recordSuccess(db: Db, webhook_id: string, now: Date): Promise<void> {
  const isOld = sql`${webhookHealth.succeeded_at} is null or ${webhookHealth.failing_since} is not null
    or ${webhookHealth.succeeded_at} < ${timestamp(new Date(now.getTime() - SUCCESS_NOTED_MS))}`
  const noted = { succeeded_at: now, failing_since: null, failures: 0, probe_at: null }
  await db
    .insert(webhookHealth)
    .values({ webhook_id, ...noted })
    .onConflictDoUpdate({ target: webhookHealth.webhook_id, set: noted, setWhere: isOld })
}

/** Counts a failure. @returns the failures since the last success */
export async function countFailure(
  db: Db,
  webhook_id: string,
  now: Date,
): Promise<{ since: Date; failures: number }> {
  const { failing_since, failures } = webhookHealth
  const [row] = await db
    .insert(webhookHealth)
    .values({ webhook_id, failing_since: now, failures: 1 })
    .onConflictDoUpdate({
      target: webhookHealth.webhook_id,
      set: {
        failing_since: sql`coalesce(${failing_since}, ${timestamp(now)})`,
        failures: sql`${failures} + 1`,
      },
    })
    .returning({ since: failing_since, failures })
  return { since: row?.since ?? now, failures: row?.failures ?? 1 }
}

export async function setProbe(db: Db, webhookId: string, probe_at: Date): Promise<void> {
  await db.update(webhookHealth).set({ probe_at }).where(eq(webhookHealth.webhook_id, webhookId))
}

/** @returns whether it wasn't paused before */
export async function pauseWebhook(db: Db, webhook_id: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(webhookHealth)
    .values({ webhook_id, paused_at: now })
    .onConflictDoUpdate({
      target: webhookHealth.webhook_id,
      set: { paused_at: now },
      setWhere: sql`${webhookHealth.paused_at} is null`,
    })
    .returning({ id: webhookHealth.webhook_id })
  return rows.length > 0
}

/** Sends again; what waits is due at once. */
export async function resumeWebhook(db: Db, webhookId: string, now: Date): Promise<void> {
  await db
    .update(webhookHealth)
    .set({ paused_at: null, failing_since: null, failures: 0, probe_at: null })
    .where(eq(webhookHealth.webhook_id, webhookId))
  await db
    .update(webhookDeliveries)
    .set({ due_at: now })
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), eq(webhookDeliveries.state, 'waiting')))
}

/** Deletes events with their deliveries, a batch at a time. */
export async function purgeWebhookEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DELIVERY_DAYS * 86_400_000)
  const batch = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(lt(webhookEvents.at, before))
    .orderBy(webhookEvents.at)
    .limit(PURGED_AT_ONCE)
  let deleted = PURGED_AT_ONCE
  while (deleted === PURGED_AT_ONCE) {
    const { rowCount } = await db.delete(webhookEvents).where(inArray(webhookEvents.id, batch))
    deleted = rowCount ?? 0
  }
}

const PURGED_AT_ONCE = 5_000
