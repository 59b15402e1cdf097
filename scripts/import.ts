import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { openHome } from './database/home'
import { openDatabase } from './database/open-database'
import { readEnvironment } from './environment'
import type { Environment } from './environment'
import { readExport } from './export/folder'
import type { ExportManifest } from './export/folder'
import { readExportInto } from './export/read'
import { acquireLock } from './lock'
import type { Lock } from './lock'
import { StartProblem, runScript, printLine } from './problem'

const USAGE = 'npm run import -- FOLDER [--force]'

/** `npm run import -- FOLDER` imports an export into the embedded database or that of DATABASE_URL. */
async function main(): Promise<void> {
  const { folder, isForced } = readOptions()
  const environment = readEnvironment('production')
  const manifest = await readExport(folder)
  const { dataDir, databaseUrl } = environment
  if (databaseUrl) refuseOtherSecret(environment, manifest)
  const lock = databaseUrl ? undefined : await lockData(dataDir)
  try {
    const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
    try {
      const began = Date.now()
      await readExportInto(database.url, { folder, manifest, isForced })
      if (!databaseUrl) await writeSecret(dataDir, manifest)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const seconds = ((Date.now() - began) / 1_000).toFixed(1)
      printLine(
        `Imported ${rows} rows of ${manifest.tables.length} tables in ${seconds} s; all of them compared.`,
      )
    } finally {
      await database.stop()
    }
  } finally {
    await lock?.release()
  }
}

function readOptions() {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folderArgument] = positionals
  if (!folderArgument) throw new StartProblem(`Name the folder of an export: ${USAGE}`)
  return { folder: path.resolve(folderArgument), isForced: values.force }
}

/** Rejects a different secret, which would silently invalidate signed links of orders and logins. */
function refuseOtherSecret({ appSecret }: Environment, { secret }: ExportManifest): void {
  if (appSecret === secret) return
  throw new StartProblem(
    'Set APP_SECRET to the secret in the manifest.json of the export: with another one, links in emails and logins end.',
  )
}

async function lockData(dataDir: string): Promise<Lock> {
  const attempt = await acquireLock((await openHome(dataDir)).shopLock, 'importing')
  if ('lock' in attempt) return attempt.lock
  throw new StartProblem(
    `A shop is running on this data (process ${attempt.holder.pid}): stop it, then import.`,
  )
}

async function writeSecret(dataDir: string, { secret }: ExportManifest): Promise<void> {
  const file = path.join(dataDir, 'secrets.json')
  await writeFile(file, `${JSON.stringify({ appSecret: secret }, null, 2)}\n`, { mode: 0o600 })
}

runScript(main)
