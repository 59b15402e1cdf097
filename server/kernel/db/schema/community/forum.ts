import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { ContentNode } from '@/domain/shop/content/content'
import { FLAG_REASONS } from '@/domain/community/forum/forum'
import { bigId, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { users } from '../accounts/users'

export const forumCategories = pgTable(
  'forum_categories',
  {
    id: bigId(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    position: integer().notNull(),
    /** Number of public threads; updated in the same transaction. */
    threads: integer().notNull().default(0),
  },
  (table) => [check('forum_categories_threads', notNegative(table.threads))],
)

const memberColumn = () =>
  bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' })

/** A thread with its list data. `posts` is the last post's number, locked to prevent gaps. */
export const forumThreads = pgTable(
  'forum_threads',
  {
    id: bigId(),
    category_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumCategories.id),
    user_id: memberColumn(),
    title: text().notNull(),
    slug: text().notNull(),
    posts: integer().notNull().default(0),
    created_at: writtenAt(),
    last_post_at: writtenAt(),
    last_user_id: memberColumn(),
    is_pinned: boolean().notNull().default(false),
    locked_at: moment(),
    /** When the thread was hidden. It is then visible only to administrators and its author (spec §6). */
    hidden_at: moment(),
    /** Whether the author hid it. Authors can't unhide anything that an administrator hid. */
    hidden_by_author: boolean().notNull().default(false),
    /** When it was deleted for everyone. Also sets `hidden_at`, so that filters on it apply. */
    deleted_at: moment(),
    /** Number of the post that solved the thread. */
    solved_by: integer(),
    /** Tags in the author's order, copied by triggers for public threads (schema/forum-tags.ts). */
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('forum_threads_user').on(table.user_id),
    index('forum_threads_last_user').on(table.last_user_id),
    index('forum_threads_latest')
      .on(table.is_pinned, table.last_post_at, table.id)
      .where(sql`${table.hidden_at} is null`),
    index('forum_threads_category')
      .on(table.category_id, table.is_pinned, table.last_post_at, table.id)
      .where(sql`${table.hidden_at} is null`),
    index('forum_threads_hidden')
      .on(table.hidden_at)
      .where(sql`${table.hidden_at} is not null`),
    check('forum_threads_title', sql`${table.title} <> ''`),
    check('forum_threads_posts', notNegative(table.posts)),
    check(
      'forum_threads_deleted',
      sql`${table.deleted_at} is null or ${table.hidden_at} is not null`,
    ),
  ],
)

/** A post's source and rendered tree. A deleted post that can't be restored keeps only its number. */
export const forumPosts = pgTable(
  'forum_posts',
  {
    id: bigId(),
    thread_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    /** 1 is the opening post. A page at any depth is a range of numbers. */
    number: integer().notNull(),
    user_id: memberColumn(),
    source: text().notNull(),
    body: jsonb().$type<ContentNode[]>().notNull(),
    renderer: integer().notNull(),
    /** The quoted post; `quote` is the quoted text. */
    quoted_id: bigint({ mode: 'number' }).references((): AnyPgColumn => forumPosts.id, {
      onDelete: 'set null',
    }),
    quote: text().notNull().default(''),
    likes: integer().notNull().default(0),
    request_key: text(),
    created_at: writtenAt(),
    edited_at: moment(),
    deleted_at: moment(),
    hidden_at: moment(),
  },
  (table) => [
    unique('forum_posts_number').on(table.thread_id, table.number),
    unique('forum_posts_request').on(table.user_id, table.request_key),
    index('forum_posts_latest_of').on(table.user_id, table.created_at),
    index('forum_posts_quoted').on(table.quoted_id),
    check('forum_posts_counts', notNegative(table.likes)),
    check('forum_posts_first', sql`${table.number} >= 1`),
  ],
)

export const forumLikes = pgTable(
  'forum_likes',
  {
    post_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: writtenAt(),
  },
  (table) => [
    primaryKey({ columns: [table.post_id, table.user_id] }),
    index('forum_likes_user').on(table.user_id),
  ],
)

/** Reports of posts, retained once settled, so that members can't report a post again. */
export const forumFlags = pgTable(
  'forum_flags',
  {
    post_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: FLAG_REASONS }).notNull(),
    note: text().notNull().default(''),
    created_at: writtenAt(),
    settled_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.post_id, table.user_id] }),
    index('forum_flags_user').on(table.user_id),
    index('forum_flags_open')
      .on(table.created_at)
      .where(sql`${table.settled_at} is null`),
    check('forum_flags_reason', isOneOf(table.reason, FLAG_REASONS)),
  ],
)
