import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { CATEGORY_KINDS } from '@/domain/office/categories/categories'
import { isOneOf } from '../columns'

/** Categories of accessories; spare parts use groups instead. */
export const accessoryCategories = pgTable('accessory_categories', {
  code: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  text: text().notNull().default(''),
  is_hidden: boolean().notNull().default(false),
})

/** Former slugs of categories; requests for them are redirected to the current ones. */
export const categoryNames = pgTable(
  'category_names',
  {
    kind: text({ enum: CATEGORY_KINDS }).notNull(),
    former: text().notNull(),
    code: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.former] }),
    index('category_names_code').on(table.kind, table.code),
    check('category_names_kind', isOneOf(table.kind, CATEGORY_KINDS)),
  ],
)
