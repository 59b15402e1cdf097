import fc from 'fast-check'

import type { Build } from '@/domain/shop/bikes/bike'
import {
  availableColors,
  buildDescription,
  buildKey,
  buildPrice,
  chosenParts,
  colorChosen,
  defaultBuild,
  findPart,
  firstAvailableColor,
  isSameBuild,
  keepOrFirstColor,
  paintChosen,
  partChosen,
  priceLines,
  sizeChosen,
  upgradesOf,
} from '@/domain/shop/bikes/build'
import { parseBuild } from '@/domain/shop/bikes/stored-build'
import { restoreBuild } from '@/domain/shop/bikes/restore-build'
import { validateBuild } from '@/domain/shop/bikes/rules'

import {
  anyBuild,
  choicesOf,
  chosen,
  validBuild,
} from '@/__tests__/support/catalog/arbitrary-build'
import {
  fixtureBike as bike,
  germany,
  unitedStates,
} from '@/__tests__/support/catalog/fixture-bike'

const standard = defaultBuild(bike, unitedStates)

describe('a build', () => {
  it('starts in size M with the first colour of the first nonempty type', () => {
    expect(standard).toMatchObject({ size_id: 12, color_id: 21, paint: null })
  })

  it('starts with the motor tune that the country prefers among those of the bike', () => {
    expect(standard.selectedParts[2]).toBe(202)
    expect(defaultBuild(bike, germany).selectedParts[2]).toBe(201)
  })

  it('starts with the standard part of every other group and with what is included', () => {
    expect(standard.selectedParts).toMatchObject({ 1: 101, 3: 301, 4: 401, 8: 801 })
    expect(standard.selectedMultipleParts).toEqual({ 20: [2006] })
  })

  it('starts in the first size where there is no M', () => {
    const noM = { ...bike, sizes: bike.sizes.filter(({ title }) => title !== 'M') }
    expect(defaultBuild(noM, unitedStates).size_id).toBe(11)
  })

  it('replaces the part of a group in which one is chosen', () => {
    expect(partChosen(bike, standard, 803).selectedParts[8]).toBe(803)
  })

  it('adds and removes parts of a group in which many are chosen', () => {
    const added = partChosen(bike, partChosen(bike, standard, 2005), 2001)
    expect(added.selectedMultipleParts[20]).toEqual([2001, 2005, 2006])
    expect(partChosen(bike, added, 2005).selectedMultipleParts[20]).toEqual([2001, 2006])
  })

  it('ignores a part that the bike does not have', () => {
    expect(partChosen(bike, standard, 7)).toBe(standard)
    expect(findPart(bike, 7)).toBeUndefined()
  })

  it('is never changed in place', () => {
    const before = structuredClone(standard)
    fc.assert(
      fc.property(choicesOf(bike), (choice) => {
        chosen(bike, standard, choice)
        expect(standard).toEqual(before)
      }),
    )
  })
})

describe('the colour of a build', () => {
  it('is kept when the new size has it', () => {
    expect(sizeChosen(bike, colorChosen(bike, standard, 23), 11).color_id).toBe(23)
  })

  it('becomes the first of the first nonempty type when the new size lacks it', () => {
    const acid = colorChosen(bike, standard, 22)
    expect(sizeChosen(bike, acid, 11).color_id).toBe(21)
  })

  it('follows the order Standard, Pearlized, Custom and not the order of the list', () => {
    const [custom, pearlized, night] = bike.colors
    if (!custom || !pearlized || !night) throw new Error('the fixture lost its colours')
    expect(firstAvailableColor([custom, pearlized, night])).toBe(night)
    expect(firstAvailableColor([custom, pearlized])).toBe(pearlized)
    expect(firstAvailableColor([custom])).toBe(custom)
    expect(firstAvailableColor([])).toBeUndefined()
    expect(keepOrFirstColor([custom, night], custom.id)).toBe(custom)
    expect(keepOrFirstColor([custom, night], 99)).toBe(night)
  })

  it('is Custom with two different colours of the bike from the start', () => {
    const custom = colorChosen(bike, standard, 24)
    expect(custom.paint).toEqual({ first_color_id: 23, second_color_id: 21, name: null })
    expect(validateBuild(bike, custom, unitedStates)).toEqual([])
  })

  it('has paint only while it is Custom, and a blank name is no name', () => {
    const custom = colorChosen(bike, standard, 24)
    const named = paintChosen(custom, { first_color_id: 21, second_color_id: 22, name: ' Ada ' })
    expect(named.paint?.name).toBe('Ada')
    expect(
      paintChosen(named, { first_color_id: 21, second_color_id: 22, name: '  ' }).paint?.name,
    ).toBeNull()
    expect(colorChosen(bike, named, 21).paint).toBeNull()
    expect(colorChosen(bike, named, 24).paint?.name).toBe('Ada')
    expect(sizeChosen(bike, named, 11).paint?.name).toBe('Ada')
  })

  it('is always one that its size is made in', () => {
    fc.assert(
      fc.property(anyBuild(bike, unitedStates), fc.constantFrom(...bike.sizes), (build, size) => {
        const sized = sizeChosen(bike, build, size.id)
        const ids = availableColors(bike, size.id).map(({ id }) => id)
        expect(ids).toContain(sized.color_id)
      }),
    )
  })
})

describe('the price of a build', () => {
  it('lists the bike, a colour with a surcharge and every part that costs', () => {
    const build = partChosen(bike, partChosen(bike, colorChosen(bike, standard, 23), 102), 2001)
    expect(priceLines(bike, build)).toEqual([
      { id: 'bike', title: 'Fixture', price: 300_000 },
      { id: 'color-23', title: 'Petrol', price: 17_900 },
      { id: 'part-102', title: 'Large battery', price: 69_900 },
      { id: 'part-2001', title: 'Rear rack', price: 11_900 },
    ])
    expect(buildPrice(bike, build)).toBe(399_700)
  })

  it('is the sum of its lines for any build', () => {
    fc.assert(
      fc.property(anyBuild(bike, unitedStates), (build) => {
        const parts = chosenParts(bike, build).reduce((sum, { price }) => sum + price, 0)
        const color = bike.colors.find(({ id }) => id === build.color_id)?.surcharge ?? NaN
        expect(buildPrice(bike, build)).toBe(bike.price + color + parts)
      }),
    )
  })
})

describe('the words of a build', () => {
  it('name size, colour and every part that is not standard', () => {
    const build = partChosen(bike, partChosen(bike, standard, 102), 2001)
    expect(buildDescription(bike, build)).toBe(
      'Size M, Night, large battery, US Class 1 motor, rear rack, GPS tracker',
    )
  })

  it('name both colours and the lettering of a Custom colour', () => {
    const custom = paintChosen(colorChosen(bike, standard, 24), {
      first_color_id: 21,
      second_color_id: 22,
      name: 'Ada',
    })
    expect(buildDescription(bike, custom)).toContain('Two-tone Night and Acid, name “Ada”')
  })

  it('count category 3 and multiple-select parts as upgrades', () => {
    const build = partChosen(bike, standard, 2001)
    expect(upgradesOf(bike, build)).toEqual([
      { id: 2001, title: 'Rear rack' },
      { id: 2006, title: 'GPS tracker' },
    ])
  })
})

describe('the key of a build', () => {
  it('is the same for the same build in any order of keys and parts', () => {
    const shuffled: Build = {
      selectedMultipleParts: { 21: [], 20: [2006, 2001, 2006] },
      selectedParts: Object.fromEntries(Object.entries(standard.selectedParts).reverse()),
      paint: null,
      color_id: 21,
      size_id: 12,
    }
    const build = partChosen(bike, standard, 2001)
    expect(buildKey(shuffled)).toBe(buildKey(build))
    expect(isSameBuild(shuffled, build)).toBe(true)
  })

  it('is the same exactly when parts, size, colour and paint are', () => {
    const facts = (build: Build) =>
      JSON.stringify([
        build.size_id,
        build.color_id,
        build.paint,
        chosenParts(bike, build).map(({ id }) => id),
      ])
    const builds = anyBuild(bike, unitedStates)
    fc.assert(
      fc.property(builds, builds, (a, b) => {
        expect(isSameBuild(a, b)).toBe(facts(a) === facts(b))
      }),
    )
  })

  it('survives storage', () => {
    fc.assert(
      fc.property(anyBuild(bike, unitedStates), (build) => {
        const stored = parseBuild(JSON.parse(JSON.stringify(build)))
        expect(stored && buildKey(stored)).toBe(buildKey(build))
      }),
    )
  })
})

describe('a stored build', () => {
  it('is read whatever it is, without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        const build = parseBuild(value)
        if (build) expect(parseBuild(build)).toEqual(build)
      }),
    )
  })

  it.each([
    ['a fraction as id', { ...standard, size_id: 1.5 }],
    ['a text as id', { ...standard, color_id: '21' }],
    ['parts as a list', { ...standard, selectedParts: [101] }],
    ['a word as group', { ...standard, selectedParts: { constructor: 101 } }],
    ['a negative part', { ...standard, selectedMultipleParts: { 20: [-1] } }],
    ['paint without colours', { ...standard, paint: { name: 'Ada' } }],
    [
      'an endless name',
      { ...standard, paint: { first_color_id: 21, second_color_id: 22, name: 'x'.repeat(10_000) } },
    ],
    ['no parts at all', { size_id: 12, color_id: 21, paint: null }],
  ])('is refused with %s', (_, value) => {
    expect(parseBuild(value)).toBeNull()
  })

  it('keeps what is still made and fills the rest with the standard choice', () => {
    const old: Build = {
      size_id: 99,
      color_id: 22,
      paint: null,
      selectedParts: { 1: 102, 2: 777, 50: 5001 },
      selectedMultipleParts: { 20: [2001, 8888] },
    }
    const restored = restoreBuild(bike, old, unitedStates)
    expect(restored).toMatchObject({ size_id: 12, color_id: 22 })
    expect(restored.selectedParts).toMatchObject({ 1: 102, 2: 202, 4: 401 })
    expect(restored.selectedMultipleParts).toEqual({ 20: [2001] })
    expect(validateBuild(bike, restored, unitedStates)).toEqual([])
  })

  it('comes back unchanged when the catalog has not changed', () => {
    fc.assert(
      fc.property(validBuild(bike, unitedStates), (build) => {
        expect(isSameBuild(restoreBuild(bike, build, unitedStates), build)).toBe(true)
      }),
    )
  })

  it('keeps its two colours, and loses only a name that cannot be lettered', () => {
    const paint = { first_color_id: 22, second_color_id: 21, name: 'A\u0000B' }
    const custom = { ...colorChosen(bike, standard, 24), paint }
    expect(restoreBuild(bike, custom, unitedStates).paint).toEqual({ ...paint, name: null })
    const twice = { ...custom, paint: { ...paint, second_color_id: 22 } }
    expect(validateBuild(bike, restoreBuild(bike, twice, unitedStates), unitedStates)).toEqual([])
  })
})
