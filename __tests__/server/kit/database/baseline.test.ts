import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

import { withClient } from '@/scripts/database/connection'
import { entries as MIGRATIONS } from '@/server/kernel/db/migrations/meta/_journal.json'
import { migrate } from '@/server/kernel/setup/migrate'
import { LAST_REPLACED } from '@/server/kernel/setup/numbered-migrations'
import { PROGRAMS } from '@/server/kernel/setup/programs'
import type { TestDatabase } from '@/__tests__/support/database/database'
import { createEmptyDatabase } from '@/__tests__/support/database/empty-database'
import { schemaLines } from '@/__tests__/support/database/schema-lines'

const DUMP = path.resolve('__tests__/support/database/schema-0118.sql.gz')

let empty: TestDatabase
let earlier: TestDatabase
beforeEach(async () => {
  empty = await createEmptyDatabase()
  earlier = await createEmptyDatabase()
  await run(earlier, gunzipSync(readFileSync(DUMP)).toString())
})
afterEach(async () => {
  await empty.drop()
  await earlier.drop()
})

const run = (database: TestDatabase, statement: string) =>
  withClient(database.url, (client) => client.query<Record<string, unknown>>(statement))

/** Returns the rows of a query whose only column is `value`. */
async function valuesOf(database: TestDatabase, query: string): Promise<unknown[]> {
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ value: unknown }>(query),
  )
  return rows.map(({ value }) => value)
}

const schemaOf = (database: TestDatabase) => withClient(database.url, schemaLines)

const journal = (database: TestDatabase) =>
  valuesOf(database, 'select hash as value from drizzle.__drizzle_migrations order by id')

/** Returns the row count and checksum of each table. */
async function rowsOf(database: TestDatabase): Promise<Record<string, unknown>> {
  const names = await valuesOf(
    database,
    `select tablename as value from pg_tables where schemaname = 'public' order by 1`,
  )
  const sums = names.map(
    (name) =>
      // Without nulls and taxes, because migrations add columns, which some fill.
      `select '${String(name)}' as name, count(*), md5(string_agg(row::text, '|' order by row::text))
       from (select jsonb_strip_nulls(to_jsonb(t) - '{taxes,delivery_taxes,is_tax_fallback,fits_parts,tags,words,variants}'::text[]) as row from public.${String(name)} t) rows`,
  )
  const { rows } = await run(database, sums.join(' union all '))
  return Object.fromEntries(rows.map((row) => [row.name, row]))
}

test('a database of the last replaced migration gets the schema of a new one and loses no row', async () => {
  // Migrations empty the first table and add rows to the second.
  const { help_synonyms: _, order_moves: __, ...before } = await rowsOf(earlier)
  expect(await journal(earlier)).toHaveLength(119)
  await migrate(earlier.url)
  await migrate(empty.url)
  expect(await schemaOf(earlier)).toEqual(await schemaOf(empty))
  expect(await journal(earlier)).toEqual(await journal(empty))
  // Later migrations may add tables.
  expect(await rowsOf(earlier)).toMatchObject(before)
  expect(await valuesOf(earlier, 'select email as value from users')).toEqual(['ola@example.com'])
})

test('synonyms of the help center move to the table of all searches', async () => {
  await run(earlier, `insert into help_synonyms (words) values ('{tire,tyre}')`)
  await migrate(earlier.url)
  // A process of the previous version, during the update.
  await run(earlier, `insert into help_synonyms (words) values ('{seat,saddle}')`)
  const query = `select words as value from search_synonyms where place = 'help' order by id`
  expect(await valuesOf(earlier, query)).toEqual([
    ['tire', 'tyre'],
    ['seat', 'saddle'],
  ])
})

test('its triggers work on: a new order is found by its buyer', async () => {
  await migrate(earlier.url)
  await run(earlier, `update orders set email = 'kari@example.com'`)
  const [words] = await valuesOf(earlier, 'select words as value from order_search')
  expect(words).toContain('kari@example.com')
})

test('rows that the migrations insert are in a new database too', async () => {
  await migrate(empty.url)
  await migrate(earlier.url)
  for (const query of [
    `select concat_ws(' ', "column", from_state, to_state, actors) as value from order_moves order by 1`,
    'select kind as value from ledger_accounts order by 1',
    'select count(*) as value from catalogue_revision',
  ]) {
    expect(await valuesOf(empty, query)).toEqual(await valuesOf(earlier, query))
  }
})

test('an older schema is refused in a sentence, and stays as it is', async () => {
  await run(
    earlier,
    `delete from drizzle.__drizzle_migrations where hash = '${LAST_REPLACED.hash}'`,
  )
  const before = await schemaOf(earlier)
  await expect(migrate(earlier.url)).rejects.toThrow(
    'The schema of this database is older than migration 0118_raw_email_pieces: start the version of the shop that has this migration on it once, then this version.',
  )
  expect(await schemaOf(earlier)).toEqual(before)
  expect(await journal(earlier)).toHaveLength(118)
})

test('a second start executes only programs whose files changed', async () => {
  await migrate(empty.url)
  const before = await schemaOf(empty)
  await run(
    empty,
    `drop trigger orders_search on orders; drop trigger orders_move on orders;
     update drizzle.programs set hash = 'earlier' where name = 'order-search';
     insert into drizzle.programs values ('removed', 'earlier')`,
  )
  await migrate(empty.url)
  const missing = before.filter((line) => line.includes('TRIGGER orders_move '))
  expect(missing).toHaveLength(1)
  expect(await schemaOf(empty)).toEqual(before.filter((line) => !missing.includes(line)))
  expect(await valuesOf(empty, 'select name as value from drizzle.programs order by 1')).toEqual(
    [...PROGRAMS].sort(),
  )
})

test('every program can be executed again on a shop with data', async () => {
  await migrate(earlier.url)
  const before = await schemaOf(earlier)
  await run(earlier, 'delete from drizzle.programs')
  await migrate(earlier.url)
  expect(await schemaOf(earlier)).toEqual(before)
})

test('a schema of a newer version stays as it is, with its programs', async () => {
  await migrate(empty.url)
  await run(
    empty,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999);
     update drizzle.programs set hash = 'later'; drop trigger orders_move on orders`,
  )
  const before = await schemaOf(empty)
  await migrate(empty.url)
  expect(await schemaOf(empty)).toEqual(before)
  expect(await valuesOf(empty, 'select distinct hash as value from drizzle.programs')).toEqual([
    'later',
  ])
})

test('several processes that start at once migrate one after the other', async () => {
  await Promise.all([1, 2, 3].map(() => migrate(earlier.url)))
  expect(await journal(earlier)).toHaveLength(MIGRATIONS.length)
})

test('orders with tax get it split by their lines and delivery, and countries become registrations', async () => {
  await run(
    earlier,
    `update orders set tax_cents = 12345, total_cents = total_cents + 12345 - tax_cents;
     update countries set tax_basis_points = 1900`,
  )
  await migrate(earlier.url)
  const [split] = await valuesOf(
    earlier,
    `select (select sum((t ->> 'tax')::int) from order_lines, jsonb_array_elements(taxes) t)
       + (select sum((t ->> 'tax')::int) from orders, jsonb_array_elements(delivery_taxes) t) as value`,
  )
  expect(Number(split)).toBe(12_345)
  expect(await valuesOf(earlier, 'select distinct rate as value from tax_registrations')).toEqual([
    190_000,
  ])
})
