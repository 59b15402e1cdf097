import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Returns a condition that a lower-case column contains all words; undefined without words. */
export function columnMatchesWords(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  const words = (text ?? '').trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const clauses = words.map((word) => sql`${column} like lower(${patternOf(word)})`)
  return sql`(${sql.join(clauses, sql` and `)})`
}
