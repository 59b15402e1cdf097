import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

import { DELIVERY_STATES } from '@/domain/office/webhooks/delivery'
import type { WebhookEvent } from '@/domain/office/webhooks/webhook-events'

import { bigId, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { orders } from '../orders/orders'
import { tickets } from '../community/support'

export const webhooks = pgTable(
  'webhooks',
  {
    id: text().primaryKey(),
    address: text().notNull(),
    name: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Whether bodies contain names and addresses of customers. */
    with_customer: boolean().notNull().default(false),
    /** Signing secret, encrypted with the shop's secret. */
    sealed_secret: text().notNull(),
    /** Last characters of the secret, by which staff recognize it. */
    secret_end: text().notNull(),
    previous_secret: text(),
    /** Until when the previous secret signs, too. */
    previous_until: moment(),
    created_at: writtenAt(),
  },
  (table) => [check('webhooks_events', sql`cardinality(${table.events}) > 0`)],
)

/** How sending goes. A table of its own, because any write to `webhooks` makes a new version for its form. */
export const webhookHealth = pgTable(
  'webhook_health',
  {
    webhook_id: text()
      .primaryKey()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    succeeded_at: moment(),
    /** First failure since the last success. */
    failing_since: moment(),
    /** Failures since the last success. */
    failures: integer().notNull().default(0),
    /** When a failing webhook is tried again; null if it isn't limited. */
    probe_at: moment(),
    paused_at: moment(),
  },
  (table) => [
    index('webhook_health_paused')
      .on(table.webhook_id)
      .where(sql`${table.paused_at} is not null`),
  ],
)

/** Events for webhooks, written in the transaction of the change. A trigger adds body and deliveries at its commit. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: bigId(),
    /** The `webhook-id` of its deliveries. */
    public_id: text()
      .notNull()
      .default(sql`'evt_' || replace(gen_random_uuid()::text, '-', '')`),
    name: text().notNull(),
    /** Deliveries about one subject are sent in order, such as `order/NK-100001`. */
    subject: text().notNull(),
    order_id: bigint({ mode: 'number' }).references(() => orders.id, { onDelete: 'cascade' }),
    ticket_id: bigint({ mode: 'number' }).references(() => tickets.id, { onDelete: 'cascade' }),
    /** Members that the state of the subject doesn't have. */
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    data: jsonb().$type<Record<string, unknown>>(),
    /** Personal data, which only some webhooks receive. Null if there is none, and once it is erased. */
    customer: jsonb().$type<Record<string, unknown>>(),
    at: writtenAt(),
  },
  (table) => [
    index('webhook_events_order')
      .on(table.order_id)
      .where(sql`${table.order_id} is not null`),
    index('webhook_events_ticket')
      .on(table.ticket_id)
      .where(sql`${table.ticket_id} is not null`),
  ],
)

/**
 * One for each webhook that wants an event. Many are written with each change of the shop, so there are few indexes,
 * and triggers remove the rows of a removed webhook or event: checks of foreign keys would lock the webhooks' rows.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    webhook_id: text().notNull(),
    event_id: bigint({ mode: 'number' }).notNull(),
    /** Copied from the event. */
    subject: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** While a process sends it, the end of that process's lease. */
    due_at: moment().notNull(),
    tries: integer().notNull().default(0),
    tried_at: moment(),
    took_ms: integer(),
    /** HTTP status of the last answer; null without one. */
    status: integer(),
    /** Beginning of the last answer. */
    answer: text(),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.webhook_id, table.event_id] }),
    index('webhook_deliveries_due')
      .on(table.webhook_id, table.due_at, table.event_id)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_subject')
      .on(table.webhook_id, table.subject, table.event_id)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_failed')
      .on(table.webhook_id)
      .where(sql`${table.state} = 'failed'`),
    check('webhook_deliveries_state', isOneOf(table.state, DELIVERY_STATES)),
    check('webhook_deliveries_tries', notNegative(table.tries)),
  ],
)
