import path from 'node:path'

import { loadEnvConfig } from '@next/env'

import { projectRoot } from './paths'
import { StartProblem } from './problem'

export type Environment = {
  /** Address to listen on. */
  host: string
  port: number
  /** How long the shop says that it ends before it takes no more requests. */
  closingMs: number
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
  const dataDir = path.resolve(projectRoot, process.env.DATA_DIR || 'data')
  return {
    host: process.env.HOST || DEFAULT_HOST,
    port: readPort(process.env.PORT),
    closingMs: readClosing(process.env.CLOSING_SECONDS),
    dataDir,
    databaseUrl: readDatabaseUrl(process.env.DATABASE_URL),
    appSecret: process.env.APP_SECRET || undefined,
  }
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new StartProblem(`PORT has to be a number between 1 and 65535, but it is "${text}".`)
}

function readClosing(text: string | undefined): number {
  if (!text) return 0
  const seconds = Number(text)
  if (seconds >= 0 && seconds <= 60) return seconds * 1_000
  throw new StartProblem(
    `CLOSING_SECONDS has to be a number between 0 and 60, but it is "${text}".`,
  )
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new StartProblem('DATABASE_URL has to begin with postgresql:// .')
}

/** The address to open in a browser. */
export function shopAddress({ host, port }: Pick<Environment, 'host' | 'port'>): string {
  const isEverywhereOrHere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${isEverywhereOrHere ? 'localhost' : name}:${port}`
}
