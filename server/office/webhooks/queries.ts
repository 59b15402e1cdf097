import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'

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

/** Written out, so that the indexes of what waits are found. */
const IS_WAITING = sql`${webhookDeliveries.state} = 'waiting'`

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
  event_id: number
  subject: string
  tries: number
  message_id: string
  name: string
  data: Record<string, unknown>
  customer: Record<string, unknown> | null
  at: string
}

/** Deliveries among which those to be sent are chosen. */
const WINDOW = 50

interface ClaimInput {
  webhookId: string
  now: Date
  /** Until when no other process sends them. */
  until: Date
  limit: number
}

/**
 * Claims due deliveries that are the first undelivered ones of their subject. Those behind one that isn't due become
 * due after it, and in a full window also those behind the others, so that one subject keeps none from being looked at.
 * A delivery that ends makes the next of its subject due (`saveTry`).
 */
export async function claimDeliveries(
  db: Db,
  { webhookId, now, until, limit }: ClaimInput,
): Promise<ClaimedDelivery[]> {
  const [at, lease] = [timestamp(now), timestamp(until)]
  const { rows } = await db.execute<Record<keyof ClaimedDelivery, never>>(sql`
    with due as materialized (
      select event_id, subject from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'waiting' and due_at <= ${at}
      order by due_at, event_id limit ${WINDOW}
    ), ranked as (
      select due.event_id, first.event_id as first, first.due_at
      from due cross join lateral (
        select event_id, due_at from webhook_deliveries w
        where w.webhook_id = ${webhookId} and w.subject = due.subject and w.state = 'waiting'
        order by w.event_id limit 1) first
    ), blocked as (
      update webhook_deliveries d set due_at = greatest(ranked.due_at, ${lease}) from ranked
      where d.webhook_id = ${webhookId} and d.event_id = ranked.event_id and ranked.event_id <> ranked.first
        and (ranked.due_at > ${at} or (select count(*) from due) = ${WINDOW})
    ), chosen as (
      select event_id from webhook_deliveries
      where webhook_id = ${webhookId}
        and event_id in (select event_id from ranked where event_id = first order by event_id limit ${limit})
        and state = 'waiting' and due_at <= ${at}
      for update skip locked
    ), claimed as (
      update webhook_deliveries d set due_at = ${lease} from chosen
      where d.webhook_id = ${webhookId} and d.event_id = chosen.event_id
      returning d.event_id, d.subject, d.tries
    )
    select c.event_id, c.subject, c.tries, e.public_id as message_id, e.name, e.data, e.customer, e.at
    from claimed c join webhook_events e on e.id = c.event_id order by c.event_id`)
  return rows.map((row: Record<string, unknown>) => ({
    ...(row as unknown as ClaimedDelivery),
    event_id: Number(row.event_id),
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

interface TriedOne extends Pick<ClaimedDelivery, 'event_id' | 'subject'> {
  webhookId: string
}

/** Saves the outcome of a try. If it isn't tried again, the next one of its subject is due. */
export async function saveTry(
  db: Db,
  { webhookId, event_id, subject }: TriedOne,
  tried: TriedDelivery,
): Promise<void> {
  const isOfWebhook = eq(webhookDeliveries.webhook_id, webhookId)
  await db
    .update(webhookDeliveries)
    .set({ ...tried, tries: sql`${webhookDeliveries.tries} + 1` })
    .where(and(isOfWebhook, eq(webhookDeliveries.event_id, event_id)))
  if (tried.state === 'waiting') return
  const next = db
    .select({ event_id: webhookDeliveries.event_id })
    .from(webhookDeliveries)
    .where(and(isOfWebhook, eq(webhookDeliveries.subject, subject), IS_WAITING))
    .orderBy(webhookDeliveries.event_id)
    .limit(1)
  const isLater = gt(webhookDeliveries.due_at, tried.tried_at)
  await db
    .update(webhookDeliveries)
    .set({ due_at: tried.tried_at })
    .where(and(isOfWebhook, inArray(webhookDeliveries.event_id, next), isLater))
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

interface FailedTries {
  webhookId: string
  count: number
  now: Date
}

/** Counts failures. @returns the failures since the last success */
export async function countFailures(
  db: Db,
  { webhookId: webhook_id, count, now }: FailedTries,
): Promise<{ since: Date; failures: number }> {
  const { failing_since, failures } = webhookHealth
  const [row] = await db
    .insert(webhookHealth)
    .values({ webhook_id, failing_since: now, failures: count })
    .onConflictDoUpdate({
      target: webhookHealth.webhook_id,
      set: {
        failing_since: sql`coalesce(${failing_since}, ${timestamp(now)})`,
        failures: sql`${failures} + ${count}`,
      },
    })
    .returning({ since: failing_since, failures })
  return { since: row?.since ?? now, failures: row?.failures ?? count }
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
  const isWaiting = and(eq(webhookDeliveries.webhook_id, webhookId), IS_WAITING)
  await db
    .update(webhookDeliveries)
    .set({ due_at: now })
    .where(and(isWaiting, gt(webhookDeliveries.due_at, now)))
}

/** Deletes events with their deliveries, a batch of the first ones at a time. */
export async function purgeWebhookEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DELIVERY_DAYS * 86_400_000)
  const { id, at } = webhookEvents
  const first = db.select({ id }).from(webhookEvents).orderBy(id).limit(PURGED_AT_ONCE)
  let deleted = PURGED_AT_ONCE
  while (deleted === PURGED_AT_ONCE) {
    const { rowCount } = await db
      .delete(webhookEvents)
      .where(and(inArray(id, first), lt(at, before)))
    deleted = rowCount ?? 0
  }
}

const PURGED_AT_ONCE = 5_000
