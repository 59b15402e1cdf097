import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { installJobs } from '../jobs/install'
import { exclusively } from '../db/exclusive'

/**
 * Brings the schema to the newest version, forward only. Safe to call from many processes at once.
 * Runs from the root of the project.
 * @throws Error of the database; a migration that fails leaves nothing behind.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const migrationsFolder = join(process.cwd(), 'server', 'kernel', 'db', 'migrations')
  await exclusively(databaseUrl, async (client) => {
    // A second run would print that the migrations table exists already.
    await client.query('set client_min_messages to warning')
    await runMigrations(drizzle({ client }), { migrationsFolder })
    await installJobs(client)
  })
}
