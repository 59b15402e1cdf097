import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { DELIVERY_STATES, ISSUE_STATES } from '@/domain/office/newsletter/issue'
import type { Conditions } from '@/domain/office/segments/segment'
import { SUPPRESSION_CAUSES } from '@/domain/kit/suppression'
import { bigId, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { newsletterSubscriptions } from './newsletter'
import { users } from '../accounts/users'

/** Newsletter issues. The worker counts deliveries batch by batch. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: bigId(),
    subject: text().notNull(),
    preheader: text().notNull(),
    source: text().notNull(),
    /** Null means all subscribers, so a foreign key that sets it to null would address all of them. */
    segment_id: text(),
    /** Snapshot of the segment at the time of sending. */
    segment_name: text(),
    conditions: jsonb().$type<Conditions>(),
    /** Version for optimistic locking: saves based on an older version are rejected. */
    edition: integer().notNull().default(1),
    state: text({ enum: ISSUE_STATES }).notNull().default('draft'),
    send_at: moment(),
    recipients: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    unclear: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    leased_until: moment(),
    /** Whether the mail server accepted no emails at the last attempt. */
    is_stuck: boolean().notNull().default(false),
    changed_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    created_at: writtenAt(),
    changed_at: writtenAt(),
    started_at: moment(),
    ended_at: moment(),
  },
  (table) => [
    index('newsletter_issues_changed_by').on(table.changed_by),
    index('newsletter_issues_due')
      .on(table.state, table.send_at)
      .where(sql`${table.state} in ('planned', 'sending')`),
    check('newsletter_issues_state', isOneOf(table.state, ISSUE_STATES)),
    check(
      'newsletter_issues_planned',
      sql`(${table.state} = 'planned') <= (${table.send_at} is not null)`,
    ),
    check(
      'newsletter_issues_counts',
      notNegative(table.recipients, table.sent, table.failed, table.unclear, table.skipped),
    ),
  ],
)

/** Delivery of an issue to a subscription, unique to prevent duplicates; contains no address. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: bigId(),
    issue_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscription_id: bigint({ mode: 'number' }).references(() => newsletterSubscriptions.id, {
      onDelete: 'set null',
    }),
    state: text({ enum: DELIVERY_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: writtenAt(),
    /** Error codes of the mail server, never its message. */
    fault: text(),
    sent_at: moment(),
  },
  (table) => [
    unique('newsletter_deliveries_once').on(table.issue_id, table.subscription_id),
    index('newsletter_deliveries_due').on(
      table.issue_id,
      table.state,
      table.next_attempt_at,
      table.id,
    ),
    index('newsletter_deliveries_subscription').on(table.subscription_id),
    check('newsletter_deliveries_known', isOneOf(table.state, DELIVERY_STATES)),
  ],
)

/** Addresses without newsletters or digests until they subscribe again or staff lift it. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    id: bigId(),
    email: text().notNull(),
    email_key: text().notNull().unique(),
    cause: text({ enum: SUPPRESSION_CAUSES }).notNull(),
    /** Error codes of the mail server, or the provider's name for the reason. */
    detail: text().notNull(),
    issue_id: bigint({ mode: 'number' }).references(() => newsletterIssues.id, {
      onDelete: 'set null',
    }),
    created_at: writtenAt(),
  },
  (table) => [
    index('mail_suppressions_issue').on(table.issue_id),
    check('mail_suppressions_cause', isOneOf(table.cause, SUPPRESSION_CAUSES)),
    check('mail_suppressions_key', sql`${table.email_key} = lower(${table.email_key})`),
  ],
)
