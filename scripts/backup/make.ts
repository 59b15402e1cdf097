import { readdir, rename, rm, mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { Client } from 'pg'

import { withClient } from '../database/connection'
import { projectRequire } from '../paths'
import { StartProblem } from '../problem'
import { CONTROL, inBatches, pack, walk } from './copy'
import { nameOf, syncFolder, systemOf, writeManifest } from './folder'
import type { Manifest } from './folder'

const { version } = projectRequire('./package.json') as { version: string }

type Source = {
  url: string
  adminUrl: string
  cluster: string
  secret: string
}

export async function makeBackup(folder: string, source: Source) {
  await removeUnfinished(folder)
  const fresh = path.join(folder, `unfinished-${process.pid}-${nameOf(new Date())}`)
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  try {
    const rows = await withClient(source.url, countRows)
    const copied = await withClient(source.adminUrl, (client) => copyCluster(client, source, fresh))
    const at = new Date()
    const system = await systemOf(source.cluster)
    await writeManifest(fresh, {
      ...{ format: 1, at: at.toISOString(), shop: version, secret: source.secret },
      ...{ ...copied, rows, system },
    })
    await syncFolder(fresh)
    const backup = path.join(folder, nameOf(at))
    await rename(fresh, backup)
    await syncFolder(folder)
    return { backup, size: copied.files.reduce((sum, { size }) => sum + size, 0) }
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
}

/** Removes the remains of a killed backup. The caller must hold the folder's lock. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^unfinished-\d/u.test(name)) continue
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Counts the rows of every table. Reading all of them also verifies all page checksums. */
export async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const count = `select count(*)::float8 as rows from public.${client.escapeIdentifier(name)}`
    counts[name] = (await client.query<{ rows: number }>(count)).rows[0]?.rows ?? 0
  }
  return counts
}

async function copyCluster(client: Client, { cluster }: Source, fresh: string) {
  // The slot retains the WAL that the copy needs, and is dropped with the connection.
  const slot = `backup_${process.pid}`
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
  const { rows: starts } = await client.query<{ wal: string; postgres: string }>(`
    select pg_walfile_name(pg_backup_start('shop', fast => true)) as wal,
      current_setting('server_version') as postgres`)
  const files: Manifest['files'] = []
  const take = async (at: string) => {
    const file = await pack(path.join(cluster, at), fresh, `cluster/${at}`)
    if (file) files.push(file)
  }
  const found: string[] = []
  for await (const at of walk(cluster)) found.push(at)
  const folders = found.filter((at) => at.endsWith('/'))
  await inBatches(
    found.filter((at) => !at.endsWith('/')),
    take,
  )
  await take(CONTROL)
  const { rows: stops } = await client.query<{ wal: string; label: string }>(`
    select pg_walfile_name(lsn) as wal, labelfile as label
    from pg_backup_stop(wait_for_archive => false)`)
  const [start, stop] = [starts[0], stops[0]]
  if (!start || !stop) throw new StartProblem('The database didn’t say where the backup begins.')
  for (const name of (await readdir(path.join(cluster, 'pg_wal'))).sort()) {
    if (/^[0-9A-F]{24}$/u.test(name) && name >= start.wal && name <= stop.wal) {
      await take(`pg_wal/${name}`)
    }
  }
  if (!files.some(({ path: at }) => at === `cluster/pg_wal/${stop.wal}`)) {
    throw new StartProblem('The log of the backup was gone before it was copied. Try again.')
  }
  return { wal: start.wal, postgres: start.postgres, label: stop.label, folders, files }
}
