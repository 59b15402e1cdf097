import { defaultBuild } from '@/domain/shop/bikes/build'
import { presentBuild, presetInSize, referenceBuild } from '@/domain/shop/bikes/present-build'
import { presetBuild } from '@/domain/shop/bikes/presets'
import { validateBuild } from '@/domain/shop/bikes/rules'

import {
  fixtureBike as bike,
  unitedStates as country,
} from '@/__tests__/support/catalog/fixture-bike'

const offered = defaultBuild(bike, country)
const otherSize = bike.sizes.find(({ id }) => id !== offered.size_id)

test('without a choice the present build is the bike as offered', () => {
  expect(presentBuild(bike, null, country)).toEqual(offered)
})

test('a chosen build is fitted to the catalog: a color that is gone gives way', () => {
  const { color_id } = presentBuild(bike, { ...offered, color_id: 999_999 }, country)
  expect(bike.colors.map(({ id }) => id)).toContain(color_id)
})

test('a build is compared with its preset, else with the bike as offered', () => {
  expect(referenceBuild(bike, 'no-such-preset', country)).toEqual(offered)
  for (const preset of bike.presets) {
    expect(referenceBuild(bike, preset.id, country)).toEqual(presetBuild(bike, preset, country))
  }
})

test('a preset keeps the size of the visitor and breaks no rule', () => {
  expect(bike.presets.length).toBeGreaterThan(0)
  const sized = { ...offered, size_id: otherSize?.id ?? offered.size_id }
  for (const preset of bike.presets) {
    expect(validateBuild(bike, presetInSize(bike, preset, sized, country), country)).toEqual([])
  }
})
