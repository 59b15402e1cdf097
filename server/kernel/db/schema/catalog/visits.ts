import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Daily number of visits to a bike's page that reached each step. Contains no data about visitors. */
export const visitDays = pgTable(
  'visit_days',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Slug of the bike. Discontinued bikes keep their counts. */
    bike: text().notNull(),
    step: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.bike, table.step] }),
    check('visit_days_count', sql`${table.count} > 0`),
  ],
)
