import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { sha256 } from '@/scripts/backup/folder'
import { withClient } from '@/scripts/database/connection'
import { readExport } from '@/scripts/export/folder'
import type { ExportManifest } from '@/scripts/export/folder'
import { readExportInto } from '@/scripts/export/read'
import { writeExport } from '@/scripts/export/write'
import { createTestDatabase } from '@/__tests__/support/database/database'
import type { TestDatabase } from '@/__tests__/support/database/database'
import { makeFolder, removeFolder } from '@/__tests__/support/database/database-folder'
import { itWithOlder, startOlder } from '@/__tests__/support/database/older-postgres'
import { createEmptyDatabase } from '@/__tests__/support/database/empty-database'

jest.setTimeout(120_000)

const SECRET = 'a-secret-of-an-operator-0123456789-abc'

let folder: string
let shop: TestDatabase
let empty: TestDatabase
beforeAll(async () => {
  folder = await makeFolder()
  shop = await createTestDatabase()
  empty = await createEmptyDatabase()
})
afterAll(async () => {
  await shop.drop()
  await empty.drop()
  await removeFolder(folder)
})

let made = 0
async function exported(url: string) {
  const at = path.join(folder, `export-${(made += 1)}`)
  await writeExport(url, { folder: at, secret: SECRET })
  return { folder: at, manifest: await readExport(at) }
}

/** Returns the parts of a manifest that must be equal after a restore. */
const contents = ({ tables, sequences, migrations, secret }: ExportManifest) => ({
  ...{ sequences, migrations, secret },
  tables: tables.map(({ name, rows, sum }) => `${name} ${rows} ${sum}`),
})

const bringInto = (url: string, from: Awaited<ReturnType<typeof exported>>, isForced = false) =>
  readExportInto(url, { ...from, isForced })

itWithOlder('a shop that moves to PostgreSQL 15 and back is what it was', async () => {
  const older = await startOlder(folder)
  try {
    const here = await exported(shop.url)
    await bringInto(older.url, here)
    const there = await exported(older.url)
    await bringInto(empty.url, there)
    const back = await exported(empty.url)
    expect(there.manifest.postgres).toMatch(/^15\./)
    expect(contents(there.manifest)).toEqual(contents(here.manifest))
    expect(contents(back.manifest)).toEqual(contents(here.manifest))
    expect(here.manifest.tables.length).toBeGreaterThan(100)
  } finally {
    older.stop()
  }
})

it('what is exported while orders come in is one moment of the shop', async () => {
  let isOver = false
  const writing = withClient(shop.url, async (client) => {
    for (let i = 0; !isOver; i += 1)
      await client.query(
        `with one as (insert into seed_texts values ('load ${i}', 'x'))
         insert into help_searches (day, query, results) values (current_date, 'load ${i}', 0)`,
      )
  })
  const during = await exported(shop.url)
  isOver = true
  await writing
  await bringInto(empty.url, during, true)
  const { rows } = await withClient(empty.url, (client) =>
    client.query<{ a: string; b: string }>(
      `select (select count(*) from seed_texts where row like 'load %') as a,
        (select count(*) from help_searches where query like 'load %') as b`,
    ),
  )
  expect(rows[0]?.a).toBe(rows[0]?.b)
})

it('sequences go on where they were, and triggers work again', async () => {
  await bringInto(empty.url, await exported(shop.url), true)
  const moved = await withClient(empty.url, async (client) => {
    await client.query('delete from page_moves')
    await client.query('update content_pages set owner = owner')
    return client.query('select 1 from page_moves')
  })
  expect(moved.rowCount).toBe(1)
  const refused = withClient(empty.url, (client) => client.query('truncate audit_chain cascade'))
  await expect(refused).rejects.toThrow(/audit|permission/)
})

describe('an import is refused, and changes nothing,', () => {
  it('into a shop that is there', async () => {
    const from = await exported(shop.url)
    await expect(bringInto(shop.url, from)).rejects.toThrow(
      'This database has a shop in it already: --force replaces all its data.',
    )
  })

  it('by another release', async () => {
    const from = await exported(shop.url)
    const manifest = { ...from.manifest, migrations: from.manifest.migrations.slice(1) }
    await expect(bringInto(shop.url, { ...from, manifest }, true)).rejects.toThrow(
      /^The export was made by another release of the shop/,
    )
  })

  it('while a shop runs on the database', async () => {
    const from = await exported(shop.url)
    const busy = new URL(empty.url)
    busy.searchParams.set('application_name', 'shop')
    await withClient(busy.toString(), async (client) => {
      await client.query('select 1')
      await expect(bringInto(empty.url, from, true)).rejects.toThrow('A shop is running')
    })
  })

  it('of a file that is damaged, missing or not what the manifest says', async () => {
    const from = await exported(shop.url)
    const file = path.join(from.folder, 'countries.copy.gz')
    const whole = await readFile(file)
    await appendFile(file, 'x')
    await expect(readExport(from.folder)).rejects.toThrow('countries.copy.gz is damaged')
    await rm(file)
    await expect(readExport(from.folder)).rejects.toThrow('countries.copy.gz is missing')
    await writeFile(file, whole)
    const wrong = from.manifest.tables.map((table) =>
      table.name === 'countries' ? { ...table, sum: '0' } : table,
    )
    const before = await exported(empty.url)
    const lying = { ...from, manifest: { ...from.manifest, tables: wrong } }
    await expect(bringInto(empty.url, lying, true)).rejects.toThrow(/^countries came in with/)
    expect(contents((await exported(empty.url)).manifest)).toEqual(contents(before.manifest))
  })

  it('of a manifest that was changed, or of a backup of files', async () => {
    const from = await exported(shop.url)
    const file = path.join(from.folder, 'manifest.json')
    await writeFile(file, '{"format":1}')
    await expect(readExport(from.folder)).rejects.toThrow('was changed or is damaged')
    await writeFile(path.join(from.folder, 'manifest.sha256'), sha256('{"format":1}'))
    await expect(readExport(from.folder)).rejects.toThrow('use npm run restore')
  })
})
