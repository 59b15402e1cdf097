import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, moment, writtenAt } from '../columns'
import { users } from '../accounts/users'
import { forumPosts } from './forum'
import { forumLog } from './forum-moderation'

/** Notices of illegal content (Regulation (EU) 2022/2065, art. 16). Each needs a decision, so they outlive their post. */
export const forumLegalReports = pgTable(
  'forum_legal_reports',
  {
    id: bigId(),
    post_id: bigint({ mode: 'number' }).references(() => forumPosts.id, { onDelete: 'set null' }),
    /** URL of the post when it was reported. */
    address: text().notNull(),
    /** Account of the reporter if they were logged in. */
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Empty if left out, or once erased; so are the email address and the explanation. */
    name: text().notNull(),
    email: text().notNull(),
    explanation: text().notNull(),
    is_child_abuse: boolean().notNull(),
    request_key: text().notNull().unique(),
    created_at: writtenAt(),
    decided_at: moment(),
    /** Null while it is open, and if the text was deleted before a decision. */
    decision_id: bigint({ mode: 'number' }).references(() => forumLog.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('forum_legal_reports_open')
      .on(table.post_id)
      .where(sql`${table.decided_at} is null`),
    index('forum_legal_reports_post').on(table.post_id),
    index('forum_legal_reports_user').on(table.user_id),
    index('forum_legal_reports_decision').on(table.decision_id),
  ],
)
