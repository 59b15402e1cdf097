import { openDatabase } from './database/open-database'
import { prepareDatabase } from './database/prepare'
import { readEnvironment } from './environment'
import { runScript, printLine } from './problem'
import { buildShop } from './production-build'
import { appSecret } from './secrets'
import { listenForStop } from './stop-signals'

/** Builds for production. The pages of the catalogue are made from the database's content. */
async function main(): Promise<number> {
  const signals = listenForStop()
  const { dataDir, databaseUrl, port, appSecret: given } = readEnvironment('production')
  // A build answers nobody: on a build machine it does without the operator's secret.
  const secret = await appSecret({ dataDir, given, isOperated: false })
  const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
  try {
    await prepareDatabase(database.url)
    if (signals.isRequested()) return 1
    const variables = { databaseUrl: database.url, appSecret: secret, port, dataDir }
    return await buildShop(variables, process.argv.slice(2), (build) => {
      void signals.requested.then(() => build.stop(0))
    })
  } finally {
    await database.stop()
  }
}

runScript(main)
