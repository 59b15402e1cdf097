import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { forumThreads } from './forum'
import { moment } from './columns'

const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What the forum search knows: one row per 20 posts of a thread, with everything that filters and sorts, so that a
 * frequent word costs one pass over narrow rows. Triggers of the migration maintain it (docs/decisions/0025).
 */
export const forumSearch = pgTable(
  'forum_search',
  {
    thread_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    page: integer().notNull(),
    category_id: bigint({ mode: 'number' }).notNull(),
    /** Of the thread; null if the account is gone. */
    author_id: bigint({ mode: 'number' }),
    is_public: boolean().notNull(),
    is_solved: boolean().notNull(),
    /** Of the last post, in whole milliseconds: a cursor holds it. */
    written_at: moment().notNull(),
    /** Of the thread's title, on its first page only. */
    title: words(),
    /** Of the title and the posts that everyone can read. */
    words: words().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thread_id, table.page] }),
    index('forum_search_newest')
      .on(table.written_at, table.thread_id, table.page)
      .where(sql`${table.is_public}`),
    // Without the list of pending entries, which each search would read whole.
    index('forum_search_title').using('gin', table.title).with({ fastupdate: false }),
    index('forum_search_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/**
 * Long threads whose rows aren't up to date with the thread yet, and from which page on: changing all of them at once would
 * take minutes. Meanwhile the search leaves out what is hidden, for it reads the thread itself.
 */
export const forumSearchStale = pgTable('forum_search_stale', {
  thread_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => forumThreads.id, { onDelete: 'cascade' }),
  page: integer().notNull(),
})

/** Words that were written, under the word itself and every variant with one letter deleted. */
export const forumWords = pgTable(
  'forum_words',
  { variant: text().notNull(), word: text().notNull() },
  (table) => [primaryKey({ columns: [table.variant, table.word] })],
)
