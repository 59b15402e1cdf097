import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bigId, isOneOf, moment, notNegative, writtenAt } from './columns'
import { orders } from './orders'
import { users } from './users'

/**
 * `dropped`: its address had too many letters that anybody can cause. `stale`: it waited so long that staff decide
 * whether it still goes out; `discarded`: they decided that it doesn't.
 */
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'dropped', 'stale', 'discarded'] as const

/** Letters are written in the transaction that causes them and sent by the worker afterwards. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    /** Whose account it is about: gone with the account. */
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** Ends with one press what the letter belongs to (RFC 8058); null where nothing can be ended. */
    unsubscribe_url: text(),
    /** Where replies go; null for the sender of the shop. */
    reply_to: text(),
    /** Message-IDs of the email that it answers and of its thread, those separated by blanks (RFC 5322). */
    in_reply_to: text(),
    reference_ids: text(),
    status: text({ enum: MAIL_STATUSES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    next_attempt_at: writtenAt(),
    last_error: text(),
    created_at: writtenAt(),
    sent_at: moment(),
  },
  (table) => [
    unique('mail_outbox_order_kind').on(table.order_id, table.kind),
    index('mail_outbox_user').on(table.user_id),
    index('mail_outbox_recipient').on(sql`lower(${table.recipient})`, table.sent_at),
    // The lists of the back office: few have failed, and the newest come first.
    index('mail_outbox_list').on(table.status, table.id),
    index('mail_outbox_due').on(table.status, table.next_attempt_at),
    check('mail_outbox_status', isOneOf(table.status, MAIL_STATUSES)),
    check('mail_outbox_attempts', notNegative(table.attempts)),
  ],
)
