import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

/** Shop started with `npm start` for a measurement, with its own data. */
export interface BenchShop {
  origin: string
  dataDir: string
  /** Time in ms from the command to the first page with status 200. */
  firstPageMs: number
  /** Process id of `npm start`. */
  pid: number
  databasePid: number
  /** Id of the process that serves the pages and the API. */
  appPid: number
  /** Returns what it printed so far. */
  printed(): string
  stop(): Promise<void>
}

export async function startShop(
  port: number,
  dataDir = newDataDir(),
  env: Record<string, string> = {},
): Promise<BenchShop> {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/run.cjs', 'start'], {
    // All load comes from the same IP address.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const origin = `http://localhost:${port}`
  await firstPage(child, `${origin}/configurator/nyx`)
  const firstPageMs = performance.now() - began
  const appPid = listenerOf(child.pid ?? 0)
  await skipPictures(databaseUrlOf(appPid))
  return {
    origin,
    dataDir,
    firstPageMs,
    pid: child.pid ?? 0,
    databasePid: Number(read(join(dataDir, 'postgres', 'postmaster.pid')).split('\n')[0]),
    appPid,
    printed: () => printed,
    stop: () => stopChild(child),
  }
}

export function databaseUrlOf(pid: number): string {
  const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  const found = environment.find((one) => one.startsWith('DATABASE_URL='))
  if (!found) throw new Error('The serving process has no DATABASE_URL.')
  return found.slice('DATABASE_URL='.length)
}

/** Twice a second: a shop without sample builds plans no pictures. */
const MOST_LOOKS = 10

/** Cancels the pictures of the sample builds, whose rendering would slow down a measurement for minutes. */
async function skipPictures(connectionString: string): Promise<void> {
  const database = new Client({ connectionString })
  await database.connect()
  const skip = `with open as (update build_pictures set attempts = 5 where made_at is null)
    select count(*)::int as count, count(leased_until)::int as leased from build_pictures`
  for (let looks = 1; ; looks += 1) {
    const { rows } = await database.query<{ count: number; leased: number }>(skip)
    const { count, leased } = rows[0] ?? { count: 0, leased: 0 }
    if (leased === 0 && (count > 0 || looks > MOST_LOOKS)) break
    await new Promise((go) => setTimeout(go, 500))
  }
  await database.end()
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'shop-bench-'))
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

async function firstPage(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The shop did not start.')
    const response = await fetch(url).catch(() => null)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

// Found by its program name, because the supervising process may be larger.
function listenerOf(root: number): number {
  const found = descendants(root).find((pid) => /front\.cjs|next-server/.test(commandOf(pid)))
  if (found === undefined) throw new Error('The serving process was not found.')
  return found
}

function descendants(root: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === root)
  return children.flatMap((pid) => [pid, ...descendants(pid)])
}

function parentOf(pid: number): number {
  return Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1])
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })
}
