import { bigint, boolean, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../columns'
import { products } from './products'
import { users } from '../accounts/users'

/** Scheduled starts and ends of an offer, one per product; deleted once applied or canceled. */
export const productPlans = pgTable(
  'product_plans',
  {
    product_id: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    is_offered: boolean().notNull(),
    starts_at: moment().notNull(),
    made_at: writtenAt(),
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('product_plans_due').on(table.starts_at),
    index('product_plans_made_by').on(table.made_by),
  ],
)
