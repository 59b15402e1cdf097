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
import { DEFAULT_DIGEST, DIGEST_LEVELS } from '../../../../domain/forum-digest'
import { NOTICE_KINDS, WATCH_LEVELS } from '../../../../domain/forum-notices'
import { bigId, isOneOf, moment, writtenAt } from './columns'
import { forumCategories, forumThreads } from './forum'
import { users } from './users'

const threadColumn = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => forumThreads.id, { onDelete: 'cascade' })

const memberColumn = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** How closely a member follows a thread; without a row it is 'normal'. */
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

/** Who is told of each new thread of a category. */
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

/** What a member is told about a post, written in the transaction of the post. It holds no words of anyone. */
export const forumNotices = pgTable(
  'forum_notices',
  {
    id: bigId(),
    user_id: memberColumn(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    thread_id: threadColumn(),
    /** Of the post. */
    number: integer().notNull(),
    /** Who wrote or decided; null if the account is gone. */
    actor_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    created_at: writtenAt(),
    read_at: moment(),
  },
  (table) => [
    // One post is one notification, however many reasons there are; a solution is another.
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

/** How often a member gets a digest by email, and up to where the last one went. Without a row it is the default. */
export const forumDigests = pgTable(
  'forum_digests',
  {
    user_id: memberColumn().primaryKey(),
    level: text({ enum: DIGEST_LEVELS }).notNull().default(DEFAULT_DIGEST),
    /** What it was before a link of an email ended it; null where none did. */
    ended_level: text({ enum: DIGEST_LEVELS }),
    /** The moment for which the last one was made: of several processes one makes it. */
    made_for: moment(),
    /** The newest notification that it knew. */
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
