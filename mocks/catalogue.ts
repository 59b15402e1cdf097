import { z } from 'zod'

import type { Catalogue } from '@/server/catalogue/catalogue/read-catalogue'

import { CatalogueFixture, type WireCatalogue } from './catalogue-fixture'
import recorded from './fixtures/catalogue.json'
import { mockDealers } from './recorded-dealers'

/**
 * The catalogue of the mock mode, amounts in cents.
 * @throws ZodError when the recorded fixture no longer fits the contract
 */
export function mockCatalogue(): Catalogue {
  const { bikes, countries, products, promotions, closed_days, settings } = z.decode(
    CatalogueFixture,
    recorded as unknown as WireCatalogue,
  )
  return {
    revision: 0,
    bikes,
    bikesBySlug: new Map(bikes.map((bike) => [bike.slug, bike])),
    bikesById: new Map(bikes.map((bike) => [bike.id, bike])),
    countries,
    countriesById: new Map(countries.map((country) => [country.id, country])),
    products,
    productsById: new Map(products.map((product) => [product.id, product])),
    promotions,
    dealers: mockDealers(),
    closed_days,
    settings,
  }
}
