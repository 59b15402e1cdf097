import { and, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { deletionVariants } from '@/domain/kit/search/edits'
import { spellingsOf, WORD_LIMIT } from '@/domain/kit/search/words'

import { emailSpellings } from '../mail/spellings'
import type { Db } from '../db/client'
import { patternOf } from '../db/words'

/** A table of search texts: `order_search` or `customer_search`. */
interface PeopleIndex {
  words: AnyPgColumn
  variants: AnyPgColumn
}

/** The trigram index needs three letters in a row, or the start of a word. */
const HAS_TRIGRAM = /[a-z0-9]{3}/
const HAS_LETTER = /[\p{L}\p{N}]/u
const NAME = /^[a-z]{4,20}$/

/**
 * Returns a condition that a row contains all words, in any spelling of umlauts and hosts. If no row does, it tolerates
 * a typo in each name and city. Undefined without words.
 */
export async function matchPeople(
  db: Db,
  { words, variants }: PeopleIndex,
  text: string,
): Promise<SQL | undefined> {
  const typed = text.trim().split(/\s+/).filter(Boolean)
  if (typed.length === 0) return undefined
  const terms = typed.filter((term) => HAS_LETTER.test(term)).slice(0, WORD_LIMIT)
  if (terms.length === 0) return sql`false`
  const exact = and(...terms.map((term) => contains(words, term)))
  const near = terms.map((term) => ({ term, names: spellingsOf(term).filter(isName) }))
  if (near.every(({ names }) => names.length === 0) || (await hasRow(db, words, exact)))
    return exact
  return and(
    ...near.map(({ term, names }) =>
      names.length === 0
        ? contains(words, term)
        : or(contains(words, term), overlaps(variants, names.flatMap(deletionVariants))),
    ),
  )
}

const isName = (spelling: string) => NAME.test(spelling)

/** Terms without a trigram match beginnings of words only, so that no search reads all rows. */
function contains(words: AnyColumn, term: string): SQL {
  const forms = [...new Set(emailSpellings(term).flatMap(spellingsOf))]
  const clauses = forms.map(
    (form) => sql`${words} like ${patternOf(HAS_TRIGRAM.test(form) ? form : ` ${form}`)}`,
  )
  return sql`(${sql.join(clauses, sql` or `)})`
}

const overlaps = (variants: AnyColumn, own: readonly string[]): SQL =>
  sql`${variants} && ${sql.param([...new Set(own)])}::text[]`

/** Materialized, because for a single row the planner expects to find it soon and reads the whole table. */
async function hasRow(db: Db, words: AnyPgColumn, condition: SQL | undefined): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with found as materialized (select 1 from ${words.table} where ${condition}) select 1 from found limit 1`)
  return rows.length > 0
}
