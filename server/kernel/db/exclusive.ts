import { Client } from 'pg'

/** Arbitrary fixed key of the advisory lock that migrations and seeding share. */
const LOCK = 7_254_410_031

/**
 * Runs `work` on its own connection under a lock that is exclusive across all processes of this database. Waits without
 * a timeout; a lost connection releases the lock.
 */
export async function exclusively<T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // A lost connection also rejects the running query; without a listener this event would end the process first.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Migrations may take longer than the role's statement timeout allows.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}
