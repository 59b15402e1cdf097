import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { CAMPAIGN_KINDS } from '@/domain/office/campaigns/campaign'
import { isOneOf, moment } from '../columns'
import { promotions } from './trade'

/**
 * Announcements and their schedule. A banner links to a page; a seasonal campaign offers a code, whose percent, cap and
 * threshold are only in its row of `promotions`.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text().primaryKey(),
    kind: text({ enum: CAMPAIGN_KINDS }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    link: text(),
    link_label: text(),
    code: text().references(() => promotions.code),
    /** Null means no limit. */
    starts_at: moment(),
    ends_at: moment(),
    is_active: boolean().notNull().default(true),
  },
  (table) => [
    index('campaigns_code').on(table.code),
    check('campaigns_kind', isOneOf(table.kind, CAMPAIGN_KINDS)),
    check('campaigns_window', sql`${table.starts_at} < ${table.ends_at}`),
    check('campaigns_link', sql`${table.link} ~ '^(https://|/[^/\\\\])'`),
    check(
      'campaigns_content',
      sql`case ${table.kind} when 'banner' then ${table.link} is not null and ${table.link_label} is not null else ${table.code} is not null end`,
    ),
  ],
)
