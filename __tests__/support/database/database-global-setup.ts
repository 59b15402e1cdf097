import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { ROLE, withClient } from '@/scripts/database/connection'
import { openEmbedded } from '@/scripts/database/embedded'
import { isServerOf, readPostmaster } from '@/scripts/database/postmaster'
import { isRunning } from '@/scripts/process-identity'
import { bundleApi } from '@/__tests__/support/api/api-bundle'
import { TEMPLATE, databaseOf } from './database'

const PREFIX = 'nireeka-test-'
const MEMORY = '/dev/shm'
/** Bytes for a cluster with the databases of all concurrent test files. */
const CLUSTER_BYTES = 4 * 1024 ** 3
const projectRoot = path.resolve(__dirname, '../../..')

/** Starts a cluster with a seeded template, unless TEST_DATABASE_URL names a server with CREATEDB. */
export default async function setUpDatabases(): Promise<void> {
  const clusterUrl = process.env.TEST_DATABASE_URL || (await startThrowAwayCluster())
  process.env.TEST_CLUSTER_URL = clusterUrl
  await withClient(clusterUrl, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`)
    await client.query(`create database ${TEMPLATE}`)
  })
  // Seeds in a separate process, because Jest resolves no path aliases during setup.
  const runner = path.join(projectRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  await promisify(execFile)(process.execPath, [runner, 'scripts/db-seed.ts'], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: databaseOf(clusterUrl, TEMPLATE), SAMPLE_RIDERS: 'off' },
  })
  await bundleApi()
}

async function startThrowAwayCluster(): Promise<string> {
  await removeAbandoned()
  const folder = await mkdtemp(path.join(await roomFor(CLUSTER_BYTES), `${PREFIX}${process.pid}-`))
  // When run as root, PostgreSQL gets a different user, which must be able to traverse this folder.
  await chmod(folder, 0o711)
  const database = await openEmbedded({
    dataDir: path.join(folder, 'data'),
    log: () => undefined,
    isDurable: false,
  })
  globalThis.stopTestCluster = async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  // Tests run with the privileges of the shop's own role, plus CREATEDB.
  await withClient(database.adminUrl, (client) => client.query(`alter role ${ROLE} createdb`))
  return databaseOf(database.url, 'postgres')
}

// Copying hundreds of databases takes a fifth of the time in memory, if it is large enough.
async function roomFor(bytes: number): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined)
  return memory && memory.bavail * memory.bsize >= bytes ? MEMORY : os.tmpdir()
}

// Removes the clusters of test runs that were killed.
async function removeAbandoned(): Promise<void> {
  for (const parent of [os.tmpdir(), MEMORY]) await removeAbandonedIn(parent)
}

async function removeAbandonedIn(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0
    if (!pid || isRunning(pid)) continue
    const folder = path.join(parent, name)
    const cluster = path.join(folder, 'data', 'postgres')
    const server = await readPostmaster(cluster)
    if (server && (await isServerOf(cluster, server.pid))) process.kill(server.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
  }
}
