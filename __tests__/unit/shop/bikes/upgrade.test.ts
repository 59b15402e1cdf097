import { buildPrice, defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import { upgradePrice } from '@/domain/shop/configurator/upgrade'

import { fixtureBike as bike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const AIR_FORK = 402
const standard = defaultBuild(bike, unitedStates)
const dearer = partChosen(bike, standard, AIR_FORK)

describe('the price of an upgrade', () => {
  it('is the difference of both builds', () => {
    const difference = buildPrice(bike, dearer) - buildPrice(bike, standard)
    expect(difference).toBeGreaterThan(0)
    expect(upgradePrice(bike, standard, dearer)).toBe(difference)
  })

  it('is nothing where the other build is cheaper', () => {
    expect(upgradePrice(bike, dearer, standard)).toBe(0)
  })
})
