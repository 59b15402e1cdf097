import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { CONNECTIONS, MODES } from '@/domain/office/connections/connections'

import { bigId, isOneOf, moment, writtenAt } from '../columns'
import { users } from '../accounts/users'

/** Keys that staff entered. Replaced ones stay a while, so that payments begun with them can end. */
export const connectionKeys = pgTable(
  'connection_keys',
  {
    id: bigId(),
    connection: text({ enum: CONNECTIONS }).notNull(),
    mode: text({ enum: MODES }).notNull(),
    /** All fields, encrypted with the shop's secret. */
    sealed: text().notNull(),
    /** Last characters of the first secret, by which staff recognize it. */
    ends: text().notNull(),
    is_used: boolean().notNull(),
    set_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    set_at: writtenAt(),
    replaced_at: moment(),
  },
  (table) => [
    uniqueIndex('connection_keys_current')
      .on(table.connection, table.mode)
      .where(sql`${table.replaced_at} is null`),
    uniqueIndex('connection_keys_used')
      .on(table.connection)
      .where(sql`${table.is_used}`),
    index('connection_keys_set_by').on(table.set_by),
    check('connection_keys_connection', isOneOf(table.connection, CONNECTIONS)),
    check('connection_keys_mode', isOneOf(table.mode, MODES)),
    check('connection_keys_replaced', sql`${table.replaced_at} is null or not ${table.is_used}`),
  ],
)
