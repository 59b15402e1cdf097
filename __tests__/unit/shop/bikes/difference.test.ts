import fc from 'fast-check'

import type { Bike } from '@/domain/shop/bikes/bike'
import {
  buildPrice,
  colorChosen,
  defaultBuild,
  isSameBuild,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import {
  differencesBetween,
  differencesFrom,
  priceDifferences,
} from '@/domain/shop/bikes/build-difference'
import { cents } from '@/domain/kit/money'
import { presetBuild } from '@/domain/shop/bikes/presets'
import { validateBuild } from '@/domain/shop/bikes/rules'

import { anyBuild } from '@/__tests__/support/catalog/arbitrary-build'
import {
  fixtureBike as bike,
  germany,
  unitedStates,
} from '@/__tests__/support/catalog/fixture-bike'

const standard = defaultBuild(bike, unitedStates)

describe('the differences between two builds', () => {
  it('are sentences with the price of each change', () => {
    const build = [402, 2001, 2006].reduce(
      (current, id) => partChosen(bike, current, id),
      colorChosen(bike, sizeChosen(bike, standard, 13), 23),
    )
    expect(differencesFrom(bike, standard, build)).toEqual([
      'Size L instead of M',
      'Color: Petrol instead of Night, +$179.00',
      'Air fork instead of rigid carbon fork, +$549.00',
      'With rear rack, +$119.00',
      'Without GPS tracker',
    ])
  })

  it('are none for the same build', () => {
    expect(differencesFrom(bike, standard, structuredClone(standard))).toEqual([])
  })

  it('see another name on the top tube', () => {
    const custom = colorChosen(bike, standard, 24)
    const named = { ...custom, paint: { first_color_id: 23, second_color_id: 21, name: 'Ada' } }
    const renamed = { ...named, paint: { ...named.paint, name: 'Bo' } }
    expect(differencesFrom(bike, custom, named)).toEqual(['Added the name “Ada”'])
    expect(differencesFrom(bike, named, renamed)).toEqual(['Name “Bo” instead of “Ada”'])
    expect(differencesFrom(bike, named, custom)).toEqual(['Removed the name “Ada”'])
  })

  it('add up to the difference in price for any two builds', () => {
    const builds = anyBuild(bike, unitedStates)
    fc.assert(
      fc.property(builds, builds, (a, b) => {
        const sum = differencesBetween(bike, a, b).reduce((total, { price }) => total + price, 0)
        expect(sum).toBe(buildPrice(bike, b) - buildPrice(bike, a))
        expect(differencesFrom(bike, a, b).length > 0).toBe(!isSameBuild(a, b))
      }),
    )
  })
})

describe('the price of a shared build', () => {
  it('names what became dearer, what is gone and what is new', () => {
    const line = (id: string, title: string, price: number) => ({ id, title, price: cents(price) })
    const saved = [
      line('bike', 'Nyx', 499_900),
      line('a', 'Large battery', 39_900),
      line('b', 'Rear radar', 24_900),
    ]
    const now = [
      line('bike', 'Nyx', 499_900),
      line('a', 'Large battery', 42_000),
      line('c', 'Tool roll', 4_900),
    ]
    expect(priceDifferences(saved, now)).toEqual([
      'Large battery is now $420.00 (was $399.00).',
      'Rear radar ($249.00) is no longer included in the price.',
      'Tool roll ($49.00) is now included in the price.',
    ])
    expect(priceDifferences(saved, saved)).toEqual([])
  })
})

describe('a preset', () => {
  const presetNamed = (of: Bike, id: string) => {
    const preset = of.presets.find((one) => one.id === id)
    if (!preset) throw new Error(`no preset ${id}`)
    return preset
  }

  it('takes the parts that it names on top of the standard build', () => {
    const city = presetBuild(bike, presetNamed(bike, 'city'), unitedStates)
    expect(city.selectedParts).toMatchObject({ 7: 702, 2: 202 })
    expect(city.selectedMultipleParts[20]).toEqual([2001, 2002, 2006])
  })

  it('is valid in every country, also where its parts break a rule', () => {
    for (const country of [unitedStates, germany]) {
      for (const preset of bike.presets) {
        expect(validateBuild(bike, presetBuild(bike, preset, country), country)).toEqual([])
      }
    }
  })

  it('keeps an included part that it names', () => {
    const mended = presetBuild(bike, presetNamed(bike, 'broken'), unitedStates)
    expect(mended.selectedMultipleParts[20]).toContain(2006)
  })
})
