import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { installJobs } from '../jobs/install'
import type { Client } from 'pg'
import { isPooled } from '../db/client'
import { exclusively } from '../db/exclusive'

/** Needs the project root as cwd; safe concurrently. @throws Error; rolls back a failed migration */
export async function migrate(databaseUrl: string): Promise<void> {
  const migrationsFolder = join(process.cwd(), 'server', 'kernel', 'db', 'migrations')
  await exclusively(databaseUrl, async (client) => {
    // Later runs would print a notice that the migrations table exists already.
    await client.query('set client_min_messages to warning')
    await runMigrations(drizzle({ client }), { migrationsFolder })
    await installJobs(client)
    if (isPooled()) await limitRole(client)
  })
}

/** A pooler accepts no timeouts per connection, so they are set on the role. */
async function limitRole(client: Client): Promise<void> {
  await client.query(`do $$
  begin
    execute format('alter role %I in database %I set statement_timeout = ''5s''', current_user, current_database());
    execute format('alter role %I in database %I set idle_in_transaction_session_timeout = ''10s''',
      current_user, current_database());
  end $$`)
}
