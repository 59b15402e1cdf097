import path from 'node:path'

import { loadEnvConfig } from '@next/env'

import { projectRoot } from './paths'
import { refuseUnusable } from './settings'

export type Environment = {
  /** Address to listen on. */
  host: string
  port: number
  /** How long the shop says that it ends before it takes no more requests. */
  closingMs: number
  /** How many processes serve. */
  processes: number
  dataDir: string
  databaseUrl: string | undefined
  appSecret: string | undefined
}

// Only this machine can open a shop that nobody has set up yet: its payment page is a sandbox and
// its mails are readable. HOST=0.0.0.0 opens it to the network.
const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = 3000

/**
 * Reads the settings from the environment and from the `.env` files that Next.js reads too.
 * Throws a `StartProblem` that names the variable that cannot be used.
 */
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

/** The address to open in a browser. */
export function shopAddress({ host, port }: Pick<Environment, 'host' | 'port'>): string {
  const isEverywhereOrHere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${isEverywhereOrHere ? 'localhost' : name}:${port}`
}
