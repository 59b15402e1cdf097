import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { bytes } from './files'
import { ticketMessages } from '../community/support'

/** MIME from a mail server, or JSON from Postmark’s webhook. */
export const RAW_EMAIL_FORMATS = ['mime', 'postmark'] as const

/** Received emails, stored for 30 days; deleted with the message created from them. */
export const rawEmails = pgTable(
  'raw_emails',
  {
    id: bigId(),
    /** SHA-256 of the content, so that a redelivered email is stored only once. */
    digest: text().notNull().unique(),
    format: text({ enum: RAW_EMAIL_FORMATS }).notNull(),
    /** Number of failed or unfinished attempts to parse the email. */
    attempts: integer().notNull(),
    attempt_until: moment(),
    /** Ticket message created from the email; null until then. */
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

/** Raw emails in pieces, each small enough to be sent at once without blocking the event loop. */
export const rawEmailPieces = pgTable(
  'raw_email_pieces',
  {
    email_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => rawEmails.id, { onDelete: 'cascade' }),
    /** Number of the piece, from 0. */
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.email_id, table.number] })],
)
