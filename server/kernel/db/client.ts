import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import { processGlobals } from '@/utils/process-globals'

import { tracingOfProcess } from '../tracing/tracing'
import { prepareHotStatements } from './hot-statements'
import { tracePool } from './traced-pool'

export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Connection {
  db: Db
  pool: Pool
  close: () => Promise<void>
}

const DEFAULT_POOL = 6
/** Timeouts in ms. */
const LIMITS = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 }

/**
 * Returns whether DATABASE_URL is a pooler in transaction mode; DATABASE_LISTEN_URL is then the direct URL. Such a
 * pooler accepts no timeouts per connection (`limitRole` sets them) and no named prepared statements.
 */
export const isPooled = () => Boolean(process.env.DATABASE_LISTEN_URL)

export interface PoolOptions {
  max: number
  /** How long a query waits for a free connection before it fails, in ms; default 2,000. */
  waitMs?: number
  /** How long a statement may run, including lock waits, in ms; default 5,000. */
  statementMs?: number
}

/** Creates a lazy pool. `url` may name a Unix socket: `postgresql://shop@/shop?host=/path`. */
export function createDb(url: string, options: PoolOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: options.max,
    application_name: process.env.PGAPPNAME ?? 'shop',
    ...(!isPooled() && LIMITS),
    ...(options.statementMs !== undefined && { statement_timeout: options.statementMs }),
    connectionTimeoutMillis: options.waitMs ?? 2_000,
    allowExitOnIdle: true,
  })
  // The pool reports broken idle connections here and replaces them; without a listener the process would exit.
  pool.on('error', (error) => {
    process.emitWarning(`A database connection was lost: ${error.message}`)
  })
  // If a connection breaks during a query, the query is rejected as well. A break between two queries is only emitted
  // here.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  if (!isPooled()) prepareHotStatements(pool)
  const tracing = tracingOfProcess()
  if (tracing) tracePool(pool, tracing)
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

/** Opens the database of this process on the first call. @throws Error if DATABASE_URL is not set */
export function getDb(): Db {
  return connection().db
}

/** The pool behind `getDb`, for libraries that run their own queries. */
export function getPool(): Pool {
  return connection().pool
}

function connection(): Connection {
  return (processGlobals().database ??= createDb(databaseUrl(), { max: poolSize() }))
}

export async function closeDb(): Promise<void> {
  const open = processGlobals().database
  processGlobals().database = undefined
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
