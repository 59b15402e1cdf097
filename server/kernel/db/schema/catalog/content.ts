import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { TEXT_KINDS } from '@/domain/shop/content/content'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { helpCategories } from '../community/help-center'
import { users } from '../accounts/users'

/** A text of the shop, with the fields that all of its versions share. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: bigId(),
    kind: text({ enum: TEXT_KINDS }).notNull(),
    slug: text().notNull(),
    position: integer().notNull().default(0),
    /** The responsible team. */
    owner: text().notNull(),
    review_by: date({ mode: 'string' }),
    /** Latest version number. Saves must send it (optimistic locking). */
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

/** Versions of texts. Only `publish_at` changes: the latest past one is public, null is a draft. */
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
    category: text().references(() => helpCategories.slug),
    /** Additional search terms that the help topic itself doesn't contain. */
    keywords: text().array().notNull().default([]),
    note: text().notNull().default(''),
    publish_at: moment(),
    /** Null for texts that came with the shop, and once the author's account is deleted. */
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

/**
 * Versions of the legal documents as readers saw them, with placeholders filled in. Append-only. The latest is in force.
 */
export const legalVersions = pgTable(
  'legal_versions',
  {
    id: bigId(),
    page_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentPages.id),
    number: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    in_force_at: moment().notNull(),
  },
  (table) => [unique('legal_versions_number').on(table.page_id, table.number)],
)
