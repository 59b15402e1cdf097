import { bigint, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ProductState } from '../../../../domain/product-form'
import { bigId, writtenAt } from './columns'
import { products } from './products'
import { users } from './users'

/** What was edited of products besides their prices. A trigger writes it, whoever edits them; rows are never changed. */
export const productEdits = pgTable(
  'product_edits',
  {
    id: bigId(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    made_at: writtenAt(),
    /** Null for what nobody of the staff did, and once the account of the colleague is gone. */
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    was: jsonb().$type<ProductState>().notNull(),
    became: jsonb().$type<ProductState>().notNull(),
  },
  (table) => [
    index('product_edits_product').on(table.product_id, table.id),
    index('product_edits_made_by').on(table.made_by),
  ],
)
