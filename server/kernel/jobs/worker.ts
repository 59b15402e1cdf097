import PgBoss from 'pg-boss'

import { getPool } from '../db/client'
import type { Deps } from '../deps'
import { inFlight } from './in-flight'
import { connected } from '../ports/connections'
import { clearFailures, delayRow } from './delays'
import { inTurns } from './in-turns'
import type { Jobs, Round, RowJob } from './job'
import { tracingOfProcess } from '../tracing/tracing'
import { enqueue, JOBS_SCHEMA, LONG_QUEUES, type RowJobData } from './queue'
import { LONGEST_MS } from './retry'
import { runStep, withTimeLimit } from './steps'

const HOUR_S = 3_600
/** Polling interval for jobs, in s. */
const LOOK_EVERY_S = 1
const BATCH = 100
const AT_ONCE = 4
const START_AGAIN_MS = 5_000
/** Time limit after which a hanging row is retried later; shorter than the lease of its batch. */
const ROW_MS = 45_000
/** Time limit of a tick; shorter than its lease. */
const ROUND_MS = 58_000
/** Retries for about five hours. Work that counts its own attempts never reaches this limit. */
const BACKOFF = { skipped: 0, longestMs: LONGEST_MS, most: 16 }

/**
 * Runs jobs from the job tables, in every process of `npm start` or in separate ones (`npm run worker`). Each job
 * goes to one worker. If that worker dies, another one takes over a minute later; each step claims its row, so
 * nothing happens twice.
 * @returns a function that stops polling and waits for running jobs
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
      // The database may start later than this process.
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
  for (const job of jobs.rows) {
    const batchSize = LONG_QUEUES.includes(job.queue) ? 1 : BATCH
    const options = { pollingIntervalSeconds: LOOK_EVERY_S, batchSize }
    await boss.work<RowJobData>(job.queue, options, async (batch) => {
      const rows = batch.map(({ data }) => data)
      await running.watch(workOnAll(deps, job, rows))
    })
  }
  for (const { queue, work } of jobs.rounds) {
    await boss.work(queue, { pollingIntervalSeconds: 2 }, async () => {
      const step = () => traced({ queue }, async () => work(await connected(deps)))
      await running.watch(runStep(deps, { work: queue, step, limitMs: ROUND_MS }))
    })
  }
}

/**
 * Processes each row in isolation, with backoff; after hours of failures, a row is set aside for staff. The job
 * library retries a batch only if an outcome can't be recorded. It stores the errors it gets, so it gets no query
 * errors.
 */
export async function workOnAll(
  deps: Deps,
  { queue, work, limitMs = ROW_MS }: RowJob,
  rows: readonly RowJobData[],
): Promise<void> {
  const done: number[] = []
  let lost = 0
  const onLost = (error: unknown) => {
    lost += 1
    deps.log.error({ err: error, queue }, 'outcome of a job not noted')
  }
  await inTurns(rows, AT_ONCE, async ({ id, traceparent }) => {
    const once = () =>
      traced({ queue, parent: traceparent }, async () => work(await connected(deps), id))
    try {
      await (limitMs === Infinity ? once() : withTimeLimit(limitMs, once))
      done.push(id)
    } catch (error) {
      deps.log.warn({ err: error, queue, id }, 'job failed')
      await planAgain(deps, { queue, id, error }).catch(onLost)
    }
  })
  await clearFailures(deps.db, queue, done).catch(onLost)
  if (lost > 0) throw new Error(`${lost} of ${rows.length} lost, see the log.`)
}

interface FailedRow {
  queue: RowJob['queue']
  id: number
  error: unknown
}

async function planAgain({ db, clock }: Deps, { queue, id, error }: FailedRow): Promise<void> {
  await db.transaction(async (tx) => {
    const failed = { work: queue, row: id, now: clock.now(), backoff: BACKOFF, error }
    const { due_at, set_aside_at } = await delayRow(tx, failed)
    if (set_aside_at === null) await enqueue(tx, { queue, id, startAfter: due_at })
  })
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

/** Every process requests the tick, but the period's singleton key accepts only one. */
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
