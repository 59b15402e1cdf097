import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'
import { forumThreads } from './forum'

/** Current and former tags with their number of public threads, so that lists don't have to count. */
export const forumTags = pgTable(
  'forum_tags',
  { tag: text().primaryKey(), threads: integer().notNull().default(0) },
  (table) => [index('forum_tags_most').on(table.threads, table.tag)],
)

/** Public threads of a tag with their sort columns. Triggers maintain both tables. */
export const forumTagged = pgTable(
  'forum_tagged',
  {
    tag: text().notNull(),
    thread_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    is_pinned: boolean().notNull(),
    last_post_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thread_id, table.tag] }),
    index('forum_tagged_latest').on(
      table.tag,
      table.is_pinned,
      table.last_post_at,
      table.thread_id,
    ),
  ],
)
