import { Client } from 'pg'

/** Any fixed number: migrations and seed of this shop meet on this lock and on no other. */
const LOCK = 7_254_410_031

/**
 * Runs `work` on a connection of its own while no other process of this database runs such work.
 * Waits as long as the other one needs; a lost connection frees the lock.
 */
export async function exclusively<T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // A lost connection also rejects the query at work; unheard, this event would end the process first.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Work on all rows takes longer than a request may, which the role may be limited to.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}
