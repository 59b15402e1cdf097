import {
  appendFile,
  chmod,
  chown,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { withClient } from '../database/connection'
import { openEmbedded } from '../database/embedded'
import { openHome } from '../database/home'
import type { DatabaseHome } from '../database/home'
import type { UserIds } from '../database/run'
import { StartProblem } from '../problem'
import { restoreCommand } from './archive'
import { inBatches, unpack } from './copy'
import { listBackups, nameOf, openArchive, readManifest, archiveOf } from './folder'
import type { Manifest } from './folder'

const RECOVERY_MS = 30 * 60_000

export type Plan = {
  backup: string
  manifest: Manifest
  /** WAL archive to replay after the backup, or undefined to restore the backup alone. */
  archive: string | undefined
  until: Date | undefined
}

export async function planRestore(from: string, until?: Date): Promise<Plan> {
  const names = await listBackups(from)
  const isFolder = names.length > 0
  const name = names.find((each) => until === undefined || each <= nameOf(until))
  if (isFolder && !name) {
    throw new StartProblem(`No backup in ${from} is older than ${until?.toISOString()}.`)
  }
  const backup = isFolder ? path.join(from, name as string) : from
  const manifest = await readManifest(backup)
  if (until && until.toISOString() < manifest.at) {
    throw new StartProblem(`The backup was made at ${manifest.at}, after the time you named.`)
  }
  const archive = archiveOf(path.dirname(backup), manifest.system)
  const hasArchive = (await readdir(archive).catch(() => [])).some((file) => file.endsWith('.gz'))
  if (until && !hasArchive) {
    throw new StartProblem(
      `There is no archive in ${archive}: only ${manifest.at} can be restored.`,
    )
  }
  return { backup, manifest, archive: hasArchive ? archive : undefined, until }
}

export async function restore(dataDir: string, plan: Plan): Promise<DatabaseHome> {
  const { backup, manifest, archive, until } = plan
  const home = await openHome(dataDir)
  const fresh = `${home.cluster}.new-restored`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  for (const folder of manifest.folders) {
    await mkdir(path.join(fresh, folder), { recursive: true, mode: 0o700 })
  }
  await inBatches(manifest.files, (file) =>
    unpack(backup, file, path.join(fresh, path.relative('cluster', file.path))),
  )
  await writeFile(path.join(fresh, 'backup_label'), manifest.label, { mode: 0o600 })
  if (archive) await askForArchive(fresh, archive, until)
  if (home.user) await giveTo(fresh, home.user)
  await rename(fresh, home.cluster)
  // The server reads the archive as its own user, which needs access to it.
  if (archive) await openArchive(path.dirname(backup), home.cluster, home.user)
  await writeFile(
    path.join(dataDir, 'secrets.json'),
    `${JSON.stringify({ appSecret: manifest.secret }, null, 2)}\n`,
    { mode: 0o600 },
  )
  return home
}

async function askForArchive(cluster: string, archive: string, until?: Date): Promise<void> {
  const value = (text: string) => `'${text.replace(/'/gu, `''`)}'`
  const lines = [
    `restore_command = ${value(restoreCommand(archive))}`,
    ...(until ? [`recovery_target_time = ${value(until.toISOString().replace('Z', '+00'))}`] : []),
    `recovery_target_action = 'promote'`,
  ]
  await appendFile(path.join(cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  await writeFile(path.join(cluster, 'recovery.signal'), '', { mode: 0o600 })
}

async function giveTo(folder: string, { uid, gid }: UserIds): Promise<void> {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) await giveTo(at, { uid, gid })
    else await chown(at, uid, gid)
  }
}

export async function withRestored<T>(
  {
    dataDir,
    log,
    backups,
  }: { dataDir: string; log: (line: string) => void; backups?: string | undefined },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const database = await openEmbedded({ dataDir, log, backups })
  try {
    await withClient(database.adminUrl, async (client) => {
      const deadline = Date.now() + RECOVERY_MS
      const isReading = async () =>
        (await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is
      while (await isReading()) {
        if (Date.now() > deadline) throw new StartProblem('Reading the archive takes too long.')
        await pause(100)
      }
      for (const setting of ['restore_command', 'recovery_target_time', 'recovery_target_action']) {
        await client.query(`alter system reset ${setting}`)
      }
    })
    return await work(database.url)
  } finally {
    await database.stop()
  }
}

export async function moveAside(home: DatabaseHome, dataDir: string): Promise<string> {
  const aside = `${home.cluster}.before-${nameOf(new Date())}`
  await rename(home.cluster, aside)
  const secrets = path.join(dataDir, 'secrets.json')
  const isThere = await stat(secrets).catch(() => undefined)
  if (isThere) {
    await rename(secrets, `${aside}.secrets.json`)
    await chmod(`${aside}.secrets.json`, 0o600)
  }
  return aside
}
