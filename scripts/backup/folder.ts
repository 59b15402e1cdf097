import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import { canReach } from '../database/database-user'
import type { UserIds } from '../database/run'
import { projectRoot } from '../paths'
import { StartProblem } from '../problem'

export function backupFolder(): string | undefined {
  const configured = process.env.BACKUP_DIR
  return configured ? path.resolve(projectRoot, configured) : undefined
}

export type Manifest = {
  format: 1
  /** End of the backup: it can be restored to any later time that the archive covers. */
  at: string
  shop: string
  postgres: string
  system: string
  /** First WAL segment that a restore needs. */
  wal: string
  /** Secret that the keys in order links are derived from. */
  secret: string
  label: string
  folders: string[]
  /** Row count of each table at the start of the backup. */
  rows: Record<string, number>
  files: { path: string; size: number; sha256: string }[]
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/u

export const nameOf = (at: Date) => at.toISOString().replace(/[:.]/gu, '-')

/** Returns the names of complete backups, newest first; interrupted ones have other names. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(path.join(backup, 'manifest.json'), 'utf8').catch(() => undefined)
  const sum = await readFile(path.join(backup, 'manifest.sha256'), 'utf8').catch(() => '')
  if (text === undefined) throw new StartProblem(`There is no whole backup in ${backup}.`)
  if (sha256(text) !== sum.trim()) {
    throw new StartProblem(`The manifest of the backup in ${backup} was changed or is damaged.`)
  }
  const manifest = JSON.parse(text) as { format: unknown }
  if (manifest.format === 1) return manifest as Manifest
  throw new StartProblem(`${backup} was made of another database: use npm run import.`)
}

export async function isExport(backup: string): Promise<boolean> {
  const text = await readFile(path.join(backup, 'manifest.json'), 'utf8').catch(() => '')
  return text.startsWith('{"format":"export-')
}

/** Writes the manifest as the last step before the final rename. */
export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest)
  await writeSafely(path.join(backup, 'manifest.json'), text)
  await writeSafely(path.join(backup, 'manifest.sha256'), `${sha256(text)}\n`)
}

/** Writes and syncs a file, so that it survives a power cut. */
export async function writeSafely(file: string, data: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(data)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => undefined)
  await handle.close()
}

/** Returns the system identifier of a cluster, which restores don't change. */
export async function systemOf(cluster: string): Promise<string> {
  const control = await readFile(path.join(cluster, 'global', 'pg_control'))
  return control.readBigUInt64LE(0).toString()
}

export const archiveOf = (folder: string, system: string) => path.join(folder, 'wal', system)

export async function openArchive(
  folder: string,
  cluster: string,
  user?: UserIds,
): Promise<string> {
  const archive = archiveOf(folder, await systemOf(cluster))
  await mkdir(archive, { recursive: true, mode: 0o700 })
  if (!user) return archive
  // The server doesn't run as root, so its user may traverse these folders but not list them.
  for (const at of [folder, path.dirname(archive)]) {
    await chmod(at, (await stat(at)).mode | 0o011)
  }
  await chown(archive, user.uid, user.gid)
  if (await canReach(archive, user)) return archive
  throw new StartProblem(
    `The database runs as a user who can’t reach ${folder}. Set BACKUP_DIR to a folder outside of private ones.`,
  )
}
