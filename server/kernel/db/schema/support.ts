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
import { PRESENCE } from '../../../../domain/desk'
import type { LeftOut } from '../../../../domain/email-reply'
import { TICKET_PRIORITIES, TICKET_TOPICS, type TicketEventKind } from '../../../../domain/ticket'
import { TICKET_STATUSES } from '../../../../domain/ticket-moves'
import { bigId, isOneOf, moment, notNegative, writtenAt } from './columns'
import { files } from './files'
import { orderBikes } from './garage'
import { orders } from './orders'
import { users } from './users'

export const TICKET_AUTHORS = ['customer', 'agent', 'system'] as const

/** How a message came in. */
export const TICKET_CHANNELS = ['web', 'email'] as const

/** What a system message tells; `detail` is a name, a number or a state. */
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
    /** Null for a guest, and once the account was deleted. */
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull().default(''),
    /** Where answers go. */
    email: text().notNull().default(''),
    topic: text({ enum: TICKET_TOPICS }).notNull().default('other'),
    subject: text().notNull(),
    /** As it was typed: a claim, not a proof. */
    order_number: text(),
    /** The order and the bike it is about, once they were found to be the customer’s own. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    bike_id: bigint({ mode: 'number' }).references(() => orderBikes.id),
    status: text({ enum: TICKET_STATUSES }).notNull().default('new'),
    /** A trap for robots was filled in: kept for a look, but nobody is mailed and no list shows it. */
    is_spam: boolean().notNull().default(false),
    /** Of the form that was sent; the same form sent again opens no second ticket. */
    request_key: text().unique(),
    priority: text({ enum: TICKET_PRIORITIES }).notNull().default('normal'),
    tags: text().array().notNull().default([]),
    assignee_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The ticket that goes on in its place. */
    merged_into: bigint({ mode: 'number' }).references((): AnyPgColumn => tickets.id),
    /** The closed ticket whose customer wrote once more. */
    follows: bigint({ mode: 'number' }).references((): AnyPgColumn => tickets.id),
    /** Raised by whatever changes the ticket or its thread: who writes on an older state is told. */
    version: integer().notNull().default(1),
    /** The clock of the posted hours; see domain/ticket-clock.ts. */
    clock_spent_ms: bigint({ mode: 'number' }).notNull().default(0),
    clock_since: moment(),
    asked_at: moment(),
    /** Null while nothing is owed. */
    due_at: moment(),
    /** The first answer that the customer could read, and the posted hours it took. */
    first_answered_at: moment(),
    first_answer_ms: bigint({ mode: 'number' }),
    closed_at: moment(),
    /** What the customer says after closing. */
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

/** The words by which a ticket is found: whatever separates them is one blank, so that parts of an address count. */
export function ticketWords(table: {
  [Name in 'number' | 'subject' | 'name' | 'email' | 'order_number']: AnyPgColumn
}) {
  const { number, subject, name, email, order_number } = table
  return sql`to_tsvector('simple', regexp_replace(${number} || ' ' || ${subject} || ' ' || ${name} || ' ' || ${email} || ' ' || coalesce(${order_number}, ''), '[^[:alnum:]]+', ' ', 'g'))`
}

/** The thread of a ticket. The body is the text as it was written; whoever shows it escapes it. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: bigId(),
    ticket_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    author: text({ enum: TICKET_AUTHORS }).notNull(),
    /** The account that wrote it; null for a guest and for the shop itself. */
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** A note among agents, which the customer never sees. */
    is_internal: boolean().notNull().default(false),
    channel: text({ enum: TICKET_CHANNELS }).notNull().default('web'),
    /** What an email repeats of earlier ones below its own words. */
    quote: text().notNull().default(''),
    /** What of an email could not be kept. */
    left_out: jsonb().$type<LeftOut[]>().notNull().default([]),
    /** Message-ID of the email (RFC 5322), to answer it. */
    message_id: text(),
    /** Of a system message, whose body is empty. */
    event: jsonb().$type<TicketEvent>(),
    /** Of the form that was sent; the same form sent again writes nothing. */
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

/** The files of a message; each belongs to one. */
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

/** Which agents have a ticket open; a row without a sign of life is old, not true. */
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

/** What was looked for in the help center before a ticket was written, and how much was found. */
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

/** Answers that agents begin with. The body may hold placeholders; see domain/canned-answer.ts. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: bigId(),
    title: text().notNull().unique(),
    body: text().notNull(),
    /** The state of the ticket once it is sent; null leaves the choice to the agent. */
    moves_to: text({ enum: TICKET_STATUSES }),
    tags: text().array().notNull().default([]),
    updated_at: writtenAt(),
  },
  (table) => [check('canned_answers_moves_to', isOneOf(table.moves_to, TICKET_STATUSES))],
)
