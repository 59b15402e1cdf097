import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bigId, moment, writtenAt } from '../columns'

/** Addresses that want to know when something is back in stock (double opt-in), deleted on unsubscribing. */
export const stockAlertRecipients = pgTable(
  'stock_alert_recipients',
  {
    id: bigId(),
    /** 128 random bits; used in links. */
    public_id: text().notNull().unique(),
    email: text().notNull(),
    /** The address in lower case and with an ASCII host, for uniqueness. */
    email_key: text().notNull().unique(),
    /** Token hash of the confirmation link; null once it has been used. */
    token_hash: text().unique(),
    expires_at: moment(),
    /** When the last confirmation email was sent, and how many have been sent. */
    asked_at: writtenAt(),
    times_asked: integer().notNull().default(1),
    created_at: writtenAt(),
    confirmed_at: moment(),
  },
  (table) => [
    index('stock_alert_recipients_expiry')
      .on(table.expires_at)
      .where(sql`${table.confirmed_at} is null`),
    check('stock_alert_recipients_key', sql`${table.email_key} = lower(${table.email_key})`),
    check(
      'stock_alert_recipients_state',
      sql`(${table.confirmed_at} is null) = (${table.token_hash} is not null) and (${table.confirmed_at} is null) = (${table.expires_at} is not null)`,
    ),
  ],
)

/** What each of them waits for. A bundle is named by its product, although it has no stock of its own. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: bigId(),
    recipient_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => stockAlertRecipients.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
    created_at: writtenAt(),
    /** When the one email about it was sent. */
    told_at: moment(),
  },
  (table) => [
    unique('stock_alerts_once').on(table.recipient_id, table.sku),
    index('stock_alerts_waiting')
      .on(table.sku, table.id)
      .where(sql`${table.told_at} is null`),
    index('stock_alerts_told')
      .on(table.sku, table.told_at)
      .where(sql`${table.told_at} is not null`),
    index('stock_alerts_age').on(table.created_at),
  ],
)
