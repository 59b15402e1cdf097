import type { Client } from 'pg'
import PgBoss from 'pg-boss'

import { JOBS_SCHEMA, LONG_QUEUES, ROUND_QUEUES, ROW_QUEUES } from './queue'

/** Lease in s: if a worker dies, another worker takes its job after this time. */
const LEASE_S = 60
/** Longer than any job of `LONG_QUEUES` takes. */
const LONG_LEASE_S = 900

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
  const leases = new Map((await boss.getQueues()).map((one) => [one.name, one.expireInSeconds]))
  for (const name of [...ROW_QUEUES, ...ROUND_QUEUES]) {
    const isRound = ROUND_QUEUES.some((round) => round === name)
    const options = {
      name,
      // Allows at most one queued and one active tick, for any number of workers.
      policy: isRound ? ('stately' as const) : ('standard' as const),
      expireInSeconds: LONG_QUEUES.includes(name) ? LONG_LEASE_S : LEASE_S,
      retryLimit: isRound ? 0 : 3,
      retryDelay: 1,
    }
    const lease = leases.get(name)
    if (lease === undefined) await boss.createQueue(name, options)
    else if (lease !== options.expireInSeconds) await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false, close: false })
}
