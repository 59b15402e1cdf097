import { bigint, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { forumThreads } from './forum'
import { users } from '../accounts/users'

/** Highest post number that a member has read in a thread; no row if they never opened it. */
export const forumReads = pgTable(
  'forum_reads',
  {
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    thread_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.thread_id] }),
    index('forum_reads_thread').on(table.thread_id),
    check('forum_reads_number', sql`${table.number} >= 1`),
  ],
)
