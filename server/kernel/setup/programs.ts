import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'

/** Files of `server/kernel/db/programs` in execution order: functions before their callers. */
export const PROGRAMS = [
  'search-words',
  'spare-search',
  'catalog-revision',
  'page-cache',
  'forum-search',
  'forum-tags',
  'order-search',
  'customer-search',
  'order-states',
  'order-counts',
  'serial-prefixes',
  'reviews',
  'accounts',
  'live-events',
  'stock',
  'product-history',
  'legal-versions',
  'bundle-prices',
  'list-changes',
  'report-days',
  'audit-log',
  'key-authors',
  'webhooks',
] as const

type Program = { name: string; text: string; hash: string }

/**
 * Executes the SQL files of functions and triggers that have changed since the last time. Unchanged files are
 * skipped, because replacing a trigger locks its table. The caller's transaction makes the changes atomic.
 * @param all executes every file, because a migration may have replaced a table and thus lost the table's triggers
 */
export async function applyPrograms(client: ClientBase, { all }: { all: boolean }): Promise<void> {
  const programs = PROGRAMS.map(readProgram)
  const applied = await readApplied(client)
  for (const program of programs) {
    if (all || applied.get(program.name) !== program.hash) await apply(client, program)
  }
  await client.query('delete from drizzle.programs where name <> all ($1)', [PROGRAMS])
}

function readProgram(name: string): Program {
  const folder = join(process.cwd(), 'server', 'kernel', 'db', 'programs')
  const text = readFileSync(join(folder, `${name}.sql`), 'utf8')
  return { name, text, hash: createHash('sha256').update(text).digest('hex') }
}

async function readApplied(client: ClientBase): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists drizzle.programs (name text primary key, hash text not null)',
  )
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from drizzle.programs',
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

async function apply(client: ClientBase, { name, text, hash }: Program): Promise<void> {
  await client.query(text)
  await client.query(
    `insert into drizzle.programs (name, hash) values ($1, $2)
     on conflict (name) do update set hash = excluded.hash`,
    [name, hash],
  )
}
