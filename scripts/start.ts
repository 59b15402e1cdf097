import { buildStore } from './builds'
import { openHome } from './database/home'
import { openDatabase } from './database/open-database'
import type { OpenDatabase } from './database/open-database'
import { readEnvironment, shopAddress } from './environment'
import type { Environment } from './environment'
import { acquireLock } from './lock'
import type { Lock } from './lock'
import { runPrepare } from './next-process'
import { refuseBusyPort } from './port'
import { StartProblem, runScript, printLine } from './problem'
import { appSecret } from './secrets'
import { GRACE_MS, serve } from './serve'
import { listenForStop } from './stop-signals'
import type { StopSignals } from './stop-signals'

type OpenShopOptions = {
  environment: Environment
  secret: string
  signals: StopSignals
  lease: string | undefined
}

const builds = buildStore()

async function main(): Promise<number> {
  const signals = listenForStop()
  const environment = readEnvironment('production')
  const { dataDir, databaseUrl, appSecret: configured } = environment
  const secret = await appSecret({ dataDir, configured, isOperated: databaseUrl !== undefined })
  const lock = databaseUrl ? undefined : await lockData(environment)
  const lease = await builds.lease()
  try {
    await refuseBusyPort(environment)
    const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
    try {
      return await openShop(database, { environment, secret, signals, lease: lease?.folder })
    } finally {
      await database.stop()
    }
  } finally {
    await lease?.release()
    await lock?.release()
  }
}

async function openShop(database: OpenDatabase, opening: OpenShopOptions): Promise<number> {
  const { environment, secret, signals, lease } = opening
  const { port, dataDir } = environment
  const leased = lease ? { lease } : {}
  const variables = { databaseUrl: database.url, appSecret: secret, port, dataDir, ...leased }
  const preparing = runPrepare('shop', variables)
  void signals.requested.then(() => preparing.stop(GRACE_MS))
  const code = await preparing.ended
  if (signals.isRequested()) return 0
  if (code !== 0) return code
  const build = await builds.leased(lease)
  if (!build) throw new StartProblem(`There is no complete build in ${builds.root}.`)
  return serve({ command: 'start', args: [], database, ...opening, build })
}

/** Allows one shop per data folder, because two would manage the same database, files and jobs. */
async function lockData(environment: Environment): Promise<Lock> {
  const { shopLock } = await openHome(environment.dataDir)
  const attempt = await acquireLock(shopLock, shopAddress(environment))
  if ('lock' in attempt) return attempt.lock
  const { note, pid } = attempt.holder
  throw new StartProblem(
    `The shop is already running at ${note} (process ${pid}) on the data in ${environment.dataDir}.`,
  )
}

runScript(main)
