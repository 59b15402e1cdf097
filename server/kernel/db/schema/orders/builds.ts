import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Build } from '@/domain/shop/bikes/bike'
import type { Cents } from '@/domain/kit/money'
import { users } from '../accounts/users'
import { bikes } from '../catalog/bikes'
import { bigId, moment, writtenAt } from '../columns'

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

/** Builds that members keep in their account, under names of their own. */
export const memberBuilds = pgTable(
  'member_builds',
  {
    id: bigId(),
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => savedBuilds.code),
    name: text().notNull(),
    created_at: writtenAt(),
    /** When the member was emailed about it, or when an email became needless; null before. */
    reminded_at: moment(),
  },
  (table) => [
    unique('member_builds_once').on(table.user_id, table.code),
    index('member_builds_code').on(table.code),
    index('member_builds_unreminded')
      .on(table.created_at)
      .where(sql`${table.reminded_at} is null`),
    check('member_builds_name', sql`length(${table.name}) between 1 and 60`),
  ],
)
