import { listInForce } from '@/server/catalog'
import { createApi } from './app'
import { getApi } from './get-api'
import { JOBS } from './job-list'
import { startWorker } from './kernel/jobs/worker'
import { watchPages } from './kernel/pages/watch'
import { connected } from './kernel/ports/connections'
import { realDeps } from './real-deps'

/** Starts all services from one module, since each additional `import()` would copy the server. */
export async function startServing(): Promise<void> {
  const deps = realDeps()
  // Settings and texts that came with this release may have changed the legal documents.
  await listInForce(await connected(deps))
  watchPages(deps)
  // Create the API now; Next.js would create it on the first request.
  await getApi(() => createApi(deps))
  startWorkers()
}

/** Starts the workers unless `WORKER` is 'off' because they run in separate processes. */
export function startWorkers(): void {
  if (process.env.WORKER !== 'off') startWorker(realDeps(), JOBS)
}
