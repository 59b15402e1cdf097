import type { SQL } from 'drizzle-orm'

import { orderSearch } from '@/server/kernel/db/schema/order-search'

import { columnMatchesWords } from '@/server/kernel/db/words'

/** A number that somebody reads from a phone, however it is set apart. */
const PHONE = /^[+(]?\d[\d\s()./-]{5,}$/

/** Whether a row of `order_search` holds all words of a text, in any letter case; undefined without a word. */
export function matchesAllWords(text: string | undefined): SQL | undefined {
  const words = text?.trim() ?? ''
  return columnMatchesWords(orderSearch.words, PHONE.test(words) ? words.replace(/\D/g, '') : words)
}
