import { announceFirstAdmin } from './first-admin'
import { prepareDatabase } from './database/prepare'
import { readEnvironment } from './environment'
import { StartProblem, runScript, printLine } from './problem'
import { ensureBuild } from './production-build'
import { listenForStop } from './stop-signals'

/** Prepares the database and the build in a separate process, so that its memory is freed. */
async function main(): Promise<number> {
  const signals = listenForStop()
  const environment = readEnvironment('production')
  const { databaseUrl, appSecret, port, dataDir } = environment
  if (!databaseUrl || !appSecret) throw new StartProblem('DATABASE_URL or APP_SECRET is missing.')
  // A pooler in transaction mode would lose the session lock between two statements.
  const { seeded } = await prepareDatabase(process.env.DATABASE_LISTEN_URL || databaseUrl)
  if (process.argv[2] !== 'shop') return 0
  if (seeded) printLine('Seeded the database with the catalog.')
  await announceFirstAdmin(databaseUrl, environment)
  if (signals.isRequested()) return 0
  return ensureBuild({
    environment: { databaseUrl, appSecret, port, dataDir },
    lease: process.env.SHOP_LEASE,
    onStart: (running) => void signals.requested.then(() => running.stop(0)),
  })
}

runScript(main)
