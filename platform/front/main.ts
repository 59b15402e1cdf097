// Before all else of Next.js.
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
import { requestQueue } from './request-queue'
import { healthEndpoints } from './health-endpoints'
import { requireRequestTarget } from './request-target'
import { disconnectSlowClients, TIME_LIMITS } from './slow-clients'
import { endStreams } from './streams'
import { endTracing, withMetrics } from './with-metrics'

/**
 * V8 lets the heap double and more before it collects what lived a little longer: 90 MB in use take 345 MB after a minute
 * of load. This way the heap follows what is in use, however large the catalog is, for about 1% of CPU.
 */
setFlagsFromString('--heap-growing-percent=30')

/**
 * The process that answers for the shop: `node front.cjs <project folder> <host> <port>`, from the
 * folder of a build, which NEXT_DIST_DIR names. It gives Next.js every
 * request and does itself what Next.js does anew for each visitor: compressing.
 */
async function main(): Promise<void> {
  const [dir = '.', hostname, port] = process.argv.slice(2)
  // As next.config.js reads it.
  const build = process.env.NEXT_DIST_DIR || '.next'
  // Makes the API, in half the time that Next.js takes to be ready; it would do so only then, after this listens.
  await ensureInstrumentationRegistered(path.resolve(dir), build)
  const app = next({ dev: false, dir, port: Number(port), ...(hostname && { hostname }) })
  const { pages, prepare } = pagesOf(app)
  // Of several processes the others answer meanwhile.
  if (cluster.isWorker) await prepare()
  let isEnding = false
  const distDir = path.join(dir, build)
  const answer = requireRequestTarget(
    withMetrics(distDir, requestQueue(distDir, front(distDir, pages))),
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
  // Those who waited for the API are answered first.
  server.listen(Number(port), hostname, () => setTimeout(() => void prepare().catch(fail), 20))

  /** Says that it ends, then lets requests finish. */
  function stop(code: number): void {
    // A terminal asks all processes, and so does the one that supervises this one.
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

/** Pages wait until Next.js is ready, which `prepare` makes it, once. */
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
