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

type OpenShopOptions = { environment: Environment; secret: string; signals: StopSignals }

async function main(): Promise<number> {
  const signals = listenForStop()
  const environment = readEnvironment('production')
  const { dataDir, databaseUrl, appSecret: given } = environment
  const secret = await appSecret({ dataDir, given, isOperated: databaseUrl !== undefined })
  const lock = databaseUrl ? undefined : await lockData(environment)
  try {
    await refuseBusyPort(environment)
    const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
    try {
      return await openShop(database, { environment, secret, signals })
    } finally {
      await database.stop()
    }
  } finally {
    await lock?.release()
  }
}

async function openShop(database: OpenDatabase, opening: OpenShopOptions): Promise<number> {
  const { environment, secret, signals } = opening
  const { port, dataDir } = environment
  const variables = { databaseUrl: database.url, appSecret: secret, port, dataDir }
  const preparing = runPrepare('shop', variables)
  void signals.requested.then(() => preparing.stop(GRACE_MS))
  const code = await preparing.ended
  if (signals.isRequested()) return 0
  if (code !== 0) return code
  return serve({ command: 'start', args: [], database, environment, secret, signals })
}

/** One shop per data folder: two would both answer for its database, its files and its jobs. */
async function lockData(environment: Environment): Promise<Lock> {
  const { shopLock } = await openHome(environment.dataDir)
  const taken = await acquireLock(shopLock, shopAddress(environment))
  if ('lock' in taken) return taken.lock
  const { note, pid } = taken.holder
  throw new StartProblem(
    `The shop is already running at ${note} (process ${pid}) on the data in ${environment.dataDir}.`,
  )
}

runScript(main)
