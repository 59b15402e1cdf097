import { and, type SQL } from 'drizzle-orm'

import { parseSearch } from '@/domain/office/customers/customers'
import { orderSearch } from '@/server/kernel/db/schema/orders/order-search'
import { columnMatchesWords } from '@/server/kernel/db/words'
import { matchesEmailTerms } from '@/server/kernel/mail/spellings'

export function matchesAllWords(q = ''): SQL | undefined {
  const { kind, text } = parseSearch(q)
  return kind === 'words'
    ? and(...matchesEmailTerms(orderSearch.words, text))
    : columnMatchesWords(orderSearch.words, text)
}
