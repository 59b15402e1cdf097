import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { sha256, writeSafely } from '../backup/folder'
import { StartProblem } from '../problem'
import type { Digest } from './rows'
import type { Sequence, Table } from './tables'

export type ExportedTable = Table & Digest & { file: string; sha256: string; size: number }

export type ExportManifest = {
  format: 'export-1'
  at: string
  shop: string
  postgres: string
  /** Secret that the keys in order links are derived from. */
  secret: string
  migrations: string[]
  tables: ExportedTable[]
  sequences: Sequence[]
}

/** Reads the manifest of an export and verifies every file's checksum. */
export async function readExport(folder: string): Promise<ExportManifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  const sum = await readFile(path.join(folder, 'manifest.sha256'), 'utf8').catch(() => '')
  if (text === undefined) throw new StartProblem(`There is no whole export in ${folder}.`)
  if (sha256(text) !== sum.trim())
    throw new StartProblem(`The manifest in ${folder} was changed or is damaged.`)
  const manifest = JSON.parse(text) as { format: unknown }
  if (manifest.format !== 'export-1')
    throw new StartProblem(`${folder} is a backup of the embedded database: use npm run restore.`)
  const found = manifest as ExportManifest
  for (const table of found.tables) await refuseDamaged(path.join(folder, table.file), table)
  return found
}

export async function writeExportManifest(folder: string, manifest: ExportManifest): Promise<void> {
  const text = JSON.stringify(manifest)
  await writeSafely(path.join(folder, 'manifest.json'), text)
  await writeSafely(path.join(folder, 'manifest.sha256'), `${sha256(text)}\n`)
}

export async function sumOfFile(file: string): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return { sha256: hash.digest('hex'), size: (await stat(file)).size }
}

async function refuseDamaged(file: string, table: ExportedTable): Promise<void> {
  const found = await sumOfFile(file).catch(() => undefined)
  if (found?.sha256 === table.sha256) return
  throw new StartProblem(`${file} is ${found ? 'damaged' : 'missing'}: nothing was imported.`)
}
