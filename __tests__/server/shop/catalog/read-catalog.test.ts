import { sql, TransactionRollbackError } from 'drizzle-orm'
import { addSpares, readCatalogWith } from '@/server/catalog/products/add-spares'
import { readCatalog } from '@/server/catalog/products/read-catalog'
import { createDb, type Connection } from '@/server/kernel/db/client'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedClosedDays } from '@/server/seed/data/calendar'
import { taxedRegions } from '@/domain/shop/tax/registration'
import { seedTaxes } from '@/__tests__/support/catalog/seed-catalog'
import { seedCountries } from '@/server/seed/data/countries'
import { seedProducts } from '@/server/seed/data/products'
import { seedPromotions } from '@/server/seed/data/promotions'
import { createTestDatabase } from '@/__tests__/support/database/database'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let shop: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  shop = createDb(database.url, { max: 4 })
})

afterAll(async () => {
  await shop.close()
  await database.drop()
})

const priceOfPart = async (id: number) => {
  const { bikes } = await readCatalog(shop.db)
  const parts = bikes.flatMap((bike) => bike.groups.flatMap((group) => group.parts))
  return parts.find((part) => part.id === id)?.price
}

describe('the catalog snapshot', () => {
  test('gives the seeded bikes back exactly', async () => {
    expect((await readCatalog(shop.db)).bikes).toStrictEqual(seedBikes)
  })

  test('gives the seeded countries, products, promotions and closed days back exactly', async () => {
    const catalog = await readCatalog(shop.db)
    const { registrations } = seedTaxes()
    expect(catalog.countries).toStrictEqual(
      seedCountries.map((country) => ({
        ...country,
        taxed_regions: taxedRegions(registrations, country.code, '2026-11-29'),
      })),
    )
    const seeded = seedProducts.map(({ service: _service, ...product }) => product)
    expect(catalog.products).toStrictEqual(seeded.filter(({ kind }) => kind === 'accessory'))
    const spares = seeded.filter(({ kind }) => kind === 'spare')
    const ids = spares.map(({ id }) => id)
    const { productsById } = await readCatalogWith(shop.db, ids)
    expect(ids.map((id) => productsById.get(id))).toStrictEqual(spares)
    expect(catalog.promotions).toStrictEqual(seedPromotions)
    expect(catalog.closed_days).toStrictEqual(seedClosedDays.map(({ date }) => date))
    expect(catalog.settings).toMatchObject({ factory_time_zone: 'America/New_York' })
  })

  test('finds bikes by slug and id, countries and products by id', async () => {
    const { bikes, ...catalog } = await readCatalog(shop.db)
    expect(catalog.bikesBySlug.get('nyx')).toBe(bikes[2])
    expect(catalog.bikesById.get(2)).toBe(bikes[1])
    expect(catalog.countriesById.get(222)?.code).toBe('US')
    expect(catalog.productsById.get(5000064)?.title).toContain('Taillight')
  })

  test('is the same object until something changes', async () => {
    const first = await readCatalog(shop.db)
    await shop.db.execute(sql`update stock_items set on_hand = on_hand + 1`)
    expect(await readCatalog(shop.db)).toBe(first)
  })

  test('shows a new price of a part at the next read', async () => {
    const before = await readCatalog(shop.db)
    await shop.db.execute(sql`update parts set price_cents = 71900 where id = 10102`)
    const after = await readCatalog(shop.db)
    expect(await priceOfPart(10102)).toBe(71_900)
    expect(after.revision).toBeGreaterThan(before.revision)
    expect(before.bikes).toStrictEqual(seedBikes)
  })

  test('is loaded once for many callers that arrive together', async () => {
    await shop.db.execute(sql`update parts set lead_days = lead_days`)
    const all = await Promise.all(Array.from({ length: 20 }, () => readCatalog(shop.db)))
    expect(new Set(all).size).toBe(1)
  })

  test('never keeps what a transaction wrote and took back', async () => {
    const price = await priceOfPart(10102)
    const undone = shop.db.transaction(async (tx) => {
      await tx.execute(sql`update parts set price_cents = 1 where id = 10102`)
      expect((await readCatalog(tx)).bikes[0]?.groups[0]?.parts[1]?.price).toBe(1)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await priceOfPart(10102)).toBe(price)
    await shop.db.execute(sql`update parts set lead_days = lead_days where id = 10101`)
    expect(await priceOfPart(10102)).toBe(price)
  })

  test('is read inside a transaction by a pool of one connection', async () => {
    const narrow = createDb(database.url, { max: 1 })
    await narrow.db.execute(sql`update parts set lead_days = lead_days where id = 10101`)
    expect((await narrow.db.transaction((tx) => readCatalog(tx))).bikes).toHaveLength(3)
    await narrow.close()
  })

  test('cannot be changed by a request', async () => {
    const { bikes } = await readCatalog(shop.db)
    expect(() => bikes[0]?.groups[0]?.parts.reverse()).toThrow(TypeError)
  })

  test('of another database of the same process is another one', async () => {
    const other = await createTestDatabase()
    const connection = createDb(other.url, { max: 1 })
    await connection.db.execute(sql`update bikes set title = 'Other' where id = 3`)
    expect((await readCatalog(connection.db)).bikesById.get(3)?.title).toBe('Other')
    expect((await readCatalog(shop.db)).bikesById.get(3)?.title).toBe('Nyx')
    await connection.close()
    await other.drop()
  })
})

describe('spare parts beside the catalog', () => {
  const AXLE = 5000361

  test('are left out of what every process keeps', async () => {
    const { products, productsById } = await readCatalog(shop.db)
    expect(products.filter(({ kind }) => kind === 'spare')).toEqual([])
    expect(productsById.has(AXLE)).toBe(false)
  })

  test('are kept where a bundle is made of them', async () => {
    await shop.db
      .transaction(async (tx) => {
        await tx.execute(sql`insert into products (id, position, kind, title, description, price_cents, weight_g,
          thumbnail, fits, is_battery, is_digital)
        select 5900001, 1, 'accessory', 'Set', '', 100, 1, '', '{}', false, false`)
        await tx.execute(sql`insert into product_parts (bundle_id, position, product_id, variant, count)
        values (5900001, 1, ${AXLE}, 'boost', 2)`)
        const { productsById } = await readCatalog(tx)
        expect(productsById.get(AXLE)?.kind).toBe('spare')
        expect(productsById.get(5900001)?.bundle?.parts).toHaveLength(1)
        tx.rollback()
      })
      .catch((error: unknown) => expect(error).toBeInstanceOf(TransactionRollbackError))
  })

  test('come by number, and nothing is copied where none is asked for', async () => {
    const catalog = await readCatalog(shop.db)
    expect(await addSpares(shop.db, catalog, [1, 5000110])).toBe(catalog)
    const { products, productsById } = await readCatalogWith(shop.db, [AXLE, AXLE, 4])
    expect(productsById.get(AXLE)?.variants.map(({ id }) => id)).toContain('boost')
    expect(products).toBe(catalog.products)
    expect(catalog.productsById.has(AXLE)).toBe(false)
  })

  test('are asked for once as long as nothing changes', async () => {
    const first = await readCatalogWith(shop.db, [AXLE])
    const second = await readCatalogWith(shop.db, [AXLE])
    expect(second.productsById.get(AXLE)).toBe(first.productsById.get(AXLE))
  })

  test('are as they are now, and a catalog that was read before gives way to the present one', async () => {
    const before = await readCatalog(shop.db)
    await shop.db.execute(sql`update products set title = 'Axle, new' where id = ${AXLE}`)
    const [other] = seedProducts.filter(({ id, kind }) => kind === 'spare' && id !== AXLE)
    const after = await addSpares(shop.db, before, [AXLE, other?.id ?? 0])
    expect(after.productsById.get(AXLE)?.title).toBe('Axle, new')
    expect(after.revision).toBeGreaterThan(before.revision)
    expect((await readCatalogWith(shop.db, [AXLE])).productsById.get(AXLE)?.title).toBe('Axle, new')
  })

  test('are gone when the shop stops offering them', async () => {
    await shop.db.execute(sql`update products set is_offered = false where id = ${AXLE}`)
    expect((await readCatalogWith(shop.db, [AXLE])).productsById.has(AXLE)).toBe(false)
    await shop.db.execute(sql`update products set is_offered = true where id = ${AXLE}`)
    expect((await readCatalogWith(shop.db, [AXLE])).productsById.has(AXLE)).toBe(true)
  })

  test('never keep what a transaction wrote and took back', async () => {
    const undone = shop.db.transaction(async (tx) => {
      await tx.execute(sql`update products set title = 'Undone' where id = ${AXLE}`)
      expect((await readCatalogWith(tx, [AXLE])).productsById.get(AXLE)?.title).toBe('Undone')
      tx.rollback()
    })
    await expect(undone).rejects.toThrow(TransactionRollbackError)
    expect((await readCatalogWith(shop.db, [AXLE])).productsById.get(AXLE)?.title).toBe('Axle, new')
  })
})

describe('the revision of the catalog', () => {
  const revision = async () => (await readCatalog(shop.db)).revision

  test.each([
    'bikes',
    'bike_sizes',
    'colors',
    'color_availability',
    'part_groups',
    'parts',
    'build_rules',
    'presets',
    'products',
    'countries',
    'promotions',
    'factory_closed_days',
    'full_weeks',
    'settings',
  ])('moves when %s is written', async (table) => {
    const before = await revision()
    await shop.db.execute(sql`delete from ${sql.identifier(table)} where false`)
    expect(await revision()).toBeGreaterThan(before)
  })

  test('stands still when stock is sold', async () => {
    const before = await revision()
    await shop.db.execute(sql`update stock_items set reserved = 1 where sku = 'frame:nyx:M'`)
    expect(await revision()).toBe(before)
  })
})
