import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../db/client'
import { jobDelays } from '../db/schema/job-delays'
import type { Work } from './queue'

/** For work that is due as soon as it exists. */
export const EVER = sql`'-infinity'::timestamptz`

export interface DueQuery {
  work: Work
  /** Of the rows that are worked on; its table is the one that is read. */
  id: PgColumn
  /** When a row is due. */
  at: PgColumn | SQL
  where: SQL | undefined
}

export interface DueLimit {
  now: Date
  limit: number
}

/**
 * The rows that are due, in the order of their due time. What failed is due again after its backoff and not before, so
 * that it moves behind everything that became due in the meantime: no row starves behind others, however long those stay due.
 */
export async function listDueRows(
  db: Db,
  { work, id, at, where }: DueQuery,
  { now, limit }: DueLimit,
): Promise<{ id: number }[]> {
  const moment = now.toISOString()
  const due = sql`greatest(${at}, ${jobDelays.due_at})`
  const rows = await db
    .select({ id: sql<number>`${id}`.mapWith(Number) })
    .from(id.table)
    .leftJoin(jobDelays, and(eq(jobDelays.work, work), eq(jobDelays.row_id, id)))
    .where(
      and(
        where,
        // Follows from the next condition, and finds an index.
        sql`${at} <= ${moment}::timestamptz`,
        sql`${due} <= ${moment}::timestamptz`,
        isNull(jobDelays.set_aside_at),
      ),
    )
    .orderBy(asc(due), asc(id))
    .limit(limit)
  return rows
}

/** Of these rows those that are due, where code and not the database finds what there is to do. */
export async function listDueOf(
  db: Db,
  { work, id, ids }: Pick<DueQuery, 'work' | 'id'> & { ids: readonly number[] },
  limit: DueLimit,
): Promise<{ id: number }[]> {
  if (ids.length === 0) return []
  return listDueRows(db, { work, id, at: EVER, where: inArray(id, [...ids]) }, limit)
}
