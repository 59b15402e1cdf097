import { parseArgs } from 'node:util'

import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import { openDatabase } from './database/open-database'
import { prepareDatabase } from './database/prepare'
import { readEnvironment } from './environment'
import { StartProblem, runScript, printLine } from './problem'

const MOST = 1_000_000

/** `npm run db:seed`; `-- --scale 100000` adds that many customers, orders, tickets and parts. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } })
  const scale = Number(values.scale ?? 0)
  if (!Number.isInteger(scale) || scale < 0 || scale > MOST)
    throw new StartProblem(`--scale has to be a whole number of at most ${MOST}.`)
  const { dataDir, databaseUrl } = readEnvironment('production')
  if (scale > 0 && databaseUrl)
    throw new StartProblem(
      '--scale is for the embedded database: made-up orders don’t come off again.',
    )
  // No sample reviews, because they would be for the same bikes as those of generated orders.
  if (scale > 0) process.env.SAMPLE_RIDERS = 'off'
  const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
  try {
    const { seeded } = await prepareDatabase(database.url)
    printLine(seeded ? 'Seeded the database.' : 'The database was already seeded.')
    if (scale > 0) await fill(database.url, scale)
  } finally {
    await database.stop()
  }
}

async function fill(url: string, scale: number): Promise<void> {
  const [{ fillOffice }, { fillWithSpares }] = await Promise.all([
    import('../bench/office-data'),
    import('../bench/spares-data'),
  ])
  // No statement timeout: statements on all rows take longer than requests may.
  const pool = new Pool({ connectionString: url, max: 1 })
  const db = drizzle({ client: pool })
  try {
    const began = Date.now()
    await fillOffice(db, scale)
    await fillWithSpares(db, scale)
    const seconds = ((Date.now() - began) / 1_000).toFixed(0)
    printLine(`Added ${scale} customers, orders, tickets and spare parts each in ${seconds} s.`)
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code !== '23505') throw error
    throw new StartProblem(
      'This database was filled before, or has sample riders: name a new folder in DATA_DIR.',
    )
  } finally {
    await pool.end()
  }
}

runScript(main)
