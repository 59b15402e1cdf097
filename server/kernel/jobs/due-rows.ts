import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../db/client'
import { jobDelays } from '../db/schema/system/job-delays'
import type { Work } from './queue'

/** Due time of work that is due as soon as it is created. */
export const EVER = sql`'-infinity'::timestamptz`

export interface DueQuery {
  work: Work
  /** Id column of the rows, which determines the table to query. */
  id: PgColumn
  at: PgColumn | SQL
  where: SQL | undefined
}

export interface DueLimit {
  now: Date
  limit: number
}

/** Returns due rows. Backoff moves failed rows behind those due later, so that none starves. */
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
        // Implied by the next condition, but able to use an index.
        sql`${at} <= ${moment}::timestamptz`,
        sql`${due} <= ${moment}::timestamptz`,
        isNull(jobDelays.set_aside_at),
      ),
    )
    .orderBy(asc(due), asc(id))
    .limit(limit)
  return rows
}

/** Returns the due rows among the given ones, if code instead of the database finds the work. */
export async function listDueOf(
  db: Db,
  { work, id, ids }: Pick<DueQuery, 'work' | 'id'> & { ids: readonly number[] },
  limit: DueLimit,
): Promise<{ id: number }[]> {
  if (ids.length === 0) return []
  return listDueRows(db, { work, id, at: EVER, where: inArray(id, [...ids]) }, limit)
}
