import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bigId, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { orders } from '../orders/orders'
import { users } from '../accounts/users'

/** `dropped`: over the limit per address. `stale`: overdue, left to staff. `discarded`: by staff. */
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'dropped', 'stale', 'discarded'] as const

/** Outbox: emails are written in the transaction that causes them and sent by the worker later. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigId(),
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    /** The account that the email concerns; the row is deleted with it. */
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** One-click unsubscribe link (RFC 8058); null if there is nothing to unsubscribe from. */
    unsubscribe_url: text(),
    /** Reply address; null means the shop's sender. */
    reply_to: text(),
    /** Message-ID of the answered email, and those of its thread, separated by spaces (RFC 5322). */
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
    // For back-office lists: few emails have failed, and the newest are listed first.
    index('mail_outbox_list').on(table.status, table.id),
    index('mail_outbox_due').on(table.status, table.next_attempt_at),
    check('mail_outbox_status', isOneOf(table.status, MAIL_STATUSES)),
    check('mail_outbox_attempts', notNegative(table.attempts)),
  ],
)
