import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Db } from '../client'
import { exclusively } from '../exclusive'
import {
  bikes,
  bikeSizes,
  buildRules,
  colorAvailability,
  colors,
  partGroups,
  parts,
  presets,
} from '../schema/bikes'
import { campaigns } from '../schema/campaigns'
import { products } from '../schema/products'
import { supportHours } from '../schema/support'
import { stockItems } from '../schema/stock'
import { countries, factoryClosedDays, promotions, settings } from '../schema/trade'
import { bikeRows } from './bike-rows'
import { seedBikes } from './data/bikes'
import { seedClosedDays } from './data/calendar'
import { seedCampaigns } from './data/campaigns'
import { seedCountries } from './data/countries'
import { seedProducts } from './data/products'
import { seedPromotions } from './data/promotions'
import { seedSettings } from './data/settings'
import { seedStock } from './data/stock'
import { seedSupportHours } from './data/support'
import { countryRow, productRow, promotionRow } from './shop-rows'

/** The setting that remembers which catalogue was sown; a later one is a larger number. */
const MARK = 'seeded_catalogue'
const VERSION = 1

/**
 * Fills an empty shop with its catalogue, in one transaction. A shop that was seeded is left as it is: what an
 * operator changed, deleted or sold since then stays so. Rows whose ids are taken are never touched.
 * @throws Error of the database; then nothing was written.
 */
export async function seed(databaseUrl: string): Promise<{ seeded: boolean }> {
  return exclusively(databaseUrl, (client) =>
    drizzle({ client }).transaction(async (tx) => {
      if ((await sownVersion(tx)) >= VERSION) return { seeded: false }
      await sow(tx)
      const value = VERSION
      await tx
        .insert(settings)
        .values({ key: MARK, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } })
      return { seeded: true }
    }),
  )
}

async function sownVersion(db: Db): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, MARK))
  return Number(row?.value ?? 0)
}

async function sow(db: Db): Promise<void> {
  for (const [position, bike] of seedBikes.entries()) {
    const rows = bikeRows(bike, position)
    await add(db, bikes, [rows.bike])
    await add(db, bikeSizes, rows.sizes)
    await add(db, colors, rows.colors)
    await add(db, colorAvailability, rows.availability)
    await add(db, partGroups, rows.groups)
    await add(db, parts, rows.parts)
    await add(db, buildRules, rows.rules)
    await add(db, presets, rows.presets)
  }
  await add(db, products, seedProducts.map(productRow))
  await add(db, countries, seedCountries.map(countryRow))
  await add(db, promotions, seedPromotions.map(promotionRow))
  await add(db, campaigns, seedCampaigns)
  await add(db, supportHours, seedSupportHours)
  await add(db, factoryClosedDays, seedClosedDays)
  await add(db, stockItems, seedStock)
  const values = Object.entries(seedSettings).map(([key, value]) => ({ key, value }))
  await add(db, settings, values)
}

/** Rows whose key is taken are the shop's own by now and stay as they are. */
async function add<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  await db.insert(table).values(rows).onConflictDoNothing()
}
