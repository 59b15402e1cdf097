import type { Db } from '../db/client'
import type { RowJob } from './job'
import { enqueueAll, type RowQueue } from './queue'

const BATCH = 200

/** Ids of the rows that wait for work, by queue. */
export async function listDue(
  db: Db,
  now: Date,
  jobs: readonly RowJob[],
): Promise<Record<RowQueue, number[]>> {
  const lists: [RowQueue, number[]][] = []
  for (const { queue, due } of jobs) {
    const rows = await due(db, now, BATCH)
    lists.push([queue, rows.map(({ id }) => id)])
  }
  return Object.fromEntries(lists) as Record<RowQueue, number[]>
}

/**
 * Plans again what is due and may have lost its job: rows of an older version, or of a job that was lost with a
 * worker. A row that has its job already is worked on once, because each claims its row.
 */
export async function enqueueDue(db: Db, now: Date, jobs: readonly RowJob[]): Promise<void> {
  const due = await listDue(db, now, jobs)
  for (const { queue } of jobs) {
    if (due[queue].length > 0) await enqueueAll(db, queue, due[queue])
  }
}
