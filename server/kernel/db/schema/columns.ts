import { sql, type SQL } from 'drizzle-orm'
import { bigint, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Cents } from '@/domain/kit/money'

/** Whole US cents; the name ends in `_cents`. Eight bytes, as 50 lines of 99 bikes exceed 2^31. */
export const centsColumn = () => bigint({ mode: 'number' }).$type<Cents>()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const writtenAt = () => moment().notNull().defaultNow()

export const bigId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Returns `column in ('a', 'b')`. Values must be literals: check constraints take no parameters. */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

export function notNegative(...columns: readonly AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column} >= 0`),
    sql` and `,
  )
}
