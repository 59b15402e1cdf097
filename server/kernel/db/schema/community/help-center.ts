import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { bigId, moment, writtenAt } from '../columns'
import { users } from '../accounts/users'

/** Help center categories. Changes here, to topics or synonyms increment the catalog revision. */
export const helpCategories = pgTable('help_categories', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  description: text().notNull(),
})

export const helpTopics = pgTable(
  'help_topics',
  {
    id: bigId(),
    slug: text().notNull().unique(),
    category: text()
      .notNull()
      .references(() => helpCategories.slug),
    position: integer().notNull().default(0),
    title: text().notNull(),
    /** The answer in one sentence. */
    description: text().notNull(),
    /** Markdown with placeholders, as in the shop's texts. */
    source: text().notNull(),
    /** Search terms that the text doesn't contain. */
    keywords: text().array().notNull().default([]),
    /** Publication time; null means a draft. */
    publish_at: moment(),
    updated_at: writtenAt(),
  },
  (table) => [
    index('help_topics_category').on(table.category, table.position),
    // 'search' is reserved for the results page.
    check(
      'help_topics_slug',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${table.slug} <> 'search'`,
    ),
  ],
)

/** Votes on topics, one per voter: a member, or a browser by a key derived from its random key. */
export const helpVotes = pgTable(
  'help_votes',
  {
    id: bigId(),
    topic_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => helpTopics.id, { onDelete: 'cascade' }),
    voter: text().notNull(),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    help_full: boolean().notNull(),
    /** Raw input; must be escaped on display. */
    comment: text().notNull().default(''),
    created_at: writtenAt(),
    updated_at: writtenAt(),
  },
  (table) => [
    unique('help_votes_voter').on(table.topic_id, table.voter),
    index('help_votes_user').on(table.user_id),
  ],
)

/** Daily help searches with their number of results, without data about users. */
export const helpSearches = pgTable(
  'help_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    query: text().notNull(),
    results: integer().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.query] }),
    index('help_searches_nothing')
      .on(table.day)
      .where(sql`${table.results} = 0`),
  ],
)
