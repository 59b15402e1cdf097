import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { createDb } from '../server/kernel/db/client'
import { verifyAudit } from '../server/office/audit/verify-audit'
import {
  archiveOf,
  backupFolder,
  isExport,
  listBackups,
  nameOf,
  readManifest,
} from './backup/folder'
import { outdated, readRetention } from './backup/retention'
import { countRows, makeBackup, removeUnfinished } from './backup/make'
import { planRestore, restore, withRestored } from './backup/restore'
import { withClient } from './database/connection'
import { openEmbedded } from './database/embedded'
import { openHome } from './database/home'
import { readEnvironment } from './environment'
import type { Environment } from './environment'
import { readExport } from './export/folder'
import { readExportInto } from './export/read'
import { writeExport } from './export/write'
import { withLock } from './lock'
import { StartProblem, runScript, printLine } from './problem'
import { appSecret } from './secrets'

/**
 * `npm run backup`: backs up the embedded database with its files, or exports the database of DATABASE_URL. `--
 * --verify` restores the newest backup elsewhere and checks it.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })
  const environment = readEnvironment('production')
  const folder = backupFolder()
  if (!folder) throw new StartProblem('Set BACKUP_DIR to the folder of backups, on another disk.')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await withLock(path.join(folder, 'backup.lock'), () =>
    values.verify ? verifyNewest(folder) : backUpAndPrune(folder, environment),
  )
}

async function backUpAndPrune(folder: string, environment: Environment): Promise<void> {
  const rule = readRetention(process.env.BACKUP_KEEP || undefined)
  if (environment.databaseUrl) await exportTo(folder, environment.databaseUrl, environment)
  else await backUp(folder, environment)
  await prune(folder, rule)
}

/** Backs up an external server as an export, because only its data is accessible. */
async function exportTo(folder: string, url: string, environment: Environment): Promise<void> {
  const { dataDir, appSecret: configured } = environment
  const secret = await appSecret({ dataDir, configured, isOperated: true })
  const began = Date.now()
  await removeUnfinished(folder)
  const backup = path.join(folder, nameOf(new Date()))
  const { tables } = await writeExport(url, { folder: backup, secret })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  printLine(`Exported ${rows} rows in ${((Date.now() - began) / 1_000).toFixed(1)} s: ${backup}`)
}

async function backUp(folder: string, environment: Environment) {
  const { dataDir, appSecret: configured } = environment
  const secret = await appSecret({ dataDir, configured, isOperated: false })
  const { cluster } = await openHome(dataDir)
  const database = await openEmbedded({ dataDir, log: printLine, backups: folder })
  try {
    const began = Date.now()
    const { url, adminUrl } = database
    const { backup, size } = await makeBackup(folder, { url, adminUrl, cluster, secret })
    const seconds = ((Date.now() - began) / 1_000).toFixed(1)
    printLine(`Backed up ${(size / 1e6).toFixed(1)} MB in ${seconds} s: ${backup}`)
    await warnOfArchive(adminUrl)
  } finally {
    await database.stop()
  }
}

async function warnOfArchive(adminUrl: string): Promise<void> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ mode: string; fails: boolean }>(`
      select current_setting('archive_mode') as mode,
        coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails
      from pg_stat_archiver`),
  )
  const [state] = rows
  if (state?.mode === 'off')
    printLine('The shop runs without an archive: start it again with BACKUP_DIR set.')
  if (state?.fails)
    printLine('Archiving fails: is there space in BACKUP_DIR? The reason is in postgres.log.')
}

async function prune(folder: string, rule: ReturnType<typeof readRetention>): Promise<void> {
  for (const name of outdated(await listBackups(folder), rule)) {
    // Rename first, so that an interrupted removal leaves nothing that looks like a backup.
    const gone = path.join(folder, `unfinished-0-${name}`)
    await rename(path.join(folder, name), gone)
    await rm(gone, { recursive: true, force: true })
    printLine(`Removed ${name}, which no rule keeps.`)
  }
  await pruneArchive(folder)
}

/** Removes WAL from before the oldest backup of its cluster, because no restore can use it. */
async function pruneArchive(folder: string): Promise<void> {
  const manifests = []
  for (const name of await listBackups(folder)) {
    const backup = path.join(folder, name)
    if (!(await isExport(backup))) manifests.push(await readManifest(backup))
  }
  for (const system of new Set(manifests.map((manifest) => manifest.system))) {
    const archive = archiveOf(folder, system)
    const starts = manifests.filter((each) => each.system === system).map(({ wal }) => wal.slice(8))
    const first = starts.sort()[0] ?? ''
    for (const file of await readdir(archive).catch(() => [])) {
      // The first eight digits are the timeline; older timelines may still be needed.
      const isOld = /^[0-9A-F]{24}\.gz$/u.test(file) && file.slice(8, 24) < first
      if (isOld) await rm(path.join(archive, file), { force: true })
    }
  }
}

async function verifyNewest(folder: string): Promise<void> {
  const [newest] = await listBackups(folder)
  if (newest && (await isExport(path.join(folder, newest)))) await verifyExport(folder, newest)
  else await verify(folder)
}

async function verifyExport(folder: string, name: string): Promise<void> {
  const backup = path.join(folder, name)
  const manifest = await readExport(backup)
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'shop-verify-'))
  const dataDir = path.join(scratch, 'data')
  const database = await openEmbedded({ dataDir, log: () => undefined, isDurable: false })
  try {
    await readExportInto(database.url, { folder: backup, manifest, isForced: false })
    const faults = await auditFaults(database.url)
    if (faults.length > 0) throw new StartProblem(`${faults.join('\n')}\nThe backup isn’t sound.`)
  } finally {
    await database.stop()
    await rm(scratch, { recursive: true, force: true })
  }
  await markVerified(folder, name)
  printLine(`Imported ${backup} elsewhere: every row and the audit log are sound.`)
}

async function verify(folder: string): Promise<void> {
  const plan = await planRestore(folder)
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'shop-verify-'))
  const dataDir = path.join(scratch, 'data')
  try {
    await restore(dataDir, plan)
    const faults = await withRestored({ dataDir, log: () => undefined }, async (url) => {
      const rows = await withClient(url, countRows)
      return [...missingTables(plan.manifest.rows, rows), ...(await auditFaults(url))]
    })
    if (faults.length > 0) throw new StartProblem(`${faults.join('\n')}\nThe backup isn’t sound.`)
    await markVerified(folder, path.basename(plan.backup))
    printLine(
      `Restored ${plan.backup} elsewhere: every table, the archive and the audit log are sound.`,
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Append-only tables: their row counts can only have grown since the backup began. */
const GROWING = ['audit_chain', 'ledger_transfers']

function missingTables(then: Record<string, number>, now: Record<string, number>): string[] {
  return Object.entries(then).flatMap(([table, rows]) => {
    const found = now[table]
    if (found === undefined) return [`The table ${table} is missing.`]
    if (!GROWING.includes(table) || found >= rows) return []
    return [`${table} has ${found} rows, fewer than the ${rows} it had.`]
  })
}

async function auditFaults(url: string): Promise<string[]> {
  const { db, close } = createDb(url, { max: 1 })
  try {
    return (await verifyAudit(db)).faults
  } finally {
    await close()
  }
}

async function markVerified(folder: string, backup: string): Promise<void> {
  const file = path.join(folder, 'verified.json')
  await writeFile(`${file}.new`, JSON.stringify({ at: new Date().toISOString(), backup }))
  await rename(`${file}.new`, file)
}

runScript(main)
