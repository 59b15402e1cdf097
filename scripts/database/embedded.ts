import { realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { withLock } from '../lock'
import { isRunning } from '../process-identity'
import { StartProblem } from '../problem'
import { findBinaries } from './binaries'
import { createCluster, spawnServer, stopServer } from './cluster'
import type { ServerOptions } from './cluster'
import { ADMIN, DATABASE, ROLE, ensureShop, probe, readOrMakePassword } from './connection'
import { urlOf, waitUntilReady } from './connection'
import type { Address } from './connection'
import { openHome } from './home'
import { isServerOf, readPostmaster } from './postmaster'
import { join, leave, otherUsers } from './users'

export type EmbeddedOptions = {
  dataDir: string
  log: (line: string) => void
  isDurable?: boolean
  overTcp?: boolean
  backups?: string | undefined
}

export type EmbeddedDatabase = {
  url: string
  /** URL of the server's maintenance database, as superuser. */
  adminUrl: string
  /** Whether no other live process was using the server when it was opened. */
  owned: boolean
  pid(): Promise<number | undefined>
  revive(): Promise<boolean>
  /** Releases the server, and stops it unless another process uses it; idempotent. */
  stop(): Promise<void>
}

const PORT = 5432
const RECOVERY_MS = 180_000
const LINGER_MS = 30_000

type Context = ServerOptions & { log: (line: string) => void; password: string | undefined }

/** Opens the embedded PostgreSQL of a data folder: creates, starts, shares or adopts its server. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, isDurable = true, backups, overTcp = process.platform === 'win32' } = options
  const home = await openHome(options.dataDir)
  if (path.dirname(home.cluster) !== (await realpath(options.dataDir))) {
    log(`The database is kept in ${home.cluster}, where the user that it runs as can reach it.`)
  }
  const binaries = await findBinaries(home.user)
  const password = overTcp ? await readOrMakePassword(home) : undefined
  const port = overTcp ? await freePort() : PORT
  const context: Context = { home, binaries, port, overTcp, isDurable, backups, log, password }

  const { address, owned } = await withLock(home.lock, async () => {
    const others = await otherUsers(home.users)
    const address = await ensureServer(context)
    await ensureShop(address)
    await join(home.users)
    return { address, owned: others.length === 0 }
  })
  // A restarted server must use the address returned here.
  context.port = address.port
  let stopped: Promise<void> | undefined
  return {
    url: urlOf(address, ROLE, DATABASE),
    adminUrl: urlOf(address, ADMIN, 'postgres'),
    owned,
    pid: async () => (await readPostmaster(home.cluster))?.pid,
    revive: () => revive(context),
    stop: () => (stopped ??= stop(context)),
  }
}

async function stop({ home, binaries }: Context): Promise<void> {
  await withLock(home.lock, async () => {
    if ((await leave(home.users)).length > 0) return
    const found = await readPostmaster(home.cluster)
    if (found && (await isServerOf(home.cluster, found.pid))) await stopServer(home, binaries)
  })
}

async function revive(context: Context): Promise<boolean> {
  const found = await readPostmaster(context.home.cluster)
  if (found && isRunning(found.pid) && found.status !== 'stopping') return false
  await withLock(context.home.lock, () => ensureServer(context))
  return true
}

/** Finds or starts the server and returns its address. The caller must hold the lock. */
async function ensureServer(context: Context): Promise<Address> {
  const { home, binaries, log, password } = context
  const left = await readPostmaster(home.cluster)
  if (!left || !(await isServerOf(home.cluster, left.pid))) {
    return startServer(context, left?.pid)
  }
  // A stopping server may wait for its clients, which can't query it.
  if (left.status !== 'stopping') {
    const address = { port: left.port, socket: left.socket, password }
    if (await answers(context, address, left.pid)) return address
    log('The running database isn’t responding. Restarting it.')
  }
  if (isRunning(left.pid)) await stopServer(home, binaries)
  return startServer(context)
}

// Returns whether the server answers. Waits for crash recovery; one without a socket never answers.
async function answers(context: Context, address: Address, pid: number): Promise<boolean> {
  const url = urlOf(address, ADMIN, 'postgres')
  const deadline = Date.now() + RECOVERY_MS
  let silentUntil = Date.now() + 5_000
  let isReported = false
  while (isRunning(pid) && Date.now() < deadline && Date.now() < silentUntil) {
    const state = await probe(url)
    if (state === 'ready') return true
    if (state === 'not yet') {
      silentUntil = Date.now() + 5_000
      if (!isReported) context.log('The database is recovering from a crash…')
      isReported = true
    }
    await pause(50)
  }
  return false
}

async function startServer(context: Context, strangerPid?: number): Promise<Address> {
  const { home, port, overTcp, password } = context
  await createCluster(context, password)
  const address = { port, socket: overTcp ? '' : home.socket, password }
  const url = urlOf(address, ADMIN, 'postgres')
  const deadline = Date.now() + LINGER_MS
  for (;;) {
    const server = await spawnServer(context, strangerPid)
    const hasEnded = () => server.hasEnded()
    if (await waitUntilReady(url, { hasEnded, timeoutMs: RECOVERY_MS })) return address
    const reason = await server.reason()
    // Processes of a killed server may take a moment to exit; PostgreSQL refuses to start until then.
    const isLingering = reason.includes('pre-existing shared memory block')
    if (!isLingering || Date.now() > deadline) {
      throw new StartProblem(`The database failed to start. Log: ${reason}`)
    }
    await pause(200)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : PORT
      server.close(() => resolve(port))
    })
  })
}
