import { and, type SQL } from 'drizzle-orm'

import { parseSearch } from '@/domain/customers'
import { orderSearch } from '@/server/kernel/db/schema/order-search'
import { columnMatchesWords } from '@/server/kernel/db/words'
import { matchesEmailTerms } from '@/server/kernel/mail/spellings'

/** Builds a case-insensitive match of all words against `order_search`; undefined without a word. */
export function matchesAllWords(q = ''): SQL | undefined {
  const { kind, text } = parseSearch(q)
  return kind === 'words'
    ? and(...matchesEmailTerms(orderSearch.words, text))
    : columnMatchesWords(orderSearch.words, text)
}
