import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { OutdatedDatabase } from './outdated-database'

/** Last migration that the baseline replaced; the baseline creates an identical schema. */
export const LAST_REPLACED = {
  name: '0118_raw_email_pieces',
  hash: 'f1a1391d3fd0b491f36bf78620a9ccc03228b1550cc482053508eac705fc2b3c',
}

type Migration = ReturnType<typeof readMigrationFiles>[number]

/** Result of `applyMigrations`: how the database's schema compares with the program's. */
type SchemaState = 'unchanged' | 'migrated' | 'newer'

/**
 * Applies the migrations that the database lacks, atomically in the caller's transaction.
 * @throws OutdatedDatabase if the newest applied migration is older than `LAST_REPLACED`
 */
export async function applyMigrations(client: ClientBase): Promise<SchemaState> {
  const migrations = readMigrations()
  await createJournal(client)
  await recordBaseline(client, firstOf(migrations))
  const applied = await newestApplied(client)
  const missing = migrations.filter(({ folderMillis }) => folderMillis > applied)
  for (const migration of missing) await apply(client, migration)
  if (missing.length > 0) return 'migrated'
  return migrations.every(({ folderMillis }) => folderMillis < applied) ? 'newer' : 'unchanged'
}

function readMigrations(): Migration[] {
  const migrationsFolder = join(process.cwd(), 'server', 'kernel', 'db', 'migrations')
  return readMigrationFiles({ migrationsFolder })
}

function firstOf(migrations: readonly Migration[]): Migration {
  const [baseline] = migrations
  if (!baseline) throw new Error('There are no migrations.')
  return baseline
}

// Creates the journal of drizzle-orm, so that its tools can read it.
async function createJournal(client: ClientBase): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`)
}

/** In a database at `LAST_REPLACED`, replaces its journal rows with the row of the baseline. */
async function recordBaseline(client: ClientBase, baseline: Migration): Promise<void> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations where created_at < $1 order by created_at desc',
    [baseline.folderMillis],
  )
  const [newest] = rows
  if (!newest) return
  if (newest.hash !== LAST_REPLACED.hash)
    throw new OutdatedDatabase(
      `The schema of this database is older than migration ${LAST_REPLACED.name}: start the version of the shop that has this migration on it once, then this version.`,
    )
  await client.query('delete from drizzle.__drizzle_migrations where created_at < $1', [
    baseline.folderMillis,
  ])
  await record(client, baseline)
}

async function newestApplied(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest ?? 0)
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  for (const statement of migration.sql) await client.query(statement)
  await record(client, migration)
}

async function record(client: ClientBase, { hash, folderMillis }: Migration): Promise<void> {
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, folderMillis],
  )
}
