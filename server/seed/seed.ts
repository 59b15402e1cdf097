import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/node-postgres'
import { productSkus } from '@/domain/shop/accessories/accessory'
import { OPENING_SETTING, startsClosed } from '@/domain/office/settings/opening'
import type { OpeningState } from '@/utils/shop-preview'
import { randomIds } from '@/server/kernel/ports/ids'
import type { Db } from '@/server/kernel/db/client'
import { exclusively } from '@/server/kernel/db/exclusive'
import {
  bikes,
  bikeSizes,
  buildRules,
  colorAvailability,
  colors,
  partGroups,
  parts,
  presets,
} from '@/server/kernel/db/schema/catalog/bikes'
import { campaigns } from '@/server/kernel/db/schema/catalog/campaigns'
import { accessoryCategories } from '@/server/kernel/db/schema/catalog/categories'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { spareGroups } from '@/server/kernel/db/schema/catalog/spares'
import { taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import {
  countries,
  factoryClosedDays,
  promotions,
  settings,
} from '@/server/kernel/db/schema/catalog/trade'
import { adoptTopics } from './adopt-topics'
import { bikeRows } from './bike-rows'
import { seedBikes } from './data/bikes'
import { seedCategories } from './data/categories'
import { seedClosedDays } from './data/calendar'
import { seedCampaigns } from './data/campaigns'
import { seedCountries } from './data/countries'
import { seedRegistrations } from './data/registrations'
import { seedProducts, spareGroupOf } from './data/products'
import { seedPromotions } from './data/promotions'
import { seedSettings } from './data/settings'
import { seedSpareGroups } from './data/spare-groups'
import { seedStock } from './data/stock'
import firstTexts from './data/first-texts.json'
import { seedContent } from './seed-content'
import { countryRow, partRows, productRow, promotionRow } from './shop-rows'
import { seedDealerRows } from './seed-dealers'
import { seedHelp } from './seed-help'
import { seedForumCategoryRows } from './seed-forum'
import { tablesOfTexts } from './texts'
import { pageTexts } from './update-pages'
import { updateTexts } from './update-texts'

/** Part of the seed; the setting `mark` stores how many of its steps are complete. */
interface Part {
  mark: string
  /** Steps by version. Existing shops run only the later steps and keep their own changes. */
  steps: readonly ((db: Db) => Promise<void>)[]
}

const CATALOG_MARK = 'seeded_catalogue'

const PARTS: readonly Part[] = [
  {
    mark: CATALOG_MARK,
    steps: [seedRows, describeGoods, groupSpares, seedOffers, nameCategories],
  },
  { mark: 'seeded_dealers', steps: [seedDealerRows] },
  { mark: 'seeded_help', steps: [seedHelp] },
  { mark: 'seeded_forum', steps: [seedForumCategoryRows] },
]

/**
 * Seeds an empty shop in one transaction. Never changes existing rows except unedited texts.
 * @throws database errors, after which nothing is written
 */
export async function seed(databaseUrl: string): Promise<{ seeded: boolean }> {
  return exclusively(databaseUrl, (client) =>
    drizzle({ client }).transaction(async (tx) => {
      await seedContent(tx)
      const isNew = (await seededVersion(tx, CATALOG_MARK)) === 0
      if (isNew && startsClosed(process.env.SHOP_URL)) await closeShop(tx)
      let seeded = false
      for (const part of PARTS) seeded = (await seedOnce(tx, part)) || seeded
      await updateTexts(tx, { tables: [...tablesOfTexts(), pageTexts()], first: firstTexts })
      await adoptTopics(tx)
      return { seeded }
    }),
  )
}

async function closeShop(db: Db): Promise<void> {
  const value = { is_open: false, preview_key: randomIds.publicId() } satisfies OpeningState
  await add(db, settings, [{ key: OPENING_SETTING, value }])
}

async function seedOnce(db: Db, { mark, steps }: Part): Promise<boolean> {
  const seeded = await seededVersion(db, mark)
  if (seeded >= steps.length) return false
  for (const step of steps.slice(seeded)) await step(db)
  const value = steps.length
  await db
    .insert(settings)
    .values({ key: mark, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
  return true
}

async function seededVersion(db: Db, mark: string): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, mark))
  return Number(row?.value ?? 0)
}

async function seedRows(db: Db): Promise<void> {
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
  await add(db, productParts, seedProducts.flatMap(partRows))
  await add(db, countries, seedCountries.map(countryRow))
  await add(db, taxRegistrations, seedRegistrations)
  await add(db, promotions, seedPromotions.map(promotionRow))
  await add(db, factoryClosedDays, seedClosedDays)
  await add(db, stockItems, seedStock)
  await add(db, settings, settingRows())
}

const settingRows = () => Object.entries(seedSettings).map(([key, value]) => ({ key, value }))

/** Version 2: data sheets, SKUs per product version, and their settings. */
async function describeGoods(db: Db): Promise<void> {
  for (const [position, product] of seedProducts.entries()) {
    const row = productRow(product, position)
    const { thumbnail, category, variants, load_limit_g, volume_l, facts, needs, warnings, gtin } =
      row
    const sheet = {
      thumbnail,
      category,
      variants,
      load_limit_g,
      volume_l,
      facts,
      needs,
      warnings,
      gtin,
    }
    const isBare = and(
      eq(products.id, product.id),
      eq(products.category, ''),
      isNull(products.gtin),
    )
    await db.update(products).set(sheet).where(isBare)
  }
  const shelves = seedProducts.filter(({ variants }) => variants.length > 0).flatMap(productSkus)
  await add(
    db,
    stockItems,
    seedStock.filter(({ sku }) => shelves.includes(sku)),
  )
  await add(db, settings, settingRows())
}

/** Version 3: locations of spare parts on a bike. */
async function groupSpares(db: Db): Promise<void> {
  const groups = seedSpareGroups.map((group, position) => ({ ...group, position }))
  await add(db, spareGroups, groups)
  for (const { code } of groups) {
    const ids = seedProducts.map(({ id }) => id).filter((id) => spareGroupOf(id) === code)
    const isBare = and(inArray(products.id, ids), isNull(products.spare_group))
    await db.update(products).set({ spare_group: code }).where(isBare)
  }
}

/** Version 4: campaigns. */
async function seedOffers(db: Db): Promise<void> {
  await add(db, campaigns, seedCampaigns)
}

/** Version 5: categories of accessories, including those that the shop has created itself. */
async function nameCategories(db: Db): Promise<void> {
  await add(
    db,
    accessoryCategories,
    seedCategories.map((category, position) => ({ ...category, position })),
  )
  await db.execute(sql`
    insert into accessory_categories (code, title, position)
    select category, initcap(category), 1000 + row_number() over (order by category)
    from products where kind = 'accessory' and category <> '' group by category
    on conflict do nothing`)
}

/** Inserts rows; existing keys keep their rows, which belong to the shop. */
async function add<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  await db.insert(table).values(rows).onConflictDoNothing()
}
