import { asc, count, desc, sql, type SQL, type Subquery } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'

import { MOST_COUNTED } from '@/domain/office/overview/overview'
import type { Db } from '@/server/kernel/db/client'

const PAGE_SIZE = 50

/** Counts the rows of the list that meet a condition, up to a limit. */
type CountFunction = (where: SQL | undefined, limit: number) => Promise<number>

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
  // Of the next page: the rows up to the mark. Of the previous page: its own rows and those before it.
  const ahead = isBack ? beyond : sql`not ${beyond}`
  const order = isDescending ? desc : asc
  return {
    where: mark === undefined ? undefined : beyond,
    orderBy: by ? sql`${order(by)}, ${order(id)}` : (order(id) as SQL),
    limit: PAGE_SIZE + 1,
    /** Returns where the page is in its list. */
    async range(read: readonly unknown[], counted: CountFunction) {
      const shown = Math.min(read.length, PAGE_SIZE)
      if (mark === undefined && read.length <= PAGE_SIZE) return { from: 1, matching: shown }
      const total = await counted(undefined, MOST_COUNTED + 1)
      if (mark === undefined) return { from: 1, matching: total }
      const before = await counted(ahead, MOST_COUNTED + 1)
      return { from: isBack ? before - shown + 1 : before + 1, matching: total }
    },
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

/** Counts the rows of a query, which has to have a limit. */
export async function countRows(db: Db, matching: Subquery): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(matching)
  return row?.rows ?? 0
}
