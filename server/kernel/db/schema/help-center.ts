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
import { bigId, moment, writtenAt } from './columns'
import { users } from './users'

/** The shelves of the help center. Changes of shelves, topics and synonyms move the revision of the catalogue. */
export const helpCategories = pgTable('help_categories', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  description: text().notNull(),
})

/** One answer of the help center, at /help-center/{slug}. */
export const helpTopics = pgTable(
  'help_topics',
  {
    id: bigId(),
    slug: text().notNull().unique(),
    category: text()
      .notNull()
      .references(() => helpCategories.slug),
    /** Order inside its category. */
    position: integer().notNull().default(0),
    title: text().notNull(),
    /** The answer in a sentence. */
    description: text().notNull(),
    /** Markdown with placeholders, as the texts of the shop have them. */
    source: text().notNull(),
    /** Words that people look for and the text does not use. */
    keywords: text().array().notNull().default([]),
    /** From when on it can be read; null is a draft. */
    publish_at: moment(),
    updated_at: writtenAt(),
  },
  (table) => [
    index('help_topics_category').on(table.category, table.position),
    // The page of results has this address.
    check(
      'help_topics_slug',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${table.slug} <> 'search'`,
    ),
  ],
)

/** Words that mean the same to whoever looks for something. */
export const helpSynonyms = pgTable('help_synonyms', {
  id: bigId(),
  words: text().array().notNull(),
})

/**
 * Whether a topic helped. One row for each voter: a member, or a browser that is known only by a key derived from a
 * random one of its own.
 */
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
    /** As it was written; whoever shows it escapes it. */
    comment: text().notNull().default(''),
    created_at: writtenAt(),
    updated_at: writtenAt(),
  },
  (table) => [
    unique('help_votes_voter').on(table.topic_id, table.voter),
    index('help_votes_user').on(table.user_id),
  ],
)

/** What was looked for on a day and how much was found, without anything about who asked. */
export const helpSearches = pgTable(
  'help_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** The words of the search. */
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
