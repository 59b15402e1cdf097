import { createApi } from './app'
import { getApi } from './get-api'
import { JOBS } from './job-list'
import { startWorker } from './kernel/jobs/worker'
import { watchPages } from './kernel/pages/watch'
import { realDeps } from './real-deps'

/**
 * What a process does that serves in production: it makes the API before it is asked, follows edits, and does background
 * work unless WORKER is off. All of it is one module to load: each `import()` of its own would be one more copy of the server.
 */
export async function startServing(): Promise<void> {
  const deps = realDeps()
  watchPages(deps)
  // Next.js would make it with the first request.
  await getApi(() => createApi(deps))
  startWorkers()
}

/** 'off' where workers run in processes of their own. */
export function startWorkers(): void {
  if (process.env.WORKER !== 'off') startWorker(realDeps(), JOBS)
}
