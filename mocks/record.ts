import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { seedBikes } from '#server/db/seed/data/bikes'
import { seedClosedDays } from '#server/db/seed/data/calendar'
import { seedCountries } from '#server/db/seed/data/countries'
import { seedProducts } from '#server/db/seed/data/products'
import { seedPromotions } from '#server/db/seed/data/promotions'
import { seedReviews } from '#server/db/seed/data/reviews'
import { seedSettings } from '#server/db/seed/data/settings'

import { CatalogueFixture, type WireCatalogue } from './catalogue-fixture'
import type { ReviewFixture } from './reviews'

/** What mocks/fixtures/catalogue.json has to hold: the seed catalogue in wire form. */
export function recordedCatalogue(): WireCatalogue {
  return z.encode(CatalogueFixture, {
    bikes: seedBikes,
    countries: seedCountries,
    products: seedProducts,
    promotions: seedPromotions,
    closed_days: seedClosedDays.map(({ date }) => date),
    settings: seedSettings as WireCatalogue['settings'],
  })
}

/** What mocks/fixtures/reviews.json has to hold: the reviews of the seed, oldest first. */
export function recordedReviews(): ReviewFixture[] {
  return Object.entries(seedReviews)
    .flatMap(([bike_slug, reviews]) => reviews.map((review) => ({ bike_slug, ...review })))
    .sort((a, b) => (a.on === b.on ? a.height - b.height : a.on < b.on ? -1 : 1))
    .map(({ on, stars, isPrivate, after: _after, color: _color, parts: _parts, ...review }) => {
      return { ...review, rating: stars, date: on, consent: !isPrivate }
    })
}

/** `npx tsx mocks/record.ts` writes the fixtures anew after the seed or the contract has changed. */
async function main(): Promise<void> {
  const folder = path.join(__dirname, 'fixtures')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'catalogue.json'), `${JSON.stringify(recordedCatalogue())}\n`)
  await writeFile(path.join(folder, 'reviews.json'), `${JSON.stringify(recordedReviews())}\n`)
}

if (require.main === module) void main()
