import type { Bike, BuildRule, Part } from '@/domain/shop/bikes/bike'
import {
  buildPrice,
  defaultBuild,
  partChosen,
  priceLines,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import { COLOR_TYPE_ORDER } from '@/domain/kit/constants'
import { findViolations, isBroken, sizeTags, tagsOf } from '@/domain/shop/bikes/rules'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import { seedBike } from '@/__tests__/support/orders/orders'
import { partByCode, countryByCode } from '@/__tests__/support/catalog/seed-bikes'

const home = countryByCode('US')

function partsOf(bike: Bike): Part[] {
  return bike.groups.flatMap((group) => group.parts)
}

function breakingBuild(bike: Bike, rule: BuildRule) {
  const forbidden = rule.excludes.length > 0 ? rule.excludes : [undefined]
  for (const size of bike.sizes) {
    for (const excluded of forbidden) {
      const build = [...rule.when, ...(excluded ? [excluded] : [])].reduce(
        (current, tag) => {
          const part = partsOf(bike).find((candidate) => candidate.tags.includes(tag))
          return part && !tagsOf(bike, current).has(tag)
            ? partChosen(bike, current, part.id)
            : current
        },
        sizeChosen(bike, defaultBuild(bike, home), size.id),
      )
      if (isBroken(rule, tagsOf(bike, build))) return build
    }
  }
  return null
}

const everyRule = seedBikes.flatMap((bike) =>
  bike.rules.map((rule) => ({ name: `${bike.slug} ${rule.id}`, bike, rule })),
)
const everyPreset = seedBikes.flatMap((bike) =>
  bike.presets.map((preset) => ({ name: `${bike.slug} ${preset.id}`, bike, preset })),
)

describe('the seeded bikes', () => {
  test('are the three of the footer, with their base prices', () => {
    expect(seedBikes.map(({ id, slug, price }) => [id, slug, price])).toEqual([
      [1, 'nireeka-prime', 399_900],
      [2, 'nireeka-homie', 249_900],
      [3, 'nyx', 499_900],
    ])
  })

  test('use every id of a size, a color or a part once in the whole shop', () => {
    const ids = seedBikes.flatMap((bike) => [
      ...bike.sizes.map(({ id }) => id),
      ...bike.colors.map(({ id }) => id),
      ...partsOf(bike).map(({ id }) => id),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('use every part code once in a bike', () => {
    for (const bike of seedBikes) {
      const codes = partsOf(bike).map(({ code }) => code)
      expect(new Set(codes).size).toBe(codes.length)
    }
  })

  test('put every part into the group and category that lists it', () => {
    for (const group of seedBikes.flatMap((bike) => bike.groups)) {
      for (const part of group.parts) {
        expect([part.category_part_id, part.category_id]).toEqual([
          group.category_part_id,
          group.category_id,
        ])
      }
    }
  })

  test('begin every group of which one part is chosen with a free part that changes nothing', () => {
    const first = seedBikes
      .flatMap((bike) => bike.groups)
      .filter((group) => group.selection === 'one')
      .map((group) => group.parts[0])
    for (const part of first) {
      expect(part?.price).toBe(0)
      expect(Object.values(part?.performance ?? { missing: 1 }).every((value) => value === 0)).toBe(
        true,
      )
    }
  })

  test('withhold Bone in M, Rose Copper in XL and Acid in S, and nothing else', () => {
    const withheld = seedBikes.flatMap((bike) =>
      bike.sizes.flatMap((size) =>
        bike.colors
          .filter(({ id }) => !size.color_ids.includes(id))
          .map((color) => `${color.title} in ${size.title}`),
      ),
    )
    expect(withheld).toEqual(['Bone in M', 'Rose Copper in XL', 'Acid in S'])
  })

  test('list colors by type in the order Standard, Pearlized, Custom and charge by type', () => {
    for (const { colors } of seedBikes) {
      const ranks = colors.map(({ type }) => COLOR_TYPE_ORDER.indexOf(type))
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
      for (const { type, surcharge, lead_days } of colors) {
        const expected = { Standard: [0, 0], Pearlized: [17_900, 5], Custom: [44_900, 15] }[type]
        expect([surcharge, lead_days]).toEqual(expected)
      }
    }
  })

  test('have frames that leave the promised clearance at the shortest inseam of every size', () => {
    for (const bike of seedBikes) {
      for (const size of bike.sizes) {
        const clearance = size.inseam.min * 10 - size.geometry.standover
        expect(clearance).toBeGreaterThanOrEqual(bike.standover_clearance)
      }
    }
  })

  test('have tables that close: the effective top tube follows from reach, stack and seat angle', () => {
    for (const { geometry } of seedBikes.flatMap((bike) => bike.sizes)) {
      const { reach, stack, seat_angle, top_tube } = geometry
      const computed = reach + stack / Math.tan((seat_angle * Math.PI) / 180)
      expect(Math.abs(computed - top_tube)).toBeLessThanOrEqual(2)
    }
  })

  test('give every part that follows the frame size a text for every size', () => {
    for (const bike of seedBikes) {
      const followers = partsOf(bike).filter((part) => part.by_size !== null)
      for (const { by_size } of followers) {
        expect(Object.keys(by_size ?? {})).toEqual(bike.sizes.map(({ title }) => title))
      }
    }
    expect(partByCode(seedBike('nyx'), 'post-dropper').by_size?.S).toContain('125')
  })

  test('sell the included parts of the Homie for nothing and choose them at the start', () => {
    const homie = seedBike('nireeka-homie')
    const included = partsOf(homie).filter(({ tags }) => tags.includes('included'))
    expect(included.map(({ code }) => code)).toEqual([
      'tracker',
      'radar',
      'heart-rate',
      'front-light',
    ])
    const build = defaultBuild(homie, home)
    expect(build.selectedMultipleParts[20]).toEqual(included.map(({ id }) => id))
    expect(priceLines(homie, build)).toHaveLength(1)
    expect(included.every(({ note }) => note.startsWith('Included'))).toBe(true)
  })

  test.each([
    ['nireeka-prime', ['battery-large', 'tune-offroad', 'brakes-203-203', 'fork-air-120'], 587_500],
    ['nireeka-homie', ['fork-rigid'], 237_900],
    ['nyx', ['drive-12-electronic', 'display-color', 'bottle-battery'], 627_600],
  ])('%s with %j costs %i cents', (slug, codes, price) => {
    const bike = seedBike(slug)
    const build = codes.reduce(
      (current, code) => partChosen(bike, current, partByCode(bike, code).id),
      defaultBuild(bike, home),
    )
    expect(buildPrice(bike, build)).toBe(price)
  })
})

describe('the seeded rules', () => {
  test.each(everyRule)('$name speaks only of tags that exist', ({ bike, rule }) => {
    const known = new Set([
      ...partsOf(bike).flatMap(({ tags }) => tags),
      ...bike.sizes.flatMap(({ id }) => sizeTags(bike, id)),
    ])
    const unknown = [...rule.when, ...rule.excludes, ...rule.requires_any].filter(
      (tag) => !known.has(tag),
    )
    expect(unknown).toEqual([])
  })

  test.each(everyRule)('$name is broken by some build and says so', ({ bike, rule }) => {
    const build = breakingBuild(bike, rule)
    expect(build).not.toBeNull()
    const broken = build ? findViolations(bike, build, null) : []
    expect(broken).toContainEqual(
      expect.objectContaining({ rule_id: rule.id, reason: rule.reason }),
    )
  })

  test.each(everyRule)('$name gives its reason in one or two sentences', ({ rule }) => {
    expect(rule.reason).toMatch(/^[A-Z].{30,140}\.$/)
  })
})

describe('the seeded presets', () => {
  test.each(everyPreset)('$name is valid as it stands, in every size', ({ bike, preset }) => {
    for (const size of bike.sizes) {
      const base = sizeChosen(bike, defaultBuild(bike, home), size.id)
      const build = preset.part_codes.reduce(
        (current, code) => partChosen(bike, current, partByCode(bike, code).id),
        base,
      )
      expect(findViolations(bike, build, home)).toEqual([])
    }
  })
})

describe('the motor tunes', () => {
  test.each([
    ['US', { 'nireeka-prime': 'tune-us2', 'nireeka-homie': 'tune-us2', nyx: 'tune-us1' }],
    ['DE', { 'nireeka-prime': 'tune-eu', 'nireeka-homie': 'tune-eu', nyx: 'tune-eu' }],
    ['CA', { 'nireeka-prime': 'tune-eu', 'nireeka-homie': 'tune-us2', nyx: 'tune-us1' }],
    ['BR', { 'nireeka-prime': 'tune-us1', 'nireeka-homie': 'tune-us1', nyx: 'tune-us1' }],
  ])('%s gets its own at the start', (code, expected) => {
    const country = countryByCode(code)
    for (const [slug, tune] of Object.entries(expected)) {
      const bike = seedBike(slug)
      expect(tagsOf(bike, defaultBuild(bike, country))).toContain(tune)
    }
  })

  test('make every bike sellable in every country', () => {
    const without = seedCountries.filter((country) =>
      seedBikes.some(
        (bike) =>
          !bike.groups[1]?.parts.some(({ tags }) =>
            tags.some((tag) => country.legal_tunes.includes(tag)),
          ),
      ),
    )
    expect(without).toEqual([])
  })
})
