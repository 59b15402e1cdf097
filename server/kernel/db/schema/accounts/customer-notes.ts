import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, moment, writtenAt } from '../columns'
import { users } from './users'

/** Staff notes about a customer, hidden from them in the shop. Part of the data export; deleted with the account. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: bigId(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    request_key: text().notNull().unique(),
    /** When the note was deleted; it can be restored for one day. */
    removed_at: moment(),
    created_at: writtenAt(),
  },
  (table) => [
    index('customer_notes_user').on(table.user_id, table.id),
    index('customer_notes_made_by').on(table.made_by),
  ],
)
