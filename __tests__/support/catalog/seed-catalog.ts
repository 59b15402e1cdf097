import type { StaffBike } from '@/domain/office/bikes/bikes'
import type { TaxTable } from '@/domain/shop/tax/registration'
import type { Catalog } from '@/server/catalog'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedClosedDays } from '@/server/seed/data/calendar'
import { seedCategories } from '@/server/seed/data/categories'
import { seedCountries } from '@/server/seed/data/countries'
import { seedProducts } from '@/server/seed/data/products'
import { seedPromotions } from '@/server/seed/data/promotions'
import { seedRegistrations } from '@/server/seed/data/registrations'
import { seedSettings } from '@/server/seed/data/settings'

import { seedBike } from '../orders/orders'

const byId = <One extends { id: number }>(all: readonly One[]) =>
  new Map(all.map((one) => [one.id, one]))

/** Returns the registrations of the seed as the database has them. */
export const seedTaxes = (): TaxTable => ({
  registrations: seedRegistrations.map((row) => ({
    ...{ number: '', region: null, ends_on: null, taxes_delivery: true, replaces_national: false },
    ...{ covers_eu: false, limit_amount: null, limit_currency: null },
    ...{ limit_scope: 'consignment', local_rates: [], ...row },
  })),
  exchangeRates: new Map(),
})

/** Returns the seed catalog as the server reads it, without dealers. */
export function seedCatalog(): Catalog {
  return {
    revision: 0,
    bikes: seedBikes,
    bikesBySlug: new Map(seedBikes.map((bike) => [bike.slug, bike])),
    bikesById: byId(seedBikes),
    allBikesBySlug: new Map(seedBikes.map((bike) => [bike.slug, bike])),
    riddenBikes: seedBikes,
    models: new Map(),
    countries: seedCountries,
    countriesById: byId(seedCountries),
    allCountriesById: byId(seedCountries),
    taxes: seedTaxes(),
    products: seedProducts,
    productsById: byId(seedProducts),
    categories: seedCategories.map((one) => ({ ...one, text: '', former: [] })),
    groupsByFormer: new Map(),
    promotions: seedPromotions,
    dealers: [],
    closed_days: seedClosedDays.map(({ date }) => date),
    full_weeks: [],
    settings: seedSettings,
  }
}

/** Returns a seed bike as staff see it, with all options offered. */
export function staffBike(slug: string): StaffBike {
  const bike = seedBike(slug)
  return {
    ...bike,
    serial_prefix: 'NX',
    colors: bike.colors.map((color) => ({ ...color, withheld: null })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({ ...part, withheld: null })),
    })),
  }
}

/** Returns a bike's draft copy, with ids counted from 900. */
export function draftCopy(bike: StaffBike, as: Pick<StaffBike, 'slug' | 'title'>): StaffBike {
  const colorId = (id: number) => 900 + bike.colors.findIndex((color) => color.id === id)
  const parts = bike.groups.flatMap((group) => group.parts)
  const partId = (id: number) => 900 + parts.findIndex((part) => part.id === id)
  return {
    ...bike,
    ...as,
    ...{ id: 900, is_draft: true, serial_prefix: null },
    colors: bike.colors.map((color) => ({ ...color, id: colorId(color.id) })),
    sizes: bike.sizes.map((size, at) => ({
      ...size,
      id: 900 + at,
      color_ids: size.color_ids.map(colorId),
    })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({ ...part, id: partId(part.id) })),
    })),
  }
}
