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
import { moment } from '../columns'

const words = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Index of the forum search, one row per 20 posts; triggers maintain it (docs/decisions/0025). */
export const forumSearch = pgTable(
  'forum_search',
  {
    thread_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    page: integer().notNull(),
    category_id: bigint({ mode: 'number' }).notNull(),
    /** Author of the thread; null once the account is deleted. */
    author_id: bigint({ mode: 'number' }),
    is_public: boolean().notNull(),
    is_solved: boolean().notNull(),
    /** Time of the last post in whole milliseconds, because cursors contain it. */
    written_at: moment().notNull(),
    /** Search vector of the thread's title, on its first page only. */
    title: words(),
    /** Search vector of the title and the public posts. */
    words: words().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thread_id, table.page] }),
    index('forum_search_newest')
      .on(table.written_at, table.thread_id, table.page)
      .where(sql`${table.is_public}`),
    // Without `fastupdate`, because each search would have to scan the whole list of pending entries.
    index('forum_search_title').using('gin', table.title).with({ fastupdate: false }),
    index('forum_search_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

/**
 * Long threads whose index rows are outdated from the given page on, because updating all rows at once would take
 * minutes. The search still leaves out hidden threads, because it reads the threads themselves.
 */
export const forumSearchStale = pgTable('forum_search_stale', {
  thread_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => forumThreads.id, { onDelete: 'cascade' }),
  page: integer().notNull(),
})

/** Forum terms, by themselves and by every variant with one letter deleted (typo search). */
export const forumWords = pgTable(
  'forum_words',
  { variant: text().notNull(), word: text().notNull() },
  (table) => [primaryKey({ columns: [table.variant, table.word] })],
)
