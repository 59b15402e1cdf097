import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { CAPACITY_REACHES } from '../../../../domain/capacity'
import { isOneOf, moment, notNegative } from './columns'
import { users } from './users'

/** Weeks that have no room for another bike, as the catalog knows them: what new orders are promised leaves them out. */
export const fullWeeks = pgTable('full_weeks', {
  /** A Monday. */
  week: date({ mode: 'string' }).primaryKey(),
})

/** How many bikes the factory can build in a week, or from a week on until the next such entry. */
export const factoryCapacity = pgTable(
  'factory_capacity',
  {
    /** A Monday. */
    week: date({ mode: 'string' }).notNull(),
    reach: text({ enum: CAPACITY_REACHES }).notNull(),
    bikes: integer().notNull(),
    set_at: moment().notNull(),
    /** Null once the account of the colleague is gone. */
    set_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ name: 'factory_capacity_week_reach', columns: [table.week, table.reach] }),
    index('factory_capacity_set_by').on(table.set_by),
    check('factory_capacity_reach', isOneOf(table.reach, CAPACITY_REACHES)),
    check('factory_capacity_bikes', notNegative(table.bikes)),
    check('factory_capacity_monday', sql`extract(isodow from ${table.week}) = 1`),
  ],
)
