import fc from 'fast-check'

import { isSameBuild } from '@/domain/shop/bikes/build'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { validBuild } from '@/__tests__/support/catalog/arbitrary-build'

const us = seedCountries.find(({ code }) => code === 'US')
if (!us) throw new Error('The seed has no United States.')

describe('the address of a build', () => {
  test.each(seedBikes)('leads back to the same build of the $title', (bike) => {
    fc.assert(
      fc.property(validBuild(bike, us), (build) => {
        const back = buildFromAddress(bike, buildAddress(build))
        expect(back && isSameBuild(back, build)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('keeps two colors and a name with dots and signs', () => {
    const [bike] = seedBikes
    if (!bike) throw new Error('The seed has no bike.')
    const color = bike.colors.find(({ type }) => type === 'Custom')
    const [first, second] = bike.colors
    const build = {
      size_id: bike.sizes[0]?.id ?? 0,
      color_id: color?.id ?? 0,
      paint: { first_color_id: first?.id ?? 0, second_color_id: second?.id ?? 0, name: 'A. & é_1' },
      selectedParts: {},
      selectedMultipleParts: {},
    }
    expect(buildFromAddress(bike, buildAddress(build))).toEqual(build)
  })

  test('names nothing when it is damaged or of another bike', () => {
    const [bike, other] = seedBikes
    if (!bike || !other) throw new Error('The seed has too few bikes.')
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        const found = buildFromAddress(bike, text)
        if (found) expect(bike.sizes.map(({ id }) => id)).toContain(found.size_id)
      }),
    )
    const foreign = fc.sample(validBuild(other, us), 1)[0]
    expect(foreign && buildFromAddress(bike, buildAddress(foreign))).toBeNull()
  })
})
