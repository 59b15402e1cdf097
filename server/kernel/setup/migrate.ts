import { installJobs } from '../jobs/install'
import type { Client } from 'pg'
import { isPooled } from '../db/client'
import { exclusively } from '../db/exclusive'
import { applyMigrations } from './numbered-migrations'
import { applyPrograms } from './programs'

/** Requires the project root as cwd; safe concurrently. @throws Error; rolls back on failure */
export async function migrate(databaseUrl: string): Promise<void> {
  await exclusively(databaseUrl, async (client) => {
    // Otherwise the database prints a notice for each table that already exists.
    await client.query('set client_min_messages to warning')
    await migrateSchema(client)
    await installJobs(client)
    if (isPooled()) await limitRole(client)
  })
}

/** A lost connection or a failed statement rolls everything back, because `exclusively` closes the connection. */
async function migrateSchema(client: Client): Promise<void> {
  await client.query('begin')
  const state = await applyMigrations(client)
  // During an update, a process of the previous version must not restore its old functions and triggers.
  if (state !== 'newer') await applyPrograms(client, { all: state === 'migrated' })
  await client.query('commit')
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
