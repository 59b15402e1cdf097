import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { archiveSettings } from '../backup/archive'
import { StartProblem } from '../problem'
import type { Binaries } from './binaries'
import type { DatabaseHome } from './home'
import { plainEnvironment, run } from './run'

const MAJOR_VERSION = '18'
const LOG_LIMIT_BYTES = 5_000_000

export type ServerOptions = {
  home: DatabaseHome
  binaries: Binaries
  port: number
  /** Whether to listen on TCP: for systems without unix sockets, and for tests. */
  overTcp: boolean
  /** False only for disposable clusters: without fsync, a power cut loses everything. */
  isDurable: boolean
  /** Backup folder into which the server archives its WAL. */
  backups: string | undefined
}

/** Creates the cluster under a temporary name and renames it, so that a killed start leaves none. */
export async function createCluster(options: ServerOptions, password?: string): Promise<void> {
  const { home, binaries, isDurable } = options
  if (await hasCluster(home.cluster)) return
  await removeUnfinished(home.cluster)
  const fresh = `${home.cluster}.new-${randomBytes(4).toString('hex')}`
  await mkdir(fresh, { mode: 0o700 })
  const passwordFile = `${fresh}.pw`
  if (home.user) await chown(fresh, home.user.uid, home.user.gid)
  if (password) await writePassword(passwordFile, password, home)

  const encoding = ['--encoding=UTF8', '--locale=C']
  const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = password
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    : ['--auth-local=trust', '--auth-host=reject']
  const rest = ['--username=postgres', '--no-instructions', ...(isDurable ? [] : ['--no-sync'])]
  const made = await run(
    binaries.initdb,
    ['-D', fresh, ...encoding, ...collation, ...access, ...rest],
    { user: home.user },
  )
  await rm(passwordFile, { force: true })
  if (made.code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw new StartProblem(`The database could not be created: ${made.output.trim()}`)
  }
  await rename(fresh, home.cluster)
}

async function hasCluster(cluster: string): Promise<boolean> {
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) return false
  if (version.trim() === MAJOR_VERSION) return true
  throw new StartProblem(
    `The database in ${cluster} was written by PostgreSQL ${version.trim()}, ` +
      `but this release of the shop brings PostgreSQL ${MAJOR_VERSION}.`,
  )
}

async function removeUnfinished(cluster: string): Promise<void> {
  const folder = path.dirname(cluster)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${path.basename(cluster)}.new-`)) continue
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

async function writePassword(file: string, password: string, { user }: DatabaseHome) {
  const handle = await open(file, 'wx', 0o600)
  await handle.writeFile(password)
  if (user) await handle.chown(user.uid, user.gid)
  await handle.close()
}

/** A server process that this process started and that outlives it. */
export type Server = { hasEnded(): boolean; reason(): Promise<string> }

/**
 * Starts the server. `strangerPid` is the stale pid of a dead server, which may belong to another program by now:
 * PostgreSQL ignores it, but still checks that no process of the dead server uses the data.
 */
export async function spawnServer(options: ServerOptions, strangerPid?: number): Promise<Server> {
  const { home, binaries } = options
  const log = await openServerLog(home.serverLog)
  const logStart = (await log.stat()).size
  await removeSocket(home.socket, options.port)
  const { cluster, user } = home
  const archiving = await archiveSettings({ folder: options.backups, cluster, user })
  const settings = Object.entries({ ...settingsOf(options), ...archiving }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings], {
    cwd: home.cluster,
    env: {
      ...plainEnvironment(),
      ...(strangerPid ? { PG_GRANDPARENT_PID: String(strangerPid) } : {}),
    },
    stdio: ['ignore', log.fd, log.fd],
    // A separate process group, so that Ctrl-C stops the app first and the database last.
    detached: true,
    windowsHide: true,
    ...home.user,
  })
  let ended = false
  child.once('error', () => (ended = true))
  child.once('exit', () => (ended = true))
  child.unref()
  await log.close()
  return {
    hasEnded: () => ended,
    reason: async () => (await readFile(home.serverLog)).subarray(logStart).toString().trim(),
  }
}

function settingsOf({ home, port, overTcp, isDurable }: ServerOptions): Record<string, string> {
  return {
    port: String(port),
    listen_addresses: overTcp ? '127.0.0.1' : '',
    unix_socket_directories: overTcp ? '' : home.socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    huge_pages: 'off',
    jit: 'off',
    io_method: 'sync',
    shared_preload_libraries: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and their errors contain customer data, which must not be logged to a file.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(isDurable
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}

async function openServerLog(file: string) {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.old`)
  return open(file, 'a', 0o600)
}

// The folder belongs to this cluster only, and the caller verified that its server is gone.
async function removeSocket(folder: string, port: number): Promise<void> {
  for (const name of [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]) {
    await rm(path.join(folder, name), { force: true })
  }
}

/** Stops the cluster's server, even if another process started it; open transactions are rolled back. */
export async function stopServer(home: DatabaseHome, binaries: Binaries): Promise<void> {
  for (const [mode, seconds] of [
    ['fast', '30'],
    ['immediate', '10'],
  ] as const) {
    const args = ['stop', '-D', home.cluster, '-m', mode, '-w', '-t', seconds]
    const { code, output } = await run(binaries.pgCtl, args, { user: home.user })
    if (code === 0 || /no server running|does not exist/i.test(output)) return
  }
  throw new StartProblem(`The database in ${home.cluster} won’t stop.`)
}
