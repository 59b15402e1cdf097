import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'

const PAGE_SIZE = 50

/** Keyset cursors: the row numbers next to a page. `before` takes precedence. */
export interface PageCursors {
  after?: string | undefined
  before?: string | undefined
}

interface KeysetColumn {
  table: AnyPgTable
  id: AnyPgColumn
  /** Column to sort by before the id. */
  by?: AnyPgColumn
  number: AnyPgColumn
  isNewestFirst: boolean
}

/** Selects a page by keyset, so that inserts don't shift it. Reads one extra row as a look-ahead. */
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
