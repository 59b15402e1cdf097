import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bigId, moment, writtenAt } from '../columns'
import { forumCategories, forumPosts, forumThreads } from './forum'
import { users } from '../accounts/users'

/** First posts of new members, without a number and hidden from other members until approval. */
export const forumQueue = pgTable(
  'forum_queue',
  {
    id: bigId(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Category of a new thread; null for a reply. */
    category_id: bigint({ mode: 'number' }).references(() => forumCategories.id),
    title: text().notNull().default(''),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    thread_id: bigint({ mode: 'number' }).references(() => forumThreads.id, {
      onDelete: 'cascade',
    }),
    source: text().notNull(),
    quoted_id: bigint({ mode: 'number' }).references(() => forumPosts.id, { onDelete: 'set null' }),
    quote: text().notNull().default(''),
    request_key: text().notNull(),
    created_at: writtenAt(),
    /** When the post was rejected; null while pending. Approved posts are deleted from this table. */
    rejected_at: moment(),
    reason: text().notNull().default(''),
  },
  (table) => [
    unique('forum_queue_request').on(table.user_id, table.request_key),
    index('forum_queue_waiting')
      .on(table.id)
      .where(sql`${table.rejected_at} is null`),
    index('forum_queue_thread').on(table.thread_id),
    index('forum_queue_quoted').on(table.quoted_id),
    index('forum_queue_category').on(table.category_id),
    check('forum_queue_place', sql`(${table.category_id} is null) <> (${table.thread_id} is null)`),
  ],
)
