import { check, index, pgTable, text } from 'drizzle-orm/pg-core'

import { CHANGED_LISTS } from '@/domain/kit/changed-lists'

import { bigId, isOneOf, moment } from '../columns'

/**
 * When an entry of a list changed, for programs that ask what is new. Triggers only insert rows, so that no
 * transaction waits for another; a job removes those that a later one of the same entry replaced.
 */
export const rowChanges = pgTable(
  'row_changes',
  {
    id: bigId(),
    list: text({ enum: CHANGED_LISTS }).notNull(),
    /** The number, id or SKU of the entry in the API. */
    key: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('row_changes_order').on(table.list, table.at, table.id),
    index('row_changes_entry').on(table.list, table.key, table.at, table.id),
    check('row_changes_list', isOneOf(table.list, CHANGED_LISTS)),
  ],
)
