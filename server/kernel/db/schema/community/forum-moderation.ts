import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { FORUM_ACTIONS, GROUNDS, type ForumState } from '@/domain/community/forum/forum-moderation'
import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { users } from '../accounts/users'

const memberColumn = () =>
  bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' })

/** Log of forum actions other than writing. It keeps the numbers of deleted threads. */
export const forumLog = pgTable(
  'forum_log',
  {
    id: bigId(),
    actor_id: memberColumn(),
    action: text({ enum: FORUM_ACTIONS }).notNull(),
    thread_id: bigint({ mode: 'number' }),
    /** Number of the post. */
    number: integer(),
    /** The author of the content, or the silenced member. */
    member_id: memberColumn(),
    before: jsonb().$type<ForumState>().notNull(),
    after: jsonb().$type<ForumState>().notNull(),
    /** What a restriction is based on: the law or rule that the content breaks. Null for other actions. */
    ground: text({ enum: GROUNDS }),
    reference: text().notNull().default(''),
    reason: text().notNull().default(''),
    created_at: writtenAt(),
  },
  (table) => [
    index('forum_log_thread').on(table.thread_id, table.id),
    index('forum_log_actor').on(table.actor_id),
    index('forum_log_member').on(table.member_id),
    check('forum_log_action', isOneOf(table.action, FORUM_ACTIONS)),
    check('forum_log_ground', isOneOf(table.ground, GROUNDS)),
  ],
)

/** Members who can read but not write in the forum. */
export const forumSilences = pgTable('forum_silences', {
  user_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null means permanently. */
  until: moment(),
  reason: text().notNull(),
  created_at: writtenAt(),
})
