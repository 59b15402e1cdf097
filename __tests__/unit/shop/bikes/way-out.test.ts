import fc from 'fast-check'

import { defaultBuild, findPart, partChosen } from '@/domain/shop/bikes/build'
import { findViolations } from '@/domain/shop/bikes/rules'
import { unlawful, destinationFix } from '@/domain/shop/configurator/destination-fix'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

import { validBuild } from '@/__tests__/support/catalog/arbitrary-build'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'
import { countryByCode } from '@/__tests__/support/catalog/seed-bikes'

const calendar = { today: '2026-11-20', closed_days: [] }
const germany = seedCountry(15)
const nyx = seedBike('nyx')
const american = defaultBuild(nyx, seedCountry(US))

describe('the way out of what a country forbids', () => {
  it('is named by the data of the rule, with the new price and date', () => {
    const tuned = partChosen(nyx, american, partOf('tune-us3'))
    expect(unlawful(nyx, tuned, germany).map(({ reason }) => reason)).toEqual([
      'The US Class 3 motor isn’t road-legal in Germany.',
    ])
    const way = destinationFix(nyx, tuned, { country: germany, calendar })
    expect(way).toMatchObject({
      title: 'Change to the EU motor',
      price: nyx.price,
      price_delta: -9_900,
      delivery_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    })
  })

  it('is none where nothing is wrong', () => {
    expect(unlawful(nyx, american, seedCountry(US))).toEqual([])
    expect(destinationFix(nyx, american, { country: seedCountry(US), calendar })).toBeNull()
  })

  it('takes the tune that the country names first', () => {
    const canada = countryByCode('CA')
    const tuned = partChosen(nyx, american, partOf('tune-us3'))
    const way = destinationFix(nyx, tuned, { country: canada, calendar })
    expect(way?.title).toBe('Change to the US Class 1 motor')
  })

  it('leads to a build that may be sold, for every bike and country', () => {
    for (const bike of seedBikes) {
      const builds = validBuild(bike, seedCountry(US))
      fc.assert(
        fc.property(builds, fc.constantFrom(...seedCountries), (build, country) => {
          if (findViolations(bike, build, country).length === 0) return true
          const way = destinationFix(bike, build, { country, calendar })
          return way !== null && findViolations(bike, way.build, country).length === 0
        }),
        { numRuns: 60 },
      )
    }
  })
})

function partOf(code: string): number {
  const part = nyx.groups.flatMap(({ parts }) => parts).find((one) => one.code === code)
  expect(findPart(nyx, part?.id ?? 0)).toBeDefined()
  return part?.id ?? 0
}
