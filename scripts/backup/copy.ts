import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

import { StartProblem } from '../problem'
import type { Manifest } from './folder'

type BackupFile = Manifest['files'][number]

/** Runtime state of a server, which PostgreSQL recreates. */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./u
const LEFT_OUT = /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp.*)$/u
export const CONTROL = 'global/pg_control'

/** Yields the files and folders of a cluster to back up, relative to it; folders end with a slash. */
export async function* walk(cluster: string, below = ''): AsyncGenerator<string> {
  for (const entry of await readdir(path.join(cluster, below), { withFileTypes: true })) {
    const at = below + entry.name
    if (EMPTIED.test(at) || LEFT_OUT.test(at) || at === CONTROL) continue
    if (entry.isFile()) yield at
    if (!entry.isDirectory()) continue
    yield `${at}/`
    // The folder of a temporary table or dropped database may vanish during the copy.
    yield* walk(cluster, `${at}/`)
  }
}

function measure() {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { meter, result: () => ({ size, sha256: hash.digest('hex') }) }
}

/** Copies and compresses a file; undefined if it vanished, for example with a dropped table. */
export async function pack(
  from: string,
  backup: string,
  at: string,
): Promise<BackupFile | undefined> {
  const source = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!source) return undefined
  const target = path.join(backup, `${at}.gz`)
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const { meter, result } = measure()
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(source.createReadStream(), meter, createGzip({ level: 1 }), output)
  return { path: at, ...result() }
}

export async function unpack(backup: string, file: BackupFile, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const { meter, result } = measure()
  const source = createReadStream(path.join(backup, `${file.path}.gz`))
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(source, createGunzip(), meter, output).catch((error: Error) => {
    throw new StartProblem(`The backup is damaged: ${file.path} can’t be read (${error.message}).`)
  })
  const { size, sha256 } = result()
  if (size === file.size && sha256 === file.sha256) return
  throw new StartProblem(`The backup is damaged: ${file.path} isn’t what was backed up.`)
}

const AT_ONCE = 16

export async function inBatches<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map(work))
  }
}
