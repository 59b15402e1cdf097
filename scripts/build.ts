import { buildStore } from './builds'
import { openDatabase } from './database/open-database'
import { prepareDatabase } from './database/prepare'
import { readEnvironment } from './environment'
import { runScript, printLine } from './problem'
import { buildShop } from './production-build'
import { appSecret } from './secrets'
import { listenForStop } from './stop-signals'

async function main(): Promise<number> {
  const signals = listenForStop()
  const { dataDir, databaseUrl, port, appSecret: configured } = readEnvironment('production')
  // A build serves no requests, so a build machine needs no operator secret.
  const secret = await appSecret({ dataDir, configured, isOperated: false })
  const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
  const lease = await buildStore().lease()
  try {
    await prepareDatabase(database.url)
    if (signals.isRequested()) return 1
    return await buildShop(process.argv.slice(2), {
      environment: { databaseUrl: database.url, appSecret: secret, port, dataDir },
      lease: lease?.folder,
      onStart: (build) => void signals.requested.then(() => build.stop(0)),
    })
  } finally {
    await lease?.release()
    await database.stop()
  }
}

runScript(main)
