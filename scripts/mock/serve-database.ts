import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { MockDatabase } from '../../mocks/database'
import { openEmbedded } from '../database/embedded'
import { projectRoot } from '../paths'
import { printLine, runScript, StartProblem } from '../problem'
import { appSecret } from '../secrets'

/** Resolves when the server process that started this one ends, by whatever means, or on a signal. */
const ended = new Promise<void>((resolve) => {
  process.once('disconnect', resolve)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve)
  if (!process.connected) resolve()
})

/** Serves the mock API's database (mocks/database.ts), and removes it at the end except with `MOCK_DATA=keep`. */
async function main(): Promise<void> {
  const isKept = process.env.MOCK_DATA === 'keep'
  const dataDir = isKept
    ? path.resolve(projectRoot, process.env.DATA_DIR || 'data', 'mock')
    : await mkdtemp(path.join(os.tmpdir(), 'shop-mock-'))
  try {
    await serve(dataDir, isKept)
  } catch (error) {
    send({ problem: `The mock API has no database. ${sentenceOf(error)}` })
  } finally {
    if (!isKept) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function serve(dataDir: string, isKept: boolean): Promise<void> {
  const options = { dataDir, backups: undefined, log: printLine, isDurable: isKept }
  // Loading the server's code takes as long as creating the database, which other processes do.
  const [database, tools] = await Promise.all([openEmbedded(options), loadTools()])
  try {
    const secret = await appSecret({ dataDir, configured: undefined, isOperated: false })
    // What the developer set for the real shop must not reach this one.
    Object.assign(process.env, { DATABASE_URL: '', APP_SECRET: secret, SAMPLE_RIDERS: 'on' })
    await Promise.race([ended, prepare(database.url, tools)])
    send({ url: database.url, secret, dataDir })
    await ended
  } finally {
    await database.stop()
  }
}

const loadTools = async () => ({
  ...(await import('../database/prepare')),
  ...(await import('./furnish-shop')),
})

type Tools = Awaited<ReturnType<typeof loadTools>>

async function prepare(url: string, { prepareDatabase, furnishShop }: Tools): Promise<void> {
  await prepareDatabase(url)
  process.env.DATABASE_URL = url
  await furnishShop()
}

function send(message: MockDatabase): void {
  if ('problem' in message) printLine(message.problem)
  // A parent that has ended needs no message.
  if (process.connected) process.send?.(message)
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartProblem) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

runScript(main)
