import { and, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { oneEditPatterns } from '@/domain/kit/search/edits'

export const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Returns a condition that a lower-case column contains all words; undefined without words. */
export function columnMatchesWords(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  const words = (text ?? '').trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const clauses = words.map((word) => sql`${column} like lower(${patternOf(word)})`)
  return sql`(${sql.join(clauses, sql` and `)})`
}

/** Words in which a typo is recognized. Shorter ones would resemble too many others, and numbers are exact. */
const MAY_HOLD_TYPO = /^[a-z]{4,20}$/

/** Like `columnMatchesWords`, with a typo allowed in each word. */
export function columnResemblesWords(column: AnyPgColumn, text: string): SQL | undefined {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return and(
    ...words.map((word) =>
      MAY_HOLD_TYPO.test(word)
        ? or(...oneEditPatterns(word).map((pattern) => sql`${column} like ${pattern}`))
        : columnMatchesWords(column, word),
    ),
  )
}
