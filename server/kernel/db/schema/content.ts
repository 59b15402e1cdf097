import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { TEXT_KINDS } from '../../../../domain/content'
import { bigId, isOneOf, moment, writtenAt } from './columns'
import { helpCategories } from './help-center'
import { users } from './users'

/** A text of the shop: what stays the same through all of its versions. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: bigId(),
    kind: text({ enum: TEXT_KINDS }).notNull(),
    slug: text().notNull(),
    position: integer().notNull().default(0),
    /** The team that answers for it. */
    owner: text().notNull(),
    /** The day on which somebody has to read it again. */
    review_by: date({ mode: 'string' }),
    /** Number of the newest version: whoever saves names it, so that nobody overwrites what he has not seen. */
    latest: integer().notNull(),
    archived_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    unique('content_pages_address').on(table.kind, table.slug),
    check('content_pages_kind', isOneOf(table.kind, TEXT_KINDS)),
    check('content_pages_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('content_pages_latest', sql`${table.latest} > 0`),
  ],
)

/**
 * Every saved version, never changed but for its hour. What the public reads at a moment is the version with the
 * latest `publish_at` that is not after it; null is a draft, an hour to come is scheduled.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: bigId(),
    page_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Markdown with placeholders. */
    source: text().notNull(),
    /** Where a help topic stands; null for other texts. */
    category: text().references(() => helpCategories.slug),
    /** Words that people look for and a help topic doesn't use. */
    keywords: text().array().notNull().default([]),
    /** What changed, in the words of its author. */
    note: text().notNull().default(''),
    publish_at: moment(),
    /** Null: it came with the shop, or its author's account is gone. */
    author_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    saved_at: writtenAt(),
  },
  (table) => [
    unique('content_versions_number').on(table.page_id, table.number),
    index('content_versions_public').on(table.page_id, table.publish_at),
    index('content_versions_category').on(table.category),
    index('content_versions_author').on(table.author_id),
    check('content_versions_number_positive', sql`${table.number} > 0`),
  ],
)
