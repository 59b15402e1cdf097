import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Build } from '@/domain/shop/bikes/bike'
import type { Cents } from '@/domain/kit/money'
import { bikes } from '../catalog/bikes'
import { writtenAt } from '../columns'

export interface SavedPriceLine {
  id: string
  title: string
  price: Cents
}

/** Builds saved under a short code, with the prices of that day for comparison with later ones. */
export const savedBuilds = pgTable(
  'saved_builds',
  {
    code: text().primaryKey(),
    bike_slug: text()
      .notNull()
      .references(() => bikes.slug),
    build: jsonb().$type<Build>().notNull(),
    build_key: text().notNull(),
    price_lines: jsonb().$type<SavedPriceLine[]>().notNull(),
    price_lines_md5: text()
      .notNull()
      .generatedAlwaysAs(sql`md5(price_lines::text)`),
    created_at: writtenAt(),
  },
  (table) => [
    unique('saved_builds_same').on(table.build_key, table.price_lines_md5),
    index('saved_builds_bike').on(table.bike_slug),
    check('saved_builds_code', sql`length(${table.code}) = 8`),
    check('saved_builds_key', sql`length(${table.build_key}) <= 1000`),
  ],
)
