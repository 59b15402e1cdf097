import { sql, type SQL } from 'drizzle-orm'

import { orderSearch } from '@/server/kernel/db/schema/order-search'

/** A number that somebody reads from a phone, however it is set apart. */
const PHONE = /^[+(]?\d[\d\s()./-]{5,}$/

/** Signs of patterns have no meaning of their own. */
const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The words to find, each of which an order must hold. @example wordsOf('(518) 555-0100') // ['5185550100'] */
function wordsOf(text: string): string[] {
  const words = text.trim()
  return PHONE.test(words) ? [words.replace(/\D/g, '')] : words.split(/\s+/).filter(Boolean)
}

/** Whether a row of `order_search` holds all words of a text, in any letter case; undefined without a word. */
export function holdsWords(text: string | undefined): SQL | undefined {
  const words = wordsOf(text ?? '')
  if (words.length === 0) return undefined
  const clauses = words.map((word) => sql`${orderSearch.words} like lower(${patternOf(word)})`)
  return sql`(${sql.join(clauses, sql` and `)})`
}
