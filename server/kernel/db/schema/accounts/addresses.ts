import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bigId, writtenAt } from '../columns'
import { countries } from '../catalog/trade'
import { users } from './users'

/** Address book. Orders store copies, so deleting an address changes no order. */
export const addresses = pgTable(
  'addresses',
  {
    id: bigId(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    postcode: text().notNull(),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    phone: text().notNull(),
    is_shipping: boolean().notNull().default(false),
    is_billing: boolean().notNull().default(false),
    created_at: writtenAt(),
  },
  (table) => [
    index('addresses_user').on(table.user_id, table.created_at),
    index('addresses_country').on(table.country_id),
    uniqueIndex('addresses_one_shipping')
      .on(table.user_id)
      .where(sql`${table.is_shipping}`),
    uniqueIndex('addresses_one_billing')
      .on(table.user_id)
      .where(sql`${table.is_billing}`),
  ],
)
