import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { TICKET_TOPICS } from '../../../../domain/ticket'
import { TICKET_STATUSES } from '../../../../domain/ticket-moves'
import { bigId, isOneOf, moment, writtenAt } from './columns'
import { users } from './users'

export const TICKET_AUTHORS = ['customer', 'agent', 'system'] as const

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
    status: text({ enum: TICKET_STATUSES }).notNull().default('new'),
    /** A trap for robots was filled in: kept for a look, but nobody is mailed and no list shows it. */
    is_spam: boolean().notNull().default(false),
    /** Of the form that was sent; the same form sent again opens no second ticket. */
    request_key: text().unique(),
    /** The first answer that the customer could read; the clock of the posted hours stops here. */
    first_answered_at: moment(),
    created_at: writtenAt(),
    updated_at: writtenAt(),
  },
  (table) => [
    index('tickets_user').on(table.user_id, table.updated_at),
    index('tickets_status').on(table.status, table.id),
    check('tickets_status', isOneOf(table.status, TICKET_STATUSES)),
    check('tickets_topic', isOneOf(table.topic, TICKET_TOPICS)),
  ],
)

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
    created_at: writtenAt(),
  },
  (table) => [
    index('ticket_messages_thread').on(table.ticket_id, table.id),
    index('ticket_messages_user').on(table.user_id),
    check('ticket_messages_author', isOneOf(table.author, TICKET_AUTHORS)),
    check(
      'ticket_messages_internal',
      sql`not ${table.is_internal} or ${table.author} <> 'customer'`,
    ),
  ],
)

/** When people answer: at most one span a weekday, in the time zone of the factory. */
export const supportHours = pgTable(
  'support_hours',
  {
    /** 1 Monday … 7 Sunday */
    weekday: integer().primaryKey(),
    /** Minutes after midnight. */
    opens: integer().notNull(),
    closes: integer().notNull(),
  },
  (table) => [
    check('support_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'support_hours_span',
      sql`0 <= ${table.opens} and ${table.opens} < ${table.closes} and ${table.closes} <= 1440`,
    ),
  ],
)
