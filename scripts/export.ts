import { stat } from 'node:fs/promises'
import path from 'node:path'

import { openDatabase } from './database/open-database'
import { readEnvironment } from './environment'
import { writeExport } from './export/write'
import { StartProblem, runScript, printLine } from './problem'
import { appSecret } from './secrets'

/** `npm run export -- FOLDER`: exports all data of the shop, for another server or PostgreSQL version. */
async function main(): Promise<void> {
  const [folderArgument] = process.argv.slice(2)
  if (!folderArgument) throw new StartProblem('Name a new folder: npm run export -- FOLDER')
  const folder = path.resolve(folderArgument)
  if (await stat(folder).catch(() => undefined))
    throw new StartProblem(`${folder} exists already: name a new folder.`)
  const { dataDir, databaseUrl, appSecret: own } = readEnvironment('production')
  const secret = await appSecret({
    dataDir,
    configured: own,
    isOperated: databaseUrl !== undefined,
  })
  const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
  const began = Date.now()
  try {
    const { tables } = await writeExport(database.url, { folder, secret })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const size = tables.reduce((sum, table) => sum + table.size, 0)
    const seconds = ((Date.now() - began) / 1_000).toFixed(1)
    printLine(
      `Exported ${rows} rows of ${tables.length} tables, ${(size / 1e6).toFixed(1)} MB, in ${seconds} s: ${folder}`,
    )
  } finally {
    await database.stop()
  }
}

runScript(main)
