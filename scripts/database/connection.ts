import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

import type { DatabaseHome } from './home'
import type { Postmaster } from './postmaster'

export const DATABASE = 'shop'
export const ROLE = 'shop'
export const ADMIN = 'postgres'

export type Address = Pick<Postmaster, 'port' | 'socket'> & { password: string | undefined }

export function urlOf(address: Address, role: string, database: string): string {
  const secret = address.password ? `:${address.password}` : ''
  const host = address.socket ? 'localhost' : '127.0.0.1'
  const socket = address.socket ? `?host=${encodeURIComponent(address.socket)}` : ''
  return `postgresql://${role}${secret}@${host}:${address.port}/${database}${socket}`
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A lost connection also emits an error on the client, but the running query rejects anyway.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function probe(url: string): Promise<'ready' | 'not yet' | 'unreachable'> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return 'ready'
  } catch (error) {
    // 57P03: the server rejects connections for now, as during crash recovery.
    const { code } = error as { code?: string }
    return code === '57P03' || code === '53300' ? 'not yet' : 'unreachable'
  }
}

export async function waitUntilReady(
  url: string,
  { hasEnded, timeoutMs }: { hasEnded: () => boolean; timeoutMs: number },
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (!hasEnded() && Date.now() < deadline) {
    if ((await probe(url)) === 'ready') return true
    await pause(40)
  }
  return false
}

export async function ensureShop(address: Address): Promise<void> {
  await withClient(urlOf(address, ADMIN, 'postgres'), async (client) => {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [ROLE])
    if (roles.rowCount === 0) {
      const password = address.password ? ` password '${address.password}'` : ''
      await client.query(`create role ${ROLE} login${password}`)
    }
    const databases = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (databases.rowCount === 0) await client.query(`create database ${DATABASE} owner ${ROLE}`)
  })
}

/** Reads the cluster's password for TCP, which the first start creates with mode 0600. */
export async function readOrMakePassword(home: DatabaseHome): Promise<string> {
  const known = await readFile(home.password, 'utf8').catch(() => '')
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeFile(home.password, password, { mode: 0o600 })
  return password
}
