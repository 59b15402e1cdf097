import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, isOneOf, moment, writtenAt } from '../columns'

export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed'] as const

/** Newsletter subscriptions (double opt-in), deleted on unsubscribing. Pending ones get no issues. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: bigId(),
    /** 128 random bits; used in links. */
    public_id: text().notNull().unique(),
    email: text().notNull(),
    /** The address in lower case and with an ASCII host, for uniqueness. */
    email_key: text().notNull().unique(),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull().default('pending'),
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
    index('newsletter_subscriptions_expiry')
      .on(table.expires_at)
      .where(sql`${table.status} = 'pending'`),
    check('newsletter_subscriptions_status', isOneOf(table.status, SUBSCRIPTION_STATUSES)),
    check('newsletter_subscriptions_key', sql`${table.email_key} = lower(${table.email_key})`),
    check(
      'newsletter_subscriptions_state',
      sql`case ${table.status} when 'pending' then ${table.token_hash} is not null and ${table.expires_at} is not null and ${table.confirmed_at} is null else ${table.token_hash} is null and ${table.confirmed_at} is not null end`,
    ),
  ],
)
