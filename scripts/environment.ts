import path from 'node:path'

import { loadEnvConfig } from '@next/env'

import { projectRoot } from './paths'
import { refuseUnusable } from './settings'

export type Environment = {
  host: string
  port: number
  /** How long the health endpoint reports shutdown before the shop rejects requests. */
  closingMs: number
  processes: number
  dataDir: string
  databaseUrl: string | undefined
  appSecret: string | undefined
}

// By default a new shop is only accessible locally, because its payment page is a sandbox and its emails are readable.
// HOST=0.0.0.0 opens it to the network.
const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = 3000

/** Reads the settings; throws a `StartProblem` that names the invalid variable. */
export function readEnvironment(mode: 'production' | 'development'): Environment {
  loadEnvConfig(projectRoot, mode === 'development', {
    info: () => undefined,
    error: console.error,
  })
  refuseUnusable(process.env)
  return {
    host: process.env.HOST || DEFAULT_HOST,
    port: Number(process.env.PORT || DEFAULT_PORT),
    closingMs: Number(process.env.CLOSING_SECONDS || 0) * 1_000,
    processes: Number(process.env.WEB_CONCURRENCY || 1),
    dataDir: path.resolve(projectRoot, process.env.DATA_DIR || 'data'),
    databaseUrl: process.env.DATABASE_URL || undefined,
    appSecret: process.env.APP_SECRET || undefined,
  }
}

export function shopAddress({ host, port }: Pick<Environment, 'host' | 'port'>): string {
  const isEverywhereOrHere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${isEverywhereOrHere ? 'localhost' : name}:${port}`
}
