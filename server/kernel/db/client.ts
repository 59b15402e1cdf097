import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import { tracingOfProcess } from '../tracing/tracing'
import { tracePool } from './traced-pool'

/** A database or a transaction on it: queries take this and never know which. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Connection {
  db: Db
  pool: Pool
  /** Waits for running queries and closes every connection. */
  close: () => Promise<void>
}

const DEFAULT_POOL = 10
/** ms */
const LIMITS = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 }

/**
 * Whether DATABASE_URL is a pooler in transaction mode: then DATABASE_LISTEN_URL names the database itself. Such a pooler
 * takes no limits of time with a connection (`limitRole` sets them), and keeps no statements by name.
 */
export const isPooled = () => Boolean(process.env.DATABASE_LISTEN_URL)

export interface PoolOptions {
  max: number
  /** How long a query waits for a free connection before it fails, in ms: 2,000 unless told. */
  waitMs?: number
  /** How long a statement may run, waiting for locks included, in ms: 5,000 unless told. */
  statementMs?: number
}

/**
 * Opens a pool of at most `max` connections; nothing is connected before the first query.
 * `url` may name a unix socket: `postgresql://shop@/shop?host=/path`.
 */
export function createDb(url: string, options: PoolOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    // Whose connections these are, in pg_stat_activity.
    application_name: process.env.PGAPPNAME ?? 'shop',
    ...(!isPooled() && LIMITS),
    ...(options.statementMs !== undefined && { statement_timeout: options.statementMs }),
    connectionTimeoutMillis: options.waitMs ?? 2_000,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks is reported here and replaced by the pool; unheard, it would end the process.
  pool.on('error', (error) => {
    process.emitWarning(`A database connection was lost: ${error.message}`)
  })
  // One that breaks while it is in use fails the query at work as well; that it breaks between two queries is heard here alone.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const tracing = tracingOfProcess()
  if (tracing) tracePool(pool, tracing)
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

// Pages and API are separate bundles of one process: a module-level variable would exist twice.
const processGlobals = globalThis as typeof globalThis & { __shopDatabase?: Connection | undefined }

/**
 * The database of this process, opened at the first call.
 * @throws Error when DATABASE_URL is not set.
 */
export function getDb(): Db {
  return connection().db
}

/** The connections of `getDb`, for libraries that write their own queries. */
export function getPool(): Pool {
  return connection().pool
}

function connection(): Connection {
  processGlobals.__shopDatabase ??= createDb(databaseUrl(), { max: poolSize() })
  return processGlobals.__shopDatabase
}

/** Closes the database of this process; the next `getDb` opens it again. */
export async function closeDb(): Promise<void> {
  const open = processGlobals.__shopDatabase
  processGlobals.__shopDatabase = undefined
  await open?.close()
}

function databaseUrl(): string {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set: start the shop with npm start, or set it.')
  return url
}

function poolSize(): number {
  const size = Number(process.env.DATABASE_POOL ?? DEFAULT_POOL)
  return Number.isInteger(size) && size > 0 ? size : DEFAULT_POOL
}
