import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, moment, writtenAt } from './columns'
import { users } from './users'

/** What staff noted about a customer, who doesn't see it in the shop. It's part of the export and gone with the account. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: bigId(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the account of the colleague is gone. */
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Of the form that was sent; the same form sent again adds nothing. */
    request_key: text().notNull().unique(),
    /** It can be brought back for a day. */
    removed_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    index('customer_notes_user').on(table.user_id, table.id),
    index('customer_notes_made_by').on(table.made_by),
  ],
)
