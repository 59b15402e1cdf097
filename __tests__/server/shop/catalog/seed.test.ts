import { sql } from 'drizzle-orm'
import { readCatalog } from '@/server/catalog/products/read-catalog'
import { createDb, type Connection } from '@/server/kernel/db/client'
import { migrate } from '@/server/kernel/setup/migrate'
import { seedBikes } from '@/server/seed/data/bikes'
import { seed } from '@/server/seed/seed'
import { createTestDatabase } from '@/__tests__/support/database/database'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let shop: Connection

beforeEach(async () => {
  database = await createTestDatabase()
  shop = createDb(database.url, { max: 2 })
})

afterEach(async () => {
  await shop.close()
  await database.drop()
})

async function fingerprint(): Promise<Record<string, unknown>> {
  const { rows: tables } = await shop.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const result: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await shop.db.execute(
      sql`select count(*), md5(string_agg(t::text, '|' order by t::text)) from ${sql.identifier(name)} t`,
    )
    result[name] = rows[0]
  }
  return result
}

test('seeding twice changes nothing, not a row and not the revision', async () => {
  const before = await fingerprint()
  expect(Object.keys(before)).toContain('catalogue_revision')
  expect(await seed(database.url)).toEqual({ seeded: false })
  expect(await fingerprint()).toEqual(before)
})

test('seeding leaves alone what was edited, deleted or sold meanwhile', async () => {
  await shop.db.execute(sql`update parts set price_cents = 59900 where id = 10102`)
  await shop.db.execute(sql`delete from campaigns where code = 'xmas'`)
  await shop.db.execute(sql`delete from promotions where code = 'xmas'`)
  await shop.db.execute(sql`update stock_items set on_hand = 3 where sku = 'frame:nyx:M'`)
  const before = await fingerprint()
  await seed(database.url)
  expect(await fingerprint()).toEqual(before)
})

test('a seed that meets rows of its own ids, without its mark, keeps them and adds the rest', async () => {
  await shop.db.execute(sql`delete from settings`)
  await shop.db.execute(sql`update parts set price_cents = 59900 where id = 10102`)
  await shop.db.execute(sql`delete from stock_items where sku = 'frame:nyx:M'`)
  expect(await seed(database.url)).toEqual({ seeded: true })
  const { rows } = await shop.db.execute(
    sql`select (select price_cents from parts where id = 10102) as price,
               (select on_hand from stock_items where sku = 'frame:nyx:M') as frames`,
  )
  expect(rows).toEqual([{ price: '59900', frames: 112 }])
})

/** Empties the catalog, and the tables that refer to it, also those that nothing may empty. */
async function empty(tables = 'bikes, products, countries, settings') {
  await shop.db.execute(sql`alter table legal_versions disable trigger user`)
  await shop.db.execute(sql`alter table order_legal_versions disable trigger user`)
  await shop.db.execute(sql`truncate ${sql.raw(tables)} cascade`)
}

test('four processes that start at once migrate once and seed once', async () => {
  await empty('bikes, products, countries, promotions, factory_closed_days, settings, stock_items')
  const start = async () => {
    await migrate(database.url)
    return seed(database.url)
  }
  const results = await Promise.all([start(), start(), start(), start()])
  expect(results.filter(({ seeded }) => seeded)).toHaveLength(1)
  expect((await readCatalog(shop.db)).bikes).toStrictEqual(seedBikes)
})

test('a seed that fails half-way leaves nothing behind and can be repeated', async () => {
  await empty()
  await shop.db.execute(sql`alter table countries add constraint no_one check (id < 0)`)
  await expect(seed(database.url)).rejects.toThrow()
  expect((await readCatalog(shop.db)).bikes).toEqual([])
  await shop.db.execute(sql`alter table countries drop constraint no_one`)
  expect(await seed(database.url)).toEqual({ seeded: true })
})

test('a shop that was seeded before goods had data sheets gets them and keeps its own words', async () => {
  await seed(database.url)
  await shop.db.execute(
    sql`update products set category = '', gtin = null, warnings = '{}', facts = '[]', variants = '[]'`,
  )
  await shop.db.execute(
    sql`update products set category = 'ours', title = 'Our helmet' where id = 5000110`,
  )
  await shop.db.execute(sql`update settings set value = '1' where key = 'seeded_catalogue'`)
  await shop.db.execute(sql`delete from settings where key = 'product_safety'`)
  expect(await seed(database.url)).toEqual({ seeded: true })
  const { productsById, settings } = await readCatalog(shop.db)
  expect(productsById.get(5000110)).toMatchObject({ title: 'Our helmet', category: 'ours' })
  expect(productsById.get(5000111)?.warnings).not.toEqual([])
  expect(settings).toHaveProperty('product_safety')
})
