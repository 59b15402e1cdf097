import { migrate } from '../server/kernel/setup/migrate'
import { openDatabase } from './database/open-database'
import { readEnvironment } from './environment'
import { runScript, printLine } from './problem'

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readEnvironment('production')
  const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
  try {
    await migrate(database.url)
    printLine('The database schema is up to date.')
  } finally {
    await database.stop()
  }
}

runScript(main)
