import { createApi } from '@/server/app'
import type { ServedApi } from '@/server/get-api'
import { JOBS } from '@/server/job-list'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { problemResponse } from '@/server/kernel/http/problem'
import { startWorker } from '@/server/kernel/jobs/worker'
import { randomIds } from '@/server/kernel/ports/ids'

import { processGlobals } from '@/utils/process-globals'

import { mockDatabase } from './database'
import { mockDeps } from './deps'
import { withFaults } from './faults'

/** Limits of calls per time, so high that no walk through the shop reaches them. */
const RATE_LIMIT_FACTOR = '100'

/** Creates the real API on the mock database, with its background work. */
export async function createMockApi(): Promise<ServedApi> {
  const database = await mockDatabase()
  if ('problem' in database) return unavailable(database.problem)
  const { url, secret, dataDir } = database
  delete process.env.DATABASE_LISTEN_URL
  Object.assign(process.env, {
    ...{ DATABASE_URL: url, APP_SECRET: secret, DATA_DIR: dataDir, RATE_LIMIT_FACTOR },
  })
  const deps = mockDeps()
  // In development, changed code creates a new API, but a worker runs as long as its process.
  processGlobals().mockWorker ??= startWorker(deps, JOBS)
  return withFaults(createApi(deps))
}

function unavailable(message: string): ServedApi {
  return {
    fetch: () =>
      problemResponse(
        new DomainError('database_unavailable', message, { message }),
        randomIds.publicId(),
      ),
  }
}
