import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { DEFAULT_DIGEST, DIGEST_LEVELS } from '@/domain/community/forum/forum-digest'
import { NOTICE_KINDS, WATCH_LEVELS } from '@/domain/community/forum/forum-notices'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { forumCategories, forumThreads } from './forum'
import { users } from '../accounts/users'

const threadColumn = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => forumThreads.id, { onDelete: 'cascade' })

const memberColumn = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Watch level of a member for a thread; the default is 'normal'. */
export const forumWatches = pgTable(
  'forum_watches',
  {
    user_id: memberColumn(),
    thread_id: threadColumn(),
    level: text({ enum: WATCH_LEVELS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.thread_id, table.user_id] }),
    index('forum_watches_user').on(table.user_id),
    check('forum_watches_level', isOneOf(table.level, WATCH_LEVELS)),
  ],
)

export const forumCategoryWatches = pgTable(
  'forum_category_watches',
  {
    category_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => forumCategories.id, { onDelete: 'cascade' }),
    user_id: memberColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.category_id, table.user_id] }),
    index('forum_category_watches_user').on(table.user_id),
  ],
)

/** Notifications about a post, written in the post's transaction. They contain no text by members. */
export const forumNotices = pgTable(
  'forum_notices',
  {
    id: bigId(),
    user_id: memberColumn(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    thread_id: threadColumn(),
    /** Number of the post. */
    number: integer().notNull(),
    actor_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    created_at: writtenAt(),
    read_at: moment(),
  },
  (table) => [
    // One notification per post, even for several reasons; a solution gets its own.
    unique('forum_notices_once').on(table.user_id, table.thread_id, table.number, table.kind),
    index('forum_notices_latest').on(table.user_id, table.id),
    index('forum_notices_thread').on(table.thread_id),
    index('forum_notices_actor').on(table.actor_id),
    index('forum_notices_unread')
      .on(table.user_id, table.id)
      .where(sql`${table.read_at} is null`),
    check('forum_notices_kind', isOneOf(table.kind, NOTICE_KINDS)),
  ],
)

/** Frequency of a member's email digest and its last position; no row means the default. */
export const forumDigests = pgTable(
  'forum_digests',
  {
    user_id: memberColumn().primaryKey(),
    level: text({ enum: DIGEST_LEVELS }).notNull().default(DEFAULT_DIGEST),
    /** Level before an unsubscribe link ended the digest; otherwise null. */
    ended_level: text({ enum: DIGEST_LEVELS }),
    /** Time slot of the last digest; prevents several processes from sending it twice. */
    made_for: moment(),
    /** The newest notification included so far. */
    up_to: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('forum_digests_level', isOneOf(table.level, DIGEST_LEVELS)),
    check(
      'forum_digests_ended_level',
      sql`${table.ended_level} is null or ${isOneOf(table.ended_level, DIGEST_LEVELS)}`,
    ),
  ],
)
