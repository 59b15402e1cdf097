import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { CAPACITY_REACHES } from '@/domain/office/capacity/capacity'
import { isOneOf, moment, notNegative } from '../columns'
import { users } from '../accounts/users'

/** Weeks without capacity for another bike, which promised dates of new orders skip. */
export const fullWeeks = pgTable('full_weeks', {
  /** Monday of the week. */
  week: date({ mode: 'string' }).primaryKey(),
})

/** Number of bikes that the factory can build in one week, or per week until the next such entry. */
export const factoryCapacity = pgTable(
  'factory_capacity',
  {
    /** Monday of the week. */
    week: date({ mode: 'string' }).notNull(),
    reach: text({ enum: CAPACITY_REACHES }).notNull(),
    bikes: integer().notNull(),
    set_at: moment().notNull(),
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
