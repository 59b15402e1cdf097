import type { Client } from 'pg'
import PgBoss from 'pg-boss'

import { JOBS_SCHEMA, ROUND_QUEUES, ROW_QUEUES } from './queue'

/** Lease in s: if a worker dies, another worker takes its job after this time. */
const LEASE_S = 60

export async function installJobs(client: Client): Promise<void> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => client.query(text, values) },
  })
  boss.on('error', (error) => {
    throw error
  })
  await boss.start()
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of [...ROW_QUEUES, ...ROUND_QUEUES]) {
    const isRound = ROUND_QUEUES.some((round) => round === name)
    const options = {
      name,
      // Allows at most one queued and one active tick, for any number of workers.
      policy: isRound ? ('stately' as const) : ('standard' as const),
      expireInSeconds: LEASE_S,
      retryLimit: isRound ? 0 : 3,
      retryDelay: 1,
    }
    if (!known.has(name)) await boss.createQueue(name, options)
  }
  await boss.stop({ graceful: false, close: false })
}
