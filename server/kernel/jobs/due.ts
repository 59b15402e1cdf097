import type { Db } from '../db/client'
import { leaseRows } from './delays'
import type { RowJob } from './job'
import { enqueueAll, type RowQueue } from './queue'
import { runSteps, type JobDeps } from './steps'

const BATCH = 200
/** Time that an enqueued row is left to its job; then it ranks behind rows not yet enqueued. */
const PLANNED_MS = 60_000

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

/** Enqueues due rows that may lack a job. Duplicates are harmless, because each job claims its row. */
export async function enqueueDue(deps: JobDeps, jobs: readonly RowJob[]): Promise<void> {
  const steps = jobs.map((job) => [`plan-${job.queue}`, () => planDue(deps, job)] as const)
  await runSteps(deps, 'reconcile', Object.fromEntries(steps))
}

async function planDue({ db, clock }: JobDeps, { queue, due }: RowJob): Promise<void> {
  const now = clock.now()
  const rows = (await due(db, now, BATCH)).map(({ id }) => id)
  if (rows.length === 0) return
  await db.transaction(async (tx) => {
    await enqueueAll(tx, queue, rows)
    await leaseRows(tx, queue, { rows, until: new Date(now.getTime() + PLANNED_MS) })
  })
}
