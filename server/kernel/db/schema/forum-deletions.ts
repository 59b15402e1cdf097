import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigId, moment } from './columns'
import { forumPosts, forumThreads } from './forum'
import { users } from './users'

/** What was deleted and can still be taken back. The row goes when it is, or with the words. */
export const forumDeletions = pgTable(
  'forum_deletions',
  {
    id: bigId(),
    thread_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    /** Null for the whole thread. */
    post_id: bigint({ mode: 'number' }).references(() => forumPosts.id, { onDelete: 'cascade' }),
    /** Who deleted it; null if the account is gone. */
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Until then it can be taken back. */
    purge_at: moment().notNull(),
    /** Whether the post had solved the thread. */
    was_solution: boolean().notNull().default(false),
    /** Since when the thread was hidden already. */
    hidden_at: moment(),
  },
  (table) => [
    uniqueIndex('forum_deletions_post').on(table.post_id),
    uniqueIndex('forum_deletions_thread')
      .on(table.thread_id)
      .where(sql`${table.post_id} is null`),
    index('forum_deletions_of_thread').on(table.thread_id),
    index('forum_deletions_user').on(table.user_id),
    index('forum_deletions_purge').on(table.purge_at),
  ],
)
