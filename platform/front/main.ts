// Must be imported before the rest of Next.js.
import 'next/dist/server/node-environment'

import cluster from 'node:cluster'
import { createServer } from 'node:http'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

import next from 'next'
import { ensureInstrumentationRegistered } from 'next/dist/server/lib/router-utils/instrumentation-globals.external'

import { limitConnections } from './connection-limits'
import { serviceUnavailableWhenDatabaseDown } from './database-unavailable'
import { gracefulShutdown } from './graceful-shutdown'
import { front } from './front'
import type { Handler } from './handler'
import { requestKinds } from './request-kinds'
import { requestQueue } from './request-queue'
import { healthEndpoints } from './health-endpoints'
import { requireRequestTarget } from './request-target'
import { disconnectSlowClients, TIME_LIMITS } from './slow-clients'
import { endStreams } from './streams'
import { endTracing, withMetrics } from './with-metrics'

/** Filled in by `build.ts`. */
declare const MONEY_LANE: readonly string[]

/**
 * V8 lets the heap at least double before it collects older objects: 90 MB in use take 345 MB after a minute of load.
 * With this flag, the heap follows what is in use, however large the catalog is, for about 1% of CPU.
 */
setFlagsFromString('--heap-growing-percent=30')

/**
 * Runs the shop's server process: `node front.cjs <project folder> <host> <port>`, with the build in the folder that
 * NEXT_DIST_DIR names. Passes requests to Next.js but compresses responses itself, because Next.js compresses again
 * for each visitor.
 */
async function main(): Promise<void> {
  const [dir = '.', hostname, port] = process.argv.slice(2)
  // The same default as in next.config.js.
  const build = process.env.NEXT_DIST_DIR || '.next'
  // Creates the API in half the time that Next.js takes to get ready, and not only after `listen`.
  await ensureInstrumentationRegistered(path.resolve(dir), build)
  const app = next({ dev: false, dir, port: Number(port), ...(hostname && { hostname }) })
  const { pages, prepare } = pagesOf(app)
  // In a cluster, the other workers answer requests while this one prepares.
  if (cluster.isWorker) await prepare()
  let isEnding = false
  const distDir = path.join(dir, build)
  const answer = requireRequestTarget(
    withMetrics(distDir, requestQueue(requestKinds(distDir, MONEY_LANE), front(distDir, pages))),
  )
  const server = createServer(
    TIME_LIMITS,
    healthEndpoints(() => isEnding, answer),
  )
  limitConnections(server)
  disconnectSlowClients(server)
  const end = gracefulShutdown(server)
  server.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  // Delayed, so that requests already waiting for the API are answered first.
  server.listen(Number(port), hostname, () => setTimeout(() => void prepare().catch(fail), 20))

  function stop(code: number): void {
    // Both the terminal and the supervisor may signal this process, so further signals are ignored.
    if (isEnding) return
    isEnding = true
    setTimeout(
      () => {
        endStreams()
        end(
          () =>
            void app
              .close()
              .then(endTracing)
              .finally(() => process.exit(code)),
        )
      },
      Number(process.env.CLOSING_SECONDS || 0) * 1_000,
    )
  }
  process.once('SIGINT', () => stop(130))
  process.once('SIGTERM', () => stop(143))
}

function pagesOf(app: ReturnType<typeof next>) {
  let ready: Promise<Handler> | undefined
  const prepare = () =>
    (ready ??= app
      .prepare()
      .then(() => serviceUnavailableWhenDatabaseDown(app.getRequestHandler())))
  const pages: Handler = async (request, response) => (await prepare())(request, response)
  return { pages, prepare }
}

function fail(error: unknown): void {
  console.error(error)
  process.exit(1)
}

void main().catch(fail)
