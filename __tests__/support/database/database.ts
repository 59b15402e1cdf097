import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

declare global {
  // Shared by Jest's global setup and teardown, which are loaded separately.
  var stopTestCluster: (() => Promise<void>) | undefined
}

export const TEMPLATE = 'shop_template'

export type TestDatabase = { url: string; drop(): Promise<void> }

const IN_USE = '55006'
// Raised for the server's own maintenance sessions, too, which only a superuser may end.
const NOT_ALLOWED = '42501'

/** Copies the seeded database, concurrency-safe. In `afterAll`, close its pools, then `drop` it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = process.env.TEST_CLUSTER_URL
  if (!clusterUrl) throw new Error('TEST_CLUSTER_URL is missing: the global setup did not run.')
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  // Copying files is twice as fast as writing every page to the WAL, which would never be replayed.
  await onCluster(clusterUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  return {
    url: databaseOf(clusterUrl, name),
    drop: () => dropDatabase(clusterUrl, name),
  }
}

export const dropDatabase = (clusterUrl: string, name: string): Promise<void> =>
  onCluster(clusterUrl, `drop database if exists ${name} with (force)`)

export function databaseOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.toString()
}

async function onCluster(clusterUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await withRetries(() => client.query(statement))
  } finally {
    await client.end()
  }
}

// PostgreSQL copies a template only while no session, not even its own autovacuum, is connected.
async function withRetries(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if ((code !== IN_USE && code !== NOT_ALLOWED) || attempt === 20) throw error
      await pause(100)
    }
  }
}
