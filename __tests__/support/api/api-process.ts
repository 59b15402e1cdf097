import { getRequestListener } from '@hono/node-server'
import { createServer } from 'node:http'

import { createApi } from '@/server/app'
import { JOBS } from '@/server/job-list'
import { startWorker } from '@/server/kernel/jobs/worker'
import { realDeps } from '@/server/real-deps'

/** The API alone in a separate process, for tests that kill it. Prints its port when ready. */
const deps = realDeps()
const api = createApi(deps)
if (process.env.WORKER === 'on') startWorker(deps, JOBS)
const server = createServer(getRequestListener((request) => api.fetch(request)))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address === 'object')
    process.stdout.write(`port ${address.port}\n`)
})
