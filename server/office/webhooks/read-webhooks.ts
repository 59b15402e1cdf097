import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'

import { webhookBody } from '@/contract/office/webhooks/webhook-bodies.schema'
import type { DeliveryState, WebhookState } from '@/domain/office/webhooks/delivery'
import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'
import type { Db } from '@/server/kernel/db/client'
import {
  webhookDeliveries,
  webhookEvents,
  webhookHealth,
  webhooks,
} from '@/server/kernel/db/schema/system/webhooks'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { HealthRow, WebhookRow } from './queries'
import { bodyOf } from './send-delivery'

const toWire = (at: Date | null | undefined) => at?.toISOString() ?? null

function stateOf(health: HealthRow | undefined): WebhookState {
  if (health?.paused_at) return 'paused'
  if (health?.failing_since) return 'failing'
  return health?.succeeded_at ? 'working' : 'new'
}

/** Returns how sending to webhooks goes, for the list. */
export async function readHealth(db: Db, rows: readonly WebhookRow[]) {
  const ids = rows.map(({ id }) => id)
  const [health, counts] = await Promise.all([
    db.select().from(webhookHealth).where(inArray(webhookHealth.webhook_id, ids)),
    countOpen(db, ids),
  ])
  const healthOf = new Map(health.map((row) => [row.webhook_id, row]))
  const countOf = (id: string, state: DeliveryState) =>
    counts.find((one) => one.id === id && one.state === state)?.count ?? 0
  return ({ id, secret_end, previous_until }: WebhookRow) => {
    const known = healthOf.get(id)
    return {
      state: stateOf(known),
      ...{ succeeded_at: toWire(known?.succeeded_at), paused_at: toWire(known?.paused_at) },
      failing_since: toWire(known?.failing_since),
      ...{ waiting: countOf(id, 'waiting'), failed: countOf(id, 'failed') },
      ...{ secret_end, previous_until: toWire(previous_until) },
    }
  }
}

function countOpen(db: Db, ids: string[]) {
  const { webhook_id: id, state } = webhookDeliveries
  return db
    .select({ id, state, count: count() })
    .from(webhookDeliveries)
    .where(and(inArray(id, ids), inArray(state, ['waiting', 'failed'])))
    .groupBy(id, state)
}

/** @throws DomainError webhook_not_found */
export async function requireWebhook(db: Db, id: string, lock?: 'key share'): Promise<WebhookRow> {
  const found = db.select().from(webhooks).where(eq(webhooks.id, id)).$dynamic()
  const [row] = await (lock ? found.for(lock) : found)
  if (!row) throw new DomainError('webhook_not_found', id)
  return row
}

const PAGE = 25

interface DeliveriesQuery {
  id: string
  state?: DeliveryState | undefined
  after?: string | undefined
}

export async function listDeliveries(db: Db, { id, state, after }: DeliveriesQuery) {
  await requireWebhook(db, id)
  const rows = await selectDeliveries(db)
    .where(
      and(
        eq(webhookDeliveries.webhook_id, id),
        state && eq(webhookDeliveries.state, state),
        after === undefined ? undefined : lt(webhookDeliveries.event_id, Number(after)),
      ),
    )
    .orderBy(desc(webhookDeliveries.event_id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    deliveries: page.map(toRow),
    next: rows.length > PAGE && last ? String(last.delivery.event_id) : null,
  }
}

const selectDeliveries = (db: Db) =>
  db
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id))
    .$dynamic()

type FoundDelivery = Awaited<ReturnType<typeof selectDeliveries>>[number]

function toRow({ delivery, event }: FoundDelivery) {
  const { event_id: id, subject, state, tries, tried_at, due_at, took_ms, status, error } = delivery
  return {
    ...{ id, message_id: event.public_id, event: event.name, subject, state },
    ...{ at: event.at.toISOString(), tries, tried_at: toWire(tried_at) },
    due_at: state === 'waiting' ? due_at.toISOString() : null,
    ...{ took_ms, status, error },
  }
}

interface DeliveryKey {
  id: string
  delivery: number
}

/** @throws DomainError webhook_not_found, webhook_delivery_not_found */
export async function readDelivery(db: Db, { id, delivery }: DeliveryKey) {
  const webhook = await requireWebhook(db, id)
  const [found] = await selectDeliveries(db).where(
    and(eq(webhookDeliveries.webhook_id, id), eq(webhookDeliveries.event_id, delivery)),
  )
  if (!found) throw new DomainError('webhook_delivery_not_found', String(delivery))
  const { public_id: message_id, name, data, customer, at } = found.event
  const message = { message_id, name, data: data ?? {}, customer, at: at.toISOString() }
  return { ...toRow(found), body: bodyOf(message, webhook), answer: found.delivery.answer }
}

/** Returns the events with an example body each, made from the schema of the bodies. */
export const webhookExamples = ({ exampleOf }: Pick<Deps, 'exampleOf'>) =>
  WEBHOOK_EVENTS.map((name) => ({
    name,
    body: JSON.stringify(exampleOf(webhookBody(name)), null, 2),
  }))
