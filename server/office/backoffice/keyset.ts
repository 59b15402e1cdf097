import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'

const PAGE_SIZE = 50

/** Numbers of rows between which a page lies; `before` wins. */
export interface PageCursors {
  after?: string | undefined
  before?: string | undefined
}

interface KeysetColumn {
  table: AnyPgTable
  id: AnyPgColumn
  /** What comes before the id in the order of the list. */
  by?: AnyPgColumn
  number: AnyPgColumn
  isNewestFirst: boolean
}

/**
 * One page of a list by the number of its neighbor instead of a count: rows that are written meanwhile move nothing.
 * One row more than a page is read, which says whether there is another page.
 */
export function pageAt(
  { table, id, by, number, isNewestFirst }: KeysetColumn,
  { after, before }: PageCursors,
) {
  const isBack = before !== undefined
  const isDescending = isNewestFirst !== isBack
  const mark = before ?? after
  const places = by ? sql`${by}, ${id}` : sql`${id}`
  const edge = sql`(select ${places} from ${table} where ${number} = ${mark})`
  const beyond = isDescending ? sql`(${places}) < ${edge}` : sql`(${places}) > ${edge}`
  const order = isDescending ? desc : asc
  return {
    where: mark === undefined ? undefined : beyond,
    orderBy: by ? sql`${order(by)}, ${order(id)}` : (order(id) as SQL),
    limit: PAGE_SIZE + 1,
    /** The rows in the order of the list, with the numbers that lead on and back. */
    cut<Row extends { number: string }>(read: Row[]) {
      const isCut = read.length > PAGE_SIZE
      const rows = isBack ? read.slice(0, PAGE_SIZE).reverse() : read.slice(0, PAGE_SIZE)
      const [first, last] = [rows[0]?.number ?? null, rows.at(-1)?.number ?? null]
      const hasPrevious = isBack ? isCut : mark !== undefined
      return {
        rows,
        next: isBack || isCut ? last : null,
        previous: hasPrevious ? first : null,
      }
    },
  }
}
