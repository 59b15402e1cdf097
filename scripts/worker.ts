import { JOBS } from '../server/job-list'
import { startWorker } from '../server/kernel/jobs/worker'
import { watchPages } from '../server/kernel/pages/watch'
import { closeDb } from '../server/kernel/db/client'
import { startMetrics } from '../server/metrics'
import { realDeps } from '../server/real-deps'
import { buildStore } from './builds'
import { readEnvironment } from './environment'
import { runPrepare } from './next-process'
import { StartProblem, runScript, printLine } from './problem'
import { listenForStop } from './stop-signals'

/** Runs background work in a separate process, for shops with many processes. */
async function main(): Promise<number> {
  const signals = listenForStop()
  const { databaseUrl, appSecret, port, dataDir } = readEnvironment('production')
  if (!databaseUrl) {
    throw new StartProblem(
      'A worker needs DATABASE_URL. Without it `npm start` does this work itself.',
    )
  }
  if (!appSecret) throw new StartProblem('A worker needs the APP_SECRET of its shop.')
  const preparing = runPrepare('database', { databaseUrl, appSecret, port, dataDir })
  void signals.requested.then(() => preparing.stop(0))
  const code = await preparing.ended
  if (signals.isRequested() || code !== 0) return signals.isRequested() ? 0 : code
  const lease = await buildStore().lease()
  if (lease) process.env.SHOP_LEASE = lease.folder
  // Lazy-loaded: only a traced process needs the SDK.
  const isTraced = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
  const tracing = isTraced ? (await import('../server/tracing')).startTracing() : null
  const deps = realDeps()
  startMetrics(deps)
  // Emails and papers follow the shop’s time zone and formats.
  watchPages(deps)
  const stop = startWorker(deps, JOBS)
  printLine('Worker started. Press Ctrl-C to finish the current jobs and stop.')
  await signals.requested
  await stop()
  await closeDb()
  await tracing?.end()
  await lease?.release()
  return 0
}

runScript(main)
