import { z } from 'zod'

import { asOffered, type StaffBike } from '@/domain/office/bikes/bikes'
import type { Country } from '@/domain/shop/countries/country'
import type { Catalog } from '@/server/catalog/products/read-catalog'

import { CatalogFixture, type WireCatalog } from './catalog-fixture'
import recorded from './fixtures/catalog.json'
import { mockDealers } from './recorded-dealers'

/** `is_offered` is absent for a country that was never withdrawn. */
export interface MockCountry extends Country {
  is_offered?: boolean
}

export function countriesIn(all: MockCountry[]) {
  const byId = (some: MockCountry[]) => new Map(some.map((one) => [one.id, one]))
  const countries = all.filter(({ is_offered = true }) => is_offered)
  return { countries, countriesById: byId(countries), allCountriesById: byId(all) }
}

export const SERIAL_PREFIXES: Readonly<Record<string, string>> = {
  'nireeka-prime': 'NP',
  'nireeka-homie': 'NH',
  nyx: 'NX',
}

/** Returns the bikes with staff edits, or the recorded ones, which are all offered. */
export function staffBikesOf(
  { bikes }: Pick<Catalog, 'bikes'>,
  { bikes: changed }: { bikes?: StaffBike[] },
): StaffBike[] {
  if (changed) return changed
  return bikes.map((bike) => ({
    ...bike,
    serial_prefix: SERIAL_PREFIXES[bike.slug] ?? null,
    colors: bike.colors.map((color) => ({ ...color, withheld: null })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({ ...part, withheld: null })),
    })),
  }))
}

export function bikesIn(stored: StaffBike[]) {
  const bikes = stored.filter(({ is_draft }) => !is_draft).map(asOffered)
  return {
    bikes,
    bikesBySlug: new Map(bikes.map((bike) => [bike.slug, bike])),
    bikesById: new Map(bikes.map((bike) => [bike.id, bike])),
  }
}

/** @throws ZodError if the recorded fixture no longer fits the contract */
export function mockCatalog(): Catalog {
  const { bikes, countries, products, categories, promotions, closed_days, settings } = z.decode(
    CatalogFixture,
    recorded as unknown as WireCatalog,
  )
  return {
    revision: 0,
    bikes,
    bikesBySlug: new Map(bikes.map((bike) => [bike.slug, bike])),
    bikesById: new Map(bikes.map((bike) => [bike.id, bike])),
    models: new Map(),
    ...countriesIn(countries),
    products,
    productsById: new Map(products.map((product) => [product.id, product])),
    categories,
    groupsByFormer: new Map(),
    promotions,
    dealers: mockDealers(),
    closed_days,
    full_weeks: [],
    settings,
  }
}
