import { domainToASCII, domainToUnicode } from 'node:url'

import { inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import { normalizeEmail } from '@/domain/kit/mailbox'

import { patternOf } from '../db/words'

const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Returns an address, or a part of one, in lower case with each spelling of its host, to match values stored before
 * hosts were normalized to ASCII.
 * @example emailSpellings('ida@käfer.example') // ['ida@käfer.example', 'ida@xn--kfer-loa.example']
 */
export function emailSpellings(text: string): string[] {
  const address = normalizeEmail(text).toLowerCase()
  const start = address.lastIndexOf('@') + 1
  const [mailbox, host] = [address.slice(0, start), address.slice(start)]
  const hosts = HOST.test(host) ? [domainToASCII(host), domainToUnicode(host)] : []
  const forms = hosts.filter(Boolean).map((form) => mailbox + form)
  return [...new Set([text.trim().toLowerCase(), address, ...forms])]
}

/** Returns a condition that a column is an address in either spelling, indexed on `lower(column)`. */
export const isMailbox = (column: AnyColumn | SQL, email: string): SQL =>
  inArray(sql`lower(${column})`, emailSpellings(email))

/** Returns one condition per search term, each matching hosts in either spelling. */
export const matchesEmailTerms = (text: AnyColumn | SQL, words: string): SQL[] =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => holdsEmailWord(text, term))

/** Returns a condition that a text contains a term, or the term as a host in another spelling. */
export function holdsEmailWord(text: AnyColumn | SQL, word: string): SQL {
  const clauses = emailSpellings(word).map((form) => sql`${text} ilike ${patternOf(form)}`)
  return sql`(${sql.join(clauses, sql` or `)})`
}
