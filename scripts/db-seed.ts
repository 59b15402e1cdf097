import { openDatabase } from './database/open-database'
import { prepareDatabase } from './database/prepare'
import { readEnvironment } from './environment'
import { runScript, say } from './problem'

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readEnvironment('production')
  const database = await openDatabase({ dataDir, databaseUrl, log: say })
  try {
    const { seeded } = await prepareDatabase(database.url)
    say(seeded ? 'Seeded the database.' : 'The database was already seeded.')
  } finally {
    await database.stop()
  }
}

runScript(main)
