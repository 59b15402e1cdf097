import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { seedBikes } from '#server/db/seed/data/bikes'
import { seedClosedDays } from '#server/db/seed/data/calendar'
import { seedCountries } from '#server/db/seed/data/countries'
import { seedProducts } from '#server/db/seed/data/products'
import { seedPromotions } from '#server/db/seed/data/promotions'
import { seedSettings } from '#server/db/seed/data/settings'

import { seedSpareGroups, spareGroupOf } from '#server/db/seed/data/spare-groups'

import { CatalogueFixture, type WireCatalogue } from './catalogue-fixture'

/** What mocks/fixtures/catalogue.json has to hold: the seed catalogue in wire form. */
export function recordedCatalogue(): WireCatalogue {
  return z.encode(CatalogueFixture, {
    bikes: seedBikes,
    countries: seedCountries,
    products: seedProducts,
    promotions: seedPromotions,
    closed_days: seedClosedDays.map(({ date }) => date),
    settings: seedSettings,
  })
}

/** What mocks/fixtures/spares.json has to hold: what a mechanic needs to know of each spare. */
export function recordedSpares() {
  return seedProducts.flatMap(({ id, service }) => {
    const group = seedSpareGroups.find(({ code }) => code === spareGroupOf(id))
    return service && group ? [{ id, ...service, group }] : []
  })
}

/** `npx tsx mocks/record.ts` writes the fixtures anew after the seed or the contract has changed. */
async function main(): Promise<void> {
  const folder = path.join(__dirname, 'fixtures')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'catalogue.json'), `${JSON.stringify(recordedCatalogue())}\n`)
  await writeFile(path.join(folder, 'spares.json'), `${JSON.stringify(recordedSpares())}\n`)
}

if (require.main === module) void main()
