import PgBoss from 'pg-boss'

import { getPool } from '../db/client'
import type { Deps } from '../deps'
import { inFlight } from './in-flight'
import type { Jobs, Round } from './job'
import { tracingOfProcess } from '../tracing/tracing'
import { JOBS_SCHEMA, type RowJobData } from './queue'

const HOUR_S = 3_600
/** Waiting time between two looks for jobs (s). */
const LOOK_EVERY_S = 1
const BATCH = 100
const AT_ONCE = 4
const START_AGAIN_MS = 5_000

/**
 * Runs the jobs that the shop lists on the job tables: in every process of `npm start`, or in processes of
 * their own (`npm run worker`). A job is given to one worker; should that one die, another takes it a minute
 * later, and each step claims its row, so that nothing happens twice.
 * @returns a function that takes no more jobs and waits for those that run
 */
export function startWorker(deps: Deps, jobs: Jobs): () => Promise<void> {
  const pool = getPool()
  const running = inFlight()
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 30,
    archiveCompletedAfterSeconds: HOUR_S,
    deleteAfterDays: 1,
    db: { executeSql: (text, values) => running.watch(pool.query(text, values)) },
  })
  boss.on('error', (error) => deps.log.warn({ err: error }, 'job queue'))
  let isStopped = false
  const timers: NodeJS.Timeout[] = []
  const start = async (): Promise<void> => {
    if (isStopped) return
    try {
      await boss.start()
      await subscribeToJobs(deps, jobs, { boss, running })
      timers.push(...askForRounds(deps, jobs.rounds, boss))
    } catch (error) {
      // The database may come later than we do.
      deps.log.warn({ err: error }, 'worker not started yet')
      timers.push(setTimeout(() => void start(), START_AGAIN_MS).unref())
    }
  }
  const started = start()
  return async () => {
    isStopped = true
    await started
    for (const timer of timers) clearInterval(timer)
    await boss.stop({ graceful: true, close: false, timeout: 10_000 })
    await running.settled()
  }
}

interface WorkerState {
  boss: PgBoss
  running: ReturnType<typeof inFlight>
}

async function subscribeToJobs(
  deps: Deps,
  jobs: Jobs,
  { boss, running }: WorkerState,
): Promise<void> {
  for (const { queue, work } of jobs.rows) {
    const options = { pollingIntervalSeconds: LOOK_EVERY_S, batchSize: BATCH }
    await boss.work<RowJobData>(queue, options, async (given) => {
      const rows = given.map(({ data }) => data)
      await running.watch(workOnAll(deps, { queue, rows, work }))
    })
  }
  for (const { queue, work } of jobs.rounds) {
    await boss.work(queue, { pollingIntervalSeconds: 2 }, async () => {
      const done = traced({ queue }, () => work(deps)).catch((error: unknown) => {
        deps.log.warn({ err: error, queue }, 'round failed')
      })
      await running.watch(done)
    })
  }
}

interface Batch {
  queue: string
  rows: readonly RowJobData[]
  work: (deps: Deps, id: number) => Promise<unknown>
}

/** One row that fails holds up no other. The job library keeps what it is thrown, so it gets no error of a query. */
async function workOnAll(deps: Deps, { queue, rows, work }: Batch): Promise<void> {
  let failed = 0
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await Promise.all(
      rows.slice(start, start + AT_ONCE).map(({ id, traceparent }) =>
        traced({ queue, parent: traceparent }, () => work(deps, id)).catch((error: unknown) => {
          failed += 1
          deps.log.warn({ err: error, queue, id }, 'job failed')
        }),
      ),
    )
  }
  if (failed > 0) throw new Error(`${failed} of ${rows.length} failed, see the log.`)
}

interface TracedJob {
  queue: string
  parent?: string | undefined
}

async function traced(
  { queue, parent }: TracedJob,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const facts = { 'messaging.destination.name': queue }
  const step = tracingOfProcess()?.begin({ name: `job ${queue}`, kind: 'job', facts, parent })
  if (!step) return work()
  try {
    const done = await step.within(work)
    step.end()
    return done
  } catch (error) {
    step.end({ isFailed: true })
    throw error
  }
}

/** Every process asks; the period's key lets one of them through. */
function askForRounds(deps: Deps, rounds: readonly Round[], boss: PgBoss): NodeJS.Timeout[] {
  return rounds.map(({ queue, every }) => {
    const send = () => {
      boss.send(queue, {}, { singletonSeconds: every }).catch((error: unknown) => {
        deps.log.warn({ err: error, queue }, 'round not planned')
      })
    }
    send()
    return setInterval(send, Math.min(every, 60) * 500).unref()
  })
}
