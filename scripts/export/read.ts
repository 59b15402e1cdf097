import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

import { migrate } from '../../server/kernel/setup/migrate'
import { withClient } from '../database/connection'
import { StartProblem } from '../problem'
import type { ExportedTable, ExportManifest } from './folder'
import { setSessionDefaults, readTable } from './rows'
import { inOrderOfReferences, listMigrations, listTables } from './tables'

type Import = { folder: string; manifest: ExportManifest; isForced: boolean }

/**
 * Imports an export in one transaction, so that a failed import changes nothing.
 * @throws StartProblem if the database is of another release, in use, or already has a shop
 */
export async function readExportInto(url: string, importing: Import): Promise<void> {
  await withClient(url, async (client) => {
    await refuseInUse(client)
    // Report a database migrated by another release before changing anything.
    const before = await listMigrations(client)
    if (before.length > 0) refuseOther(before, importing.manifest)
  })
  await migrate(url)
  await withClient(url, async (client) => {
    refuseOther(await listMigrations(client), importing.manifest)
    if (!importing.isForced) await refuseFull(client)
    await setSessionDefaults(client, 'begin')
    await fill(client, importing)
    await client.query('commit')
    await client.query('analyze')
  })
}

async function refuseInUse(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = 'shop'`,
  )
  if (rows.length > 0)
    throw new StartProblem('A shop is running on this database: stop it, then import.')
}

function refuseOther(found: readonly string[], { migrations, shop }: ExportManifest): void {
  if (found.join() === migrations.join()) return
  throw new StartProblem(
    `The export was made by another release of the shop (version ${shop}, ${migrations.length} migrations; this database has ${found.length}): import it with the release that made it, then update.`,
  )
}

async function refuseFull(client: Client): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(
    'select exists (select 1 from users) or exists (select 1 from orders) or exists (select 1 from products) as is',
  )
  if (!rows[0]?.is) return
  throw new StartProblem('This database has a shop in it already: --force replaces all its data.')
}

async function fill(client: Client, { folder, manifest }: Import): Promise<void> {
  const tables = await listTables(client, [])
  const names = tables.map(({ name }) => name)
  refuseUnknown(names, manifest)
  const quoted = names.map((name) => `public.${client.escapeIdentifier(name)}`)
  for (const name of quoted) await client.query(`alter table ${name} disable trigger user`)
  await truncate(client, quoted)
  for (const name of await inOrderOfReferences(client, names)) {
    const table = manifest.tables.find((each) => each.name === name)
    if (table) await fillTable(client, table, folder)
  }
  for (const name of quoted) await client.query(`alter table ${name} enable trigger user`)
  for (const { name, value } of manifest.sequences) {
    const sequence = `public.${client.escapeIdentifier(name)}`
    if (value !== null) await client.query('select setval($1::regclass, $2)', [sequence, value])
  }
  await client.query(`insert into page_moves (pages) values ('all')`)
}

function refuseUnknown(names: readonly string[], { tables }: ExportManifest): void {
  const unknown = tables.filter(({ name }) => !names.includes(name)).map(({ name }) => name)
  if (unknown.length === 0) return
  throw new StartProblem(
    `The export has tables that aren’t the shop’s: ${unknown.join(', ')}. Drop or move them, and export again.`,
  )
}

/** Empties tables. The owner grants itself the missing right to truncate the audit log temporarily. */
async function truncate(client: Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where not has_table_privilege(name, 'truncate')`,
    [tables],
  )
  const names = rows.map(({ name }) => name).join(', ')
  if (names) await client.query(`grant truncate on ${names} to current_user`)
  await client.query(`truncate ${tables.join(', ')}`)
  if (names) await client.query(`revoke truncate on ${names} from current_user`)
}

/** Fills a table and reads the rows back: any difference aborts the import. */
async function fillTable(client: Client, table: ExportedTable, folder: string): Promise<void> {
  const list = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const into = client.query(
    copyFrom(`copy public.${client.escapeIdentifier(table.name)} (${list}) from stdin`),
  )
  await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), into)
  const { rows, sum } = await readTable(client, table)
  if (rows === table.rows && sum === table.sum) return
  throw new StartProblem(
    `${table.name} came in with ${rows} rows of ${table.rows} or other values: nothing was imported.`,
  )
}
