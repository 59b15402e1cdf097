import { openDatabase } from './database/open-database'
import { prepareDatabase } from './database/prepare'
import { readEnvironment } from './environment'
import { refuseBusyPort } from './port'
import { runScript, printLine } from './problem'
import { appSecret } from './secrets'
import { serve } from './serve'
import { listenForStop } from './stop-signals'

async function main(): Promise<number> {
  const signals = listenForStop()
  const environment = readEnvironment('development')
  const { dataDir, databaseUrl, appSecret: configured } = environment
  const secret = await appSecret({ dataDir, configured, isOperated: false })
  await refuseBusyPort(environment)
  const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
  try {
    await prepareDatabase(database.url)
    if (signals.isRequested()) return 0
    const args = process.argv.slice(2)
    return await serve({ command: 'dev', args, database, environment, secret, signals })
  } finally {
    await database.stop()
  }
}

runScript(main)
