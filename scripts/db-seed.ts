import { openDatabase } from './database/open-database'
import { prepareDatabase } from './database/prepare'
import { readEnvironment } from './environment'
import { runScript, say } from './problem'

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readEnvironment('production')
  const database = await openDatabase({ dataDir, databaseUrl, log: say })
  try {
    const { seeded } = await prepareDatabase(database.url)
    say(seeded ? 'The seed data is in the database.' : 'The seed data was in the database already.')
  } finally {
    await database.stop()
  }
}

runScript(main)
