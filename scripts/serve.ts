import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { isOn } from '../platform/switches'
import type { OpenDatabase } from './database/open-database'
import { shopAddress } from './environment'
import type { Environment } from './environment'
import { runFront, runNext } from './next-process'
import type { NextProcess } from './next-process'
import { printLine } from './problem'
import { runFronts } from './serving-processes'
import type { StopSignals } from './stop-signals'

/** Grace period, ms: what stopping the database leaves of 5 seconds. */
export const GRACE_MS = 3_500
const WATCH_MS = 500

export type ServeOptions = {
  command: 'start' | 'dev'
  args: string[]
  database: OpenDatabase
  environment: Environment
  secret: string
  signals: StopSignals
  build?: string
  lease?: string | undefined
}

/** Runs the shop until stopped, restarting what dies. Resolves to an exit code if it never started. */
export async function serve(serving: ServeOptions): Promise<number> {
  const letDatabaseGo = keepAlive(serving.database)
  try {
    for (;;) {
      const app = runApp(serving)
      const code = await untilEnd(app, serving)
      if (code !== 'again') return code
      printLine('The shop stopped unexpectedly and was restarted.')
    }
  } finally {
    await letDatabaseGo()
  }
}

function runApp({ command, args, database, environment, secret, ...served }: ServeOptions) {
  const { host, port, dataDir, processes } = environment
  const { build, lease } = served
  const variables = {
    ...{ databaseUrl: database.url, appSecret: secret, port, dataDir },
    ...(build && { build }),
    ...(lease && { lease }),
  }
  if (command === 'start' && isOn('front'))
    return processes > 1 ? runFronts(host, processes, variables) : runFront(host, variables)
  const address = ['--port', String(port), '--hostname', host]
  return runNext([command, ...address, ...args], variables)
}

/** An app that never responded isn't restarted, because it would fail again. */
async function untilEnd(app: NextProcess, serving: ServeOptions): Promise<number | 'again'> {
  const { command, environment, signals, database } = serving
  const state = announce(app, environment, database.mode)
  try {
    const first = await Promise.race([app.ended, signals.requested])
    if (typeof first === 'number') return command === 'start' && state.hasAnswered ? 'again' : first
    const forced = signals.forced.then(() => app.stop(0))
    await Promise.race([app.stop(environment.closingMs + GRACE_MS), forced])
    return 0
  } finally {
    await app.stop(0)
  }
}

function announce(app: NextProcess, environment: Environment, mode: OpenDatabase['mode']) {
  const state = { hasAnswered: false }
  let hasEnded = false
  void app.ended.then(() => (hasEnded = true))
  void (async () => {
    while (!hasEnded && !(await answers(environment))) await pause(50)
    if (hasEnded) return
    state.hasAnswered = true
    const data = mode === 'embedded' ? `its data is in ${environment.dataDir}` : 'on DATABASE_URL'
    printLine(`Shop running at ${shopAddress(environment)}, ${data}. Press Ctrl-C to stop.`)
  })()
  return state
}

// Returns whether the shop responds at all. No keep-alive: an open connection would delay a stop.
function answers({ host, port }: Environment): Promise<boolean> {
  const here = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return new Promise((resolve) => {
    const request = get({ host: here, port, path: '/healthz', agent: false }, (response) => {
      response.resume()
      resolve(true)
    })
    request.once('error', () => resolve(false))
  })
}

function keepAlive(database: OpenDatabase): () => Promise<void> {
  if (database.mode === 'external') return async () => undefined
  const end = new AbortController()
  const watching = watch(database, end.signal)
  return async () => {
    end.abort()
    await watching
  }
}

async function watch(database: OpenDatabase, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if (await database.revive()) printLine('The database stopped and was restarted.')
    } catch (error) {
      printLine(error instanceof Error ? error.message : String(error))
    }
    await pause(WATCH_MS, undefined, { signal }).catch(() => undefined)
  }
}
