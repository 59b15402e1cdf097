import { asc, count, desc, sql, type SQL, type Subquery } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { MOST_COUNTED } from '@/domain/office/overview/overview'
import type { Db } from '@/server/kernel/db/client'

export const PAGE_SIZE = 50
/** Reads one extra row as a look-ahead. */
export const PAGE_LIMIT = PAGE_SIZE + 1

/** Counts the rows of the list that meet a condition, up to a limit. */
type CountFunction = (where: SQL | undefined, limit: number) => Promise<number>

/** Which page was read: the first one, the one after a cursor, or the one before it. */
interface PagePosition {
  isBack: boolean
  hasCursor: boolean
}

/** Keyset cursors: the sort keys of the rows next to a page. `before` takes precedence. */
export interface PageCursors {
  after?: string | undefined
  before?: string | undefined
}

interface KeysetColumn {
  id: AnyPgColumn
  /** Moment to sort by before the id. */
  by?: AnyPgColumn
  isNewestFirst: boolean
}

/** Returns the cursor of a row that is sorted by a moment before its id. */
export const momentCursor = (by: Date, id: number | string) => `${by.getTime()}.${id}`

/** Selects a page by keyset, so that inserts don't shift it. A cursor is valid even if its row is gone. */
export function pageAt({ id, by, isNewestFirst }: KeysetColumn, { after, before }: PageCursors) {
  const isBack = before !== undefined
  const isDescending = isNewestFirst !== isBack
  const mark = before ?? after
  const places = by ? sql`${by}, ${id}` : sql`${id}`
  const edge = by ? momentEdge(mark ?? '') : sql`${mark}`
  const beyond = isDescending ? sql`(${places}) < (${edge})` : sql`(${places}) > (${edge})`
  // Of the next page: the rows up to the mark. Of the previous page: its own rows and those before it.
  const ahead = isBack ? beyond : sql`not ${beyond}`
  const order = isDescending ? desc : asc
  const position = { isBack, hasCursor: mark !== undefined }
  return {
    where: mark === undefined ? undefined : beyond,
    orderBy: by ? sql`${order(by)}, ${order(id)}` : (order(id) as SQL),
    limit: PAGE_LIMIT,
    position,
    range: (read: readonly unknown[], counted: CountFunction) =>
      rangeOf(read, position, (isAhead, limit) => counted(isAhead ? ahead : undefined, limit)),
    /** @param cursorOf returns the sort key of a row; its number by default */
    cut: <Row extends { number: string }>(
      read: Row[],
      cursorOf: (row: Row) => string = ({ number }) => number,
    ) => cutPage(read, position, cursorOf),
  }
}

/** Returns moment and id of a cursor. */
export function momentEdge(mark: string): SQL {
  const [ms, id] = mark.split('.')
  return sql`timestamptz 'epoch' + ${ms}::bigint * interval '1 millisecond', ${id}::bigint`
}

/** Returns where a page is in its list. @param counted counts all rows, or those up to the cursor */
export async function rangeOf(
  read: readonly unknown[],
  { isBack, hasCursor }: PagePosition,
  counted: (isAhead: boolean, limit: number) => Promise<number>,
) {
  const shown = Math.min(read.length, PAGE_SIZE)
  if (!hasCursor && read.length <= PAGE_SIZE) return { from: 1, matching: shown }
  const matching = await counted(false, MOST_COUNTED + 1)
  if (!hasCursor) return { from: 1, matching }
  const before = await counted(true, MOST_COUNTED + 1)
  return { from: isBack ? before - shown + 1 : before + 1, matching }
}

/** Removes the look-ahead row, and returns the cursors of the pages next to this one. */
export function cutPage<Row>(
  read: Row[],
  { isBack, hasCursor }: PagePosition,
  cursorOf: (row: Row) => string,
) {
  const isCut = read.length > PAGE_SIZE
  const rows = isBack ? read.slice(0, PAGE_SIZE).reverse() : read.slice(0, PAGE_SIZE)
  const [first, last] = [rows[0], rows.at(-1)]
  const hasPrevious = isBack ? isCut : hasCursor
  return {
    rows,
    next: last && (isBack || isCut) ? cursorOf(last) : null,
    previous: first && hasPrevious ? cursorOf(first) : null,
  }
}

/** Counts the rows of a query, which has to have a limit. */
export async function countRows(db: Db, matching: Subquery): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(matching)
  return row?.rows ?? 0
}
