import { createServer } from 'node:http'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

import next from 'next'

import { pausedWhileAway } from './database-away'
import { endingInOrder } from './ending'
import { front } from './front'
import { lanes } from './lanes'
import { signsOfLife } from './signs'
import { dropSlowClients, TIME_LIMITS } from './slow-clients'
import { endStreams } from './streams'
import { endTracing, watched } from './watched'

/**
 * V8 lets the heap double and more before it collects what lived a little longer: 90 MB in use take 345 MB after a minute
 * of load. This way the heap follows what is in use, however large the catalog is, for about 1% of CPU.
 */
setFlagsFromString('--heap-growing-percent=40')

/**
 * The process that answers for the shop: `node .next/front.cjs <project folder> <host> <port>`. It gives Next.js every
 * request and does itself what Next.js does anew for each visitor: compressing.
 */
async function main(): Promise<void> {
  const [dir = '.', hostname, port] = process.argv.slice(2)
  const app = next({ dev: false, dir, port: Number(port), ...(hostname && { hostname }) })
  await app.prepare()
  let isEnding = false
  const distDir = path.join(dir, '.next')
  const pages = pausedWhileAway(app.getRequestHandler())
  const answer = watched(distDir, lanes(distDir, front(distDir, pages)))
  const server = createServer(
    TIME_LIMITS,
    signsOfLife(() => isEnding, answer),
  )
  dropSlowClients(server)
  const end = endingInOrder(server)
  server.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  server.listen(Number(port), hostname)

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

void main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
