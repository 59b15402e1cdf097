import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core'
import { TRUST_LEVELS } from '@/domain/community/forum/forum-trust'
import { isOneOf, writtenAt } from '../columns'
import { users } from '../accounts/users'

/** Trust levels that members have reached; members without a row are new. */
export const forumTrust = pgTable(
  'forum_trust',
  {
    user_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text({ enum: TRUST_LEVELS }).notNull(),
    created_at: writtenAt(),
  },
  (table) => [check('forum_trust_level', isOneOf(table.level, TRUST_LEVELS))],
)
