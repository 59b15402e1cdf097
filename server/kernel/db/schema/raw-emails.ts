import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, isOneOf, moment, writtenAt } from './columns'
import { bytes } from './files'
import { ticketMessages } from './support'

/** As a mail server sent it, or as Postmark’s webhook did. */
export const RAW_EMAIL_FORMATS = ['mime', 'postmark'] as const

/** Emails as they were received, for 30 days; they go with the message that was made of them. */
export const rawEmails = pgTable(
  'raw_emails',
  {
    id: bigId(),
    /** SHA-256: the same delivered again is one row. */
    digest: text().notNull().unique(),
    format: text({ enum: RAW_EMAIL_FORMATS }).notNull(),
    /** Attempts to read it that didn’t end well, or haven’t ended. */
    attempts: integer().notNull(),
    attempt_until: moment(),
    /** Null until it goes into a ticket. */
    content: bytes(),
    message_id: bigint({ mode: 'number' }).references(() => ticketMessages.id, {
      onDelete: 'cascade',
    }),
    received_at: writtenAt(),
  },
  (table) => [
    index('raw_emails_message').on(table.message_id),
    index('raw_emails_received').on(table.received_at),
    check('raw_emails_format', isOneOf(table.format, RAW_EMAIL_FORMATS)),
  ],
)
