import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { PRESENCE } from '@/domain/office/support/desk'
import type { LeftOut } from '@/domain/community/support/email-reply'
import {
  TICKET_PRIORITIES,
  TICKET_TOPICS,
  type TicketEventKind,
} from '@/domain/community/support/ticket'
import { TICKET_STATUSES } from '@/domain/community/support/ticket-moves'
import { bigId, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { files } from '../system/files'
import { orderBikes } from '../orders/garage'
import { orders } from '../orders/orders'
import { users } from '../accounts/users'

export const TICKET_AUTHORS = ['customer', 'agent', 'system'] as const

export const TICKET_CHANNELS = ['web', 'email'] as const

/** Content of a system message; `detail` is a name, a number or a state. */
export interface TicketEvent {
  kind: TicketEventKind
  detail: string
}

export const ticketNumbers = pgSequence('ticket_numbers', { startWith: 10001 })

export const tickets = pgTable(
  'tickets',
  {
    id: bigId(),
    number: text()
      .notNull()
      .unique()
      .default(sql`'T-' || nextval('ticket_numbers')`),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull().default(''),
    /** Recipient of replies. */
    email: text().notNull().default(''),
    topic: text({ enum: TICKET_TOPICS }).notNull().default('other'),
    subject: text().notNull(),
    /** Order number as typed; not verified. */
    order_number: text(),
    /** The ticket's order and bike, once verified as the customer’s own. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    bike_id: bigint({ mode: 'number' }).references(() => orderBikes.id),
    status: text({ enum: TICKET_STATUSES }).notNull().default('new'),
    /** Whether the honeypot was filled in. Stored for inspection, but not emailed or listed. */
    is_spam: boolean().notNull().default(false),
    request_key: text().unique(),
    priority: text({ enum: TICKET_PRIORITIES }).notNull().default('normal'),
    tags: text().array().notNull().default([]),
    assignee_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    merged_into: bigint({ mode: 'number' }).references((): AnyPgColumn => tickets.id),
    /** The closed ticket that this one follows up. */
    follows: bigint({ mode: 'number' }).references((): AnyPgColumn => tickets.id),
    /** Version of the ticket and its thread, for conflict detection. */
    version: integer().notNull().default(1),
    /** SLA clock that runs in support hours; see domain/community/support/ticket-clock.ts. */
    clock_spent_ms: bigint({ mode: 'number' }).notNull().default(0),
    clock_since: moment(),
    asked_at: moment(),
    /** When a reply is due; null while none is. */
    due_at: moment(),
    /** When the first public reply was sent, and the time it took in support hours. */
    first_answered_at: moment(),
    first_answer_ms: bigint({ mode: 'number' }),
    closed_at: moment(),
    /** The customer's feedback after closing. */
    solved: boolean(),
    score: integer(),
    score_comment: text(),
    rated_at: moment(),
    created_at: writtenAt(),
    updated_at: writtenAt(),
  },
  (table) => [
    index('tickets_user').on(table.user_id, table.updated_at),
    index('tickets_status').on(table.status, table.id),
    index('tickets_due').on(table.due_at, table.id),
    index('tickets_assignee').on(table.assignee_id, table.status),
    index('tickets_email').on(sql`lower(${table.email})`),
    index('tickets_order').on(table.order_id),
    index('tickets_bike').on(table.bike_id),
    index('tickets_created').on(table.created_at),
    index('tickets_merged').on(table.merged_into),
    index('tickets_follows').on(table.follows),
    index('tickets_tags').using('gin', table.tags),
    index('tickets_words').using('gin', ticketWords(table)),
    check('tickets_priority', isOneOf(table.priority, TICKET_PRIORITIES)),
    check('tickets_score', sql`${table.score} between 1 and 5`),
    check('tickets_clock', notNegative(table.clock_spent_ms)),
    check('tickets_status', isOneOf(table.status, TICKET_STATUSES)),
    check('tickets_topic', isOneOf(table.topic, TICKET_TOPICS)),
  ],
)

/** Search vector of a ticket. Separators become one space, so that parts of an address match. */
export function ticketWords(table: {
  [Name in 'number' | 'subject' | 'name' | 'email' | 'order_number']: AnyPgColumn
}) {
  const { number, subject, name, email, order_number } = table
  return sql`to_tsvector('simple', regexp_replace(${number} || ' ' || ${subject} || ' ' || ${name} || ' ' || ${email} || ' ' || coalesce(${order_number}, ''), '[^[:alnum:]]+', ' ', 'g'))`
}

/** Messages of a ticket. The body is raw input and must be escaped on display. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: bigId(),
    ticket_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    author: text({ enum: TICKET_AUTHORS }).notNull(),
    /** Account of the author; null for a guest and for the shop itself. */
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** Whether it is a note among agents, hidden from the customer. */
    is_internal: boolean().notNull().default(false),
    channel: text({ enum: TICKET_CHANNELS }).notNull().default('web'),
    /** Quoted earlier emails below the new text. */
    quote: text().notNull().default(''),
    /** Parts of the email that could not be stored. */
    left_out: jsonb().$type<LeftOut[]>().notNull().default([]),
    /** Message-ID of the email (RFC 5322), to which replies refer. */
    message_id: text(),
    /** Event of a system message, whose body is empty. */
    event: jsonb().$type<TicketEvent>(),
    request_key: text().unique(),
    created_at: writtenAt(),
  },
  (table) => [
    index('ticket_messages_words').using('gin', messageWords(table)),
    check('ticket_messages_channel', isOneOf(table.channel, TICKET_CHANNELS)),
    index('ticket_messages_thread').on(table.ticket_id, table.id),
    index('ticket_messages_user').on(table.user_id),
    check('ticket_messages_author', isOneOf(table.author, TICKET_AUTHORS)),
    check(
      'ticket_messages_internal',
      sql`not ${table.is_internal} or ${table.author} <> 'customer'`,
    ),
  ],
)

export function messageWords(table: { body: AnyPgColumn }) {
  return sql`to_tsvector('simple', regexp_replace(${table.body}, '[^[:alnum:]]+', ' ', 'g'))`
}

export const ticketFiles = pgTable(
  'ticket_files',
  {
    file_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    message_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => ticketMessages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('ticket_files_message').on(table.message_id)],
)

/** Agents who have a ticket open; rows without a recent heartbeat are stale. */
export const ticketPresence = pgTable(
  'ticket_presence',
  {
    ticket_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    doing: text({ enum: PRESENCE }).notNull(),
    seen_at: writtenAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ticket_id, table.user_id] }),
    index('ticket_presence_user').on(table.user_id, table.seen_at),
    check('ticket_presence_doing', isOneOf(table.doing, PRESENCE)),
  ],
)

/** Help center searches made before a ticket was sent, with their number of results. */
export const ticketSearches = pgTable(
  'ticket_searches',
  {
    ticket_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    query: text().notNull(),
    results: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticket_id, table.position] }),
    index('ticket_searches_query').on(table.query),
  ],
)

/** Reply templates for agents. The body may contain placeholders; see domain/office/support/canned-answer.ts. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: bigId(),
    title: text().notNull().unique(),
    body: text().notNull(),
    /** Ticket status after sending; null lets the agent choose. */
    moves_to: text({ enum: TICKET_STATUSES }),
    tags: text().array().notNull().default([]),
    updated_at: writtenAt(),
  },
  (table) => [check('canned_answers_moves_to', isOneOf(table.moves_to, TICKET_STATUSES))],
)
