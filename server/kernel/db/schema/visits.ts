import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How many visits to a bike's page came to a step on a day of the shop. Nothing about visitors is in it. */
export const visitDays = pgTable(
  'visit_days',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Its slug. A bike that isn't sold any more keeps its counts. */
    bike: text().notNull(),
    step: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.bike, table.step] }),
    check('visit_days_count', sql`${table.count} > 0`),
  ],
)
