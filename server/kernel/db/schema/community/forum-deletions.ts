import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigId, moment } from '../columns'
import { forumPosts, forumThreads } from './forum'
import { users } from '../accounts/users'

/** Deletions that can still be undone. Deleted with the undo, or when the text is purged. */
export const forumDeletions = pgTable(
  'forum_deletions',
  {
    id: bigId(),
    thread_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    /** Deleted post; null for a whole thread. */
    post_id: bigint({ mode: 'number' }).references(() => forumPosts.id, { onDelete: 'cascade' }),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** End of the undo period. */
    purge_at: moment().notNull(),
    was_solution: boolean().notNull().default(false),
    /** When the thread was hidden, if it was hidden before its deletion. */
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
