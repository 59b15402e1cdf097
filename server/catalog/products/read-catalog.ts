import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Product } from '@/domain/shop/accessories/accessory'
import type { Bike } from '@/domain/shop/bikes/bike'
import type { Category } from '@/domain/office/categories/categories'
import type { Country } from '@/domain/shop/countries/country'
import type { TaxTable } from '@/domain/shop/tax/registration'
import type { Dealer } from '@/domain/community/dealers/dealers'
import type { PromoRule } from '@/domain/shop/promo/promo'
import type { Db } from '@/server/kernel/db/client'
import { isDatabaseUnavailable } from '@/server/kernel/http/problem'
import { dayOf } from '@/server/kernel/ports/clock'
import { processGlobals, type ProcessGlobals } from '@/utils/process-globals'
import { assembleBikes, modelsOf } from './assemble-bikes'
import { assembleDealers } from './assemble-dealers'
import { categoriesOf, countryOf, productsOf, promotionOf, taxTable } from './assemble-shop'
import {
  listBikeTables,
  listDealerTables,
  listShopTables,
  readRevision,
  type BikeTables,
  type DealerTables,
  type Revision,
} from './queries'

/** Everything the shop sells at one revision. Shared by all requests and therefore frozen. */
export interface Catalog {
  revision: number
  /** Bikes that are sold, in catalog order, like all lists here. */
  bikes: Bike[]
  bikesBySlug: ReadonlyMap<string, Bike>
  bikesById: ReadonlyMap<number, Bike>
  /** Bikes by slug, including those no longer sold, for earlier orders. */
  allBikesBySlug: ReadonlyMap<string, Bike>
  /** Bikes that are sold, then former ones that were ordered: their owners need parts and manuals. */
  riddenBikes: Bike[]
  /** Maps the slug of each copied bike to the slug of its original. */
  models: ReadonlyMap<string, string>
  /** Shipping destinations. */
  countries: Country[]
  countriesById: ReadonlyMap<number, Country>
  /** Countries by id, including former destinations, for earlier orders. */
  allCountriesById: ReadonlyMap<number, Country>
  taxes: TaxTable
  /** Accessories and bundles only; `addSpares` adds spare parts, of which there may be very many. */
  products: Product[]
  /** Products by id, including spare parts that are in bundles or were requested. */
  productsById: ReadonlyMap<number, Product>
  /** Visible categories of accessories. */
  categories: Category[]
  /** Maps former names of spare part groups in URLs to the current groups. */
  groupsByFormer: ReadonlyMap<string, string>
  promotions: PromoRule[]
  /** Dealers, including former ones. */
  dealers: Dealer[]
  /** Weekdays without work, 'YYYY-MM-DD', ascending. */
  closed_days: string[]
  /** Mondays of weeks without capacity for another bike, ascending. */
  full_weeks: string[]
  settings: Readonly<Record<string, unknown>>
}

// In development the catalog reloads with this module, so that code changes take effect at once.
const reloaded: ProcessGlobals | null = process.env.NODE_ENV === 'development' ? {} : null
const globals = () => reloaded ?? processGlobals()

const MOST_TRIES = 5

/**
 * Returns the catalog; if unchanged, this takes one point read. In a transaction, it includes the transaction's own
 * writes. While the database is down, returns the last catalog read, because nothing is sold then.
 * @throws Error if the database can't be read and never was
 */
export async function readCatalog(db: Db): Promise<Catalog> {
  try {
    return await catalogAt(db, await readRevision(db))
  } catch (error) {
    const cached = globals().catalog
    if (
      !cached ||
      is(db, PgTransaction) ||
      !(error instanceof Error) ||
      !isDatabaseUnavailable(error)
    )
      throw error
    return cached.catalog
  }
}

/** Returns the catalog at a revision, for queries that also read other tables. */
export async function catalogAt(db: Db, revision: Revision): Promise<Catalog> {
  const cached = globals().catalog
  if (cached?.key === revision.key) return cached.catalog
  // A transaction must not wait for another caller's load, which may need the connection it holds.
  if (is(db, PgTransaction)) return load(db, revision)
  return loadOnce(db, revision)
}

/** Single-flight, because many requests arrive at once after a change. */
function loadOnce(db: Db, revision: Revision): Promise<Catalog> {
  const loads = (globals().catalogLoads ??= new Map())
  const running = loads.get(revision.key)
  if (running) return running
  const started = load(db, revision).finally(() => loads.delete(revision.key))
  loads.set(revision.key, started)
  return started
}

/** Tables are read one by one, so they are consistent only if the revision didn't change. */
async function load(db: Db, expected: Revision): Promise<Catalog> {
  let before = expected
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const bikeTables = await listBikeTables(db)
    const shopTables = await listShopTables(db)
    const dealerTables = await listDealerTables(db)
    const after = await readRevision(db)
    if (after.key === before.key) {
      const tables = { bikeTables, shopTables, dealerTables }
      const catalog = deepFreeze(assemble(after.revision, tables))
      globals().catalog = { key: after.key, catalog }
      return catalog
    }
    before = after
  }
  throw new Error(`The catalog changed ${MOST_TRIES} times while it was read.`)
}

interface Tables {
  bikeTables: BikeTables
  shopTables: Awaited<ReturnType<typeof listShopTables>>
  dealerTables: DealerTables
}

function assemble(revision: number, { bikeTables, shopTables, dealerTables }: Tables): Catalog {
  const allBikes = assembleBikes(bikeTables)
  const { bikes, riddenBikes } = soldBikes(allBikes, bikeTables)
  const today = dayOf(new Date())
  const taxes = taxTable(shopTables, today)
  const allCountries = shopTables.countries
    .map((row) => countryOf(row, taxes, today))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
  const isOffered = new Set(
    shopTables.countries.filter((row) => row.is_offered).map(({ id }) => id),
  )
  const countries = allCountries.filter(({ id }) => isOffered.has(id))
  const cached = withOfferedFits(productsOf(shopTables), riddenBikes)
  const allCountriesById = byId(allCountries)
  const bikesById = byId(bikes)
  const names = { bikes: byId(allBikes), sold: bikesById, countries: allCountriesById }
  return {
    revision,
    bikes,
    bikesBySlug: bySlug(bikes),
    bikesById,
    allBikesBySlug: bySlug(allBikes),
    riddenBikes,
    models: modelsOf(bikeTables),
    countries,
    countriesById: byId(countries),
    allCountriesById,
    taxes,
    products: cached.filter(({ kind }) => kind === 'accessory'),
    productsById: byId(cached),
    ...categoriesOf(shopTables),
    promotions: shopTables.promotions.map(promotionOf),
    dealers: assembleDealers(dealerTables, names),
    closed_days: shopTables.closedDays.map(({ date }) => date),
    full_weeks: shopTables.fullWeeks.map(({ week }) => week),
    settings: Object.fromEntries(shopTables.settings.map(({ key, value }) => [key, value])),
  }
}

function soldBikes(all: readonly Bike[], { bikes: rows }: Tables['bikeTables']) {
  const former = new Map(rows.flatMap((row) => (row.ended_at === null ? [] : [[row.id, row]])))
  const bikes = all.filter(({ id }) => !former.has(id))
  return { bikes, riddenBikes: [...bikes, ...all.filter(({ id }) => former.get(id)?.was_ordered)] }
}

/** Removes bikes that no one has, such as drafts, from the products' fits. */
export function withOfferedFits(products: readonly Product[], bikes: readonly Bike[]): Product[] {
  const slugs = new Set(bikes.map(({ slug }) => slug))
  return products.map((one) => ({ ...one, fits: one.fits.filter((slug) => slugs.has(slug)) }))
}

const bySlug = (bikes: readonly Bike[]) => new Map(bikes.map((bike) => [bike.slug, bike]))

function byId<Item extends { id: number }>(items: Item[]): Map<number, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

/** Freezes shared values, so that an accidental change by a request fails at once. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (!(value instanceof Map)) Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
