import PgBoss from 'pg-boss'

import { getPool } from '../db/client'
import { forgetPastRides } from '../dealers/forget-rides'
import { remindOfRide } from '../dealers/remind'
import type { Deps } from '../deps'
import { forgetOldSearches } from '../help-center/note-search'
import { compareBooks } from '../payment/compare-books'
import { putDailyTotals } from '../payment/book-queries'
import { sendRefund } from '../payment/send-refund'
import { takeEvent } from '../payment/take-event'
import { planDue } from './due'
import { inFlight } from './in-flight'
import { JOBS_SCHEMA, type RoundQueue, type RowQueue } from './queue'
import { reconcile } from './reconcile'
import { sendMail } from './send-mail'

/** How often a round is asked for (s). Among all workers each period has one. */
const RECONCILE_EVERY_S = 15
const HOUR_S = 3_600
/** Waiting time between two looks for jobs (s). */
const LOOK_EVERY_S = 1
const BATCH = 100
const AT_ONCE = 4
const START_AGAIN_MS = 5_000

/**
 * Runs the background work of the shop on the job tables: in every process of `npm start`, or in processes of
 * their own (`npm run worker`). A job is given to one worker; should that one die, another takes it a minute
 * later, and each step claims its row, so that nothing happens twice.
 * @returns a function that takes no more jobs and waits for those that run
 */
export function startWorker(deps: Deps): () => Promise<void> {
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
      await takeJobs(deps, { boss, running })
      timers.push(...askForRounds(deps, boss))
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

interface Running {
  boss: PgBoss
  running: ReturnType<typeof inFlight>
}

async function takeJobs(deps: Deps, { boss, running }: Running): Promise<void> {
  const rows: Record<RowQueue, (deps: Deps, id: number) => Promise<unknown>> = {
    mail: sendMail,
    refund: sendRefund,
    'provider-event-stripe': takeEvent,
    'provider-event-paypal': takeEvent,
    'ride-reminder': remindOfRide,
  }
  for (const [queue, work] of Object.entries(rows)) {
    const options = { pollingIntervalSeconds: LOOK_EVERY_S, batchSize: BATCH }
    await boss.work<{ id: number }>(queue, options, async (jobs) => {
      const ids = jobs.map(({ data }) => data.id)
      await running.watch(workOnAll(deps, { queue, ids, work }))
    })
  }
  const rounds: Record<RoundQueue, () => Promise<void>> = {
    reconcile: async () => {
      await planDue(deps.db, deps.clock.now())
      await reconcile(deps)
    },
    'compare-books': () => compareBooks(deps),
    'daily-totals': () => putDailyTotals(deps.db, deps.clock.now()),
    'past-rides': async () => {
      await forgetPastRides(deps)
      await forgetOldSearches(deps)
    },
  }
  for (const [queue, round] of Object.entries(rounds)) {
    await boss.work(queue, { pollingIntervalSeconds: 2 }, async () => {
      const done = round().catch((error: unknown) => {
        deps.log.warn({ err: error, queue }, 'round failed')
      })
      await running.watch(done)
    })
  }
}

interface Batch {
  queue: string
  ids: readonly number[]
  work: (deps: Deps, id: number) => Promise<unknown>
}

/** One row that fails holds up no other. The job library keeps what it is thrown, so it gets no error of a query. */
async function workOnAll(deps: Deps, { queue, ids, work }: Batch): Promise<void> {
  let failed = 0
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await Promise.all(
      ids.slice(start, start + AT_ONCE).map((id) =>
        work(deps, id).catch((error: unknown) => {
          failed += 1
          deps.log.warn({ err: error, queue, id }, 'job failed')
        }),
      ),
    )
  }
  if (failed > 0) throw new Error(`${failed} of ${ids.length} failed, see the log.`)
}

/** Every process asks; the period's key lets one of them through. */
function askForRounds(deps: Deps, boss: PgBoss): NodeJS.Timeout[] {
  const ask = (queue: RoundQueue, seconds: number) => {
    const send = () => {
      boss.send(queue, {}, { singletonSeconds: seconds }).catch((error: unknown) => {
        deps.log.warn({ err: error, queue }, 'round not planned')
      })
    }
    send()
    return setInterval(send, Math.min(seconds, 60) * 500).unref()
  }
  return [
    ask('reconcile', RECONCILE_EVERY_S),
    ask('compare-books', HOUR_S),
    ask('daily-totals', HOUR_S),
    ask('past-rides', HOUR_S),
  ]
}
