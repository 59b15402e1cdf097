import { bigint, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { bigId, writtenAt } from '../columns'
import { products } from './products'
import { users } from '../accounts/users'

/** Edited columns of a product; columns added since are missing. */
type EditedColumns = Partial<typeof products.$inferSelect>

/** History of product edits, except prices. A trigger records every write; append-only. */
export const productEdits = pgTable(
  'product_edits',
  {
    id: bigId(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    made_at: writtenAt(),
    /** Null for changes not made by staff, and once the staff account is deleted. */
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    was: jsonb().$type<EditedColumns>().notNull(),
    became: jsonb().$type<EditedColumns>().notNull(),
  },
  (table) => [
    index('product_edits_product').on(table.product_id, table.id),
    index('product_edits_made_by').on(table.made_by),
  ],
)
