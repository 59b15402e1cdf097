import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, moment } from '../columns'
import { forumPosts } from './forum'
import { users } from '../accounts/users'

/** Earlier versions of posts. Deleted with the post's text or the author's account. */
export const forumVersions = pgTable(
  'forum_versions',
  {
    id: bigId(),
    post_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    written_at: moment().notNull(),
  },
  (table) => [
    index('forum_versions_post').on(table.post_id, table.id),
    index('forum_versions_user').on(table.user_id),
  ],
)
