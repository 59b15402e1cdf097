import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { createGzip } from 'node:zlib'

import type { Client } from 'pg'

import { syncFolder } from '../backup/folder'
import { withClient } from '../database/connection'
import { projectRequire } from '../paths'
import { StartProblem } from '../problem'
import { sumOfFile, writeExportManifest } from './folder'
import type { ExportedTable, ExportManifest } from './folder'
import { setSessionDefaults, readTable } from './rows'
import { listMigrations, listSequences, listTables } from './tables'
import type { Table } from './tables'

const { version } = projectRequire('./package.json') as { version: string }

/** Exports one consistent snapshot of a running shop; renames the folder when complete. */
export async function writeExport(
  url: string,
  { folder, secret }: { folder: string; secret: string },
): Promise<ExportManifest> {
  const parent = path.dirname(folder)
  await mkdir(parent, { recursive: true })
  const fresh = path.join(parent, `unfinished-${process.pid}-${path.basename(folder)}`)
  await mkdir(fresh, { mode: 0o700 })
  try {
    const data = await withClient(url, (client) => writeData(client, fresh))
    const at = new Date().toISOString()
    const manifest = { format: 'export-1' as const, at, shop: version, secret, ...data }
    await writeExportManifest(fresh, manifest)
    await syncFolder(fresh)
    await rename(fresh, folder)
    await syncFolder(parent)
    return manifest
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  }
}

async function writeData(client: Client, folder: string) {
  await setSessionDefaults(client, 'begin isolation level repeatable read read only')
  const migrations = await listMigrations(client)
  if (migrations.length === 0)
    throw new StartProblem('This database has no shop yet: there is nothing to export.')
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const tables: ExportedTable[] = []
  for (const table of await listTables(client)) tables.push(await writeTable(client, table, folder))
  const sequences = await listSequences(client)
  await client.query('commit')
  return { postgres: rows[0]?.server_version ?? '', migrations, tables, sequences }
}

async function writeTable(client: Client, table: Table, folder: string): Promise<ExportedTable> {
  const file = `${table.name}.copy.gz`
  const at = path.join(folder, file)
  const gzip = createGzip({ level: 1 })
  const digest = await readTable(client, table, [gzip, createWriteStream(at, { mode: 0o600 })])
  const handle = await open(at, 'r+')
  await handle.sync()
  await handle.close()
  return { ...table, ...digest, file, ...(await sumOfFile(at)) }
}
