import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Conditions } from '@/domain/office/segments/segment'
import { writtenAt } from '../columns'

/** Named customer segments; membership is evaluated at each use. */
export const customerSegments = pgTable(
  'customer_segments',
  {
    /** 128 random bits. */
    id: text().primaryKey(),
    name: text().notNull(),
    conditions: jsonb().$type<Conditions>().notNull(),
    created_at: writtenAt(),
  },
  (table) => [uniqueIndex('customer_segments_name').on(sql`lower(${table.name})`)],
)
