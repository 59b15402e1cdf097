import { asc, desc, isNotNull, sql } from 'drizzle-orm'

import { FAILURES_SHOWN } from '@/domain/office/operation/operation'
import type { Db } from '@/server/kernel/db/client'
import { jobDelays } from '@/server/kernel/db/schema/system/job-delays'

const { work, row_id, attempts, due_at, error, failing_since, set_aside_at } = jobDelays

export async function countDelays(db: Db) {
  const queue = sql<string>`split_part(${work}, '/', 1)`
  const rows = await db
    .select({
      queue,
      failing: sql<number>`(count(*) filter (where ${set_aside_at} is null))::int`,
      set_aside: sql<number>`count(${set_aside_at})::int`,
    })
    .from(jobDelays)
    .where(isNotNull(error))
    .groupBy(queue)
  return new Map(rows.map(({ queue: name, ...counts }) => [name, counts]))
}

export async function listFailures(db: Db) {
  const rows = await db
    .select({ work, row_id, attempts, due_at, error, failing_since, set_aside_at })
    .from(jobDelays)
    .where(isNotNull(error))
    .orderBy(sql`${set_aside_at} is null`, desc(attempts), asc(work), asc(row_id))
    .limit(FAILURES_SHOWN)
  return rows.map((row) => ({
    ...{ work: row.work, attempts: row.attempts, error: row.error ?? '' },
    row: row.row_id === 0 ? null : row.row_id,
    since: (row.failing_since ?? row.due_at).toISOString(),
    next_at: row.set_aside_at ? null : row.due_at.toISOString(),
  }))
}
