import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { DEFAULT_RIDE, modelRange } from '@/domain/shop/bikes/range'

const home = seedCountries.find(({ code }) => code === 'US') as Country

/** Tolerance in km: the model rounds to whole km, so two of its figures may differ by 1. */
const ROUNDING = 1

function rangeOf(bike: Bike, build: Build): number {
  return modelRange(bike, build, DEFAULT_RIDE).km
}

const everyPart = seedBikes.flatMap((bike) =>
  bike.groups.flatMap((group) =>
    group.parts
      .filter(({ tags }) => !tags.includes('included'))
      .map((part) => ({ name: `${bike.slug} ${part.code}`, bike, part })),
  ),
)

test.each(everyPart)('$name changes the range by what the model says', ({ bike, part }) => {
  const base = defaultBuild(bike, home)
  const chosen = base.selectedParts[part.category_part_id] === part.id
  const build = chosen ? base : partChosen(bike, base, part.id)
  const modelled = rangeOf(bike, build) - rangeOf(bike, base)
  expect(Math.abs(modelled - part.performance.range)).toBeLessThanOrEqual(ROUNDING)
})

test.each(seedBikes)('$slug is sold with the range of the model', (bike) => {
  const modelled = rangeOf(bike, defaultBuild(bike, home))
  expect(Math.abs(modelled - bike.performance.range)).toBeLessThanOrEqual(2)
})
