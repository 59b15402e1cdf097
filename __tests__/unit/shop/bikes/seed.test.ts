import fc from 'fast-check'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import {
  buildPrice,
  chosenParts,
  defaultBuild,
  findPart,
  partChosen,
  priceLines,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import type { Country } from '@/domain/shop/countries/country'
import { deliveryEstimate } from '@/domain/shop/checkout/delivery'
import { colorState, optionState, sizeState } from '@/domain/shop/bikes/fixes'
import { isLegalIn } from '@/domain/shop/bikes/motor-tune'
import { buildPerformance } from '@/domain/shop/bikes/performance'
import { presetBuild } from '@/domain/shop/bikes/presets'
import { DEFAULT_RIDE, modelRange } from '@/domain/shop/bikes/range'
import { validateBuild } from '@/domain/shop/bikes/rules'
import { findSize } from '@/domain/shop/bikes/size-finder'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

import { validBuild } from '@/__tests__/support/catalog/arbitrary-build'
import { seedBike } from '@/__tests__/support/orders/orders'
import { partByCode, countryByCode } from '@/__tests__/support/catalog/seed-bikes'

const bikes = seedBikes.map((bike) => [bike.slug, bike] as const)
const partIdsOf = (bike: Bike) => bike.groups.flatMap(({ parts }) => parts.map(({ id }) => id))
const countries = fc.constantFrom(...seedCountries)

const us = countryByCode('US')
const germany = countryByCode('DE')

describe.each(bikes)('the catalog of %s', (_, bike) => {
  it('has a valid standard build and valid presets in every country', () => {
    for (const country of seedCountries) {
      expect(validateBuild(bike, defaultBuild(bike, country), country)).toEqual([])
      for (const preset of bike.presets) {
        expect(validateBuild(bike, presetBuild(bike, preset, country), country)).toEqual([])
      }
    }
  })

  it('has presets that keep every part that they name', () => {
    for (const preset of bike.presets) {
      const codes = chosenParts(bike, presetBuild(bike, preset, us)).map(({ code }) => code)
      expect(codes).toEqual(expect.arrayContaining(preset.part_codes))
    }
  })

  it('gives a sentence and a valid fix for every refused option of any build', () => {
    const build = countries.chain((country) =>
      validBuild(bike, country).map((made) => ({ country, made })),
    )
    fc.assert(
      fc.property(build, fc.boolean(), ({ country, made }, isCountryKnown) => {
        const knownCountry = isCountryKnown ? country : null
        for (const id of partIdsOf(bike)) {
          const state = optionState(bike, made, id, knownCountry)
          const after = partChosen(bike, made, id)
          expect(state.allowed).toBe(validateBuild(bike, after, knownCountry).length === 0)
          if (state.allowed) continue
          expect(state.reason).toMatch(/^[A-Z].*\.$/)
          expect(state.fixes.length).toBeGreaterThan(0)
          const part = findPart(bike, id)
          const isForbidden =
            knownCountry !== null && part !== undefined && !isLegalIn(part, knownCountry)
          for (const fix of state.fixes) {
            expect(validateBuild(bike, fix.build, knownCountry)).toEqual([])
            expect(fix.title).toMatch(/^[A-Z]/)
            if (isForbidden) continue
            const isTaken = chosenParts(bike, after).some((one) => one.id === id)
            expect(chosenParts(bike, fix.build).some((one) => one.id === id)).toBe(isTaken)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('refuses the same pairs of parts that the server rejects', () => {
    const standard = defaultBuild(bike, us)
    for (const first of partIdsOf(bike)) {
      const one = partChosen(bike, standard, first)
      if (validateBuild(bike, one, us).length > 0) continue
      for (const second of partIdsOf(bike)) {
        const two = partChosen(bike, one, second)
        const isRejected = validateBuild(bike, two, us).length > 0
        expect(optionState(bike, one, second, us).allowed).toBe(!isRejected)
      }
    }
  })

  it('gives a way into every size and every colour from any build', () => {
    fc.assert(
      fc.property(validBuild(bike, us), (build) => {
        const states = [
          ...bike.sizes.map(({ id }) => sizeState(bike, build, id, us)),
          ...bike.colors.map(({ id }) => colorState(bike, build, id, us)),
        ]
        for (const state of states) {
          const ways = state.allowed ? [] : state.fixes
          if (!state.allowed) expect(ways.length).toBeGreaterThan(0)
          for (const { build: way } of ways) expect(validateBuild(bike, way, us)).toEqual([])
        }
      }),
      { numRuns: 40 },
    )
  })

  it('costs what its price lines say, and weighs and reaches something', () => {
    fc.assert(
      fc.property(validBuild(bike, us), (build) => {
        const sum = priceLines(bike, build).reduce((total, { price }) => total + price, 0)
        expect(buildPrice(bike, build)).toBe(sum)
        expect(buildPerformance(bike, build).weight).toBeGreaterThan(15)
        const { low, km, high } = modelRange(bike, build, DEFAULT_RIDE)
        expect(low).toBeLessThan(km)
        expect(km).toBeLessThan(high)
      }),
    )
  })

  it('models the range that its performance states for the standard build', () => {
    const standard = defaultBuild(bike, us)
    const stated = buildPerformance(bike, standard).range
    expect(Math.abs(modelRange(bike, standard, DEFAULT_RIDE).km - stated)).toBeLessThanOrEqual(1)
  })

  it('arrives on a day, and earlier with the quicker choice', () => {
    const calendar = { today: '2026-11-21', closed_days: ['2026-11-26', '2026-12-25'] }
    fc.assert(
      fc.property(validBuild(bike, germany), (build) => {
        const { date, quicker, cause } = deliveryEstimate(bike, build, calendar, germany)
        expect(date > calendar.today).toBe(true)
        if (cause.kind === 'bike') expect(quicker).toBeNull()
        else expect(quicker && quicker.date < date).toBe(true)
      }),
    )
  })

  it('never recommends a frame with less clearance than the rule, on a 1 cm grid', () => {
    let recommended = 0
    for (let height_cm = 140; height_cm <= 215; height_cm += 1) {
      for (let inseam_cm = 60; inseam_cm <= 105; inseam_cm += 1) {
        const advice = findSize(bike, { height_cm, inseam_cm })
        if (advice.kind === 'none') continue
        const fits = advice.kind === 'one' ? [advice.best] : [advice.best, advice.other]
        recommended += fits.length
        for (const fit of fits) {
          const size = bike.sizes.find(({ id }) => id === fit.size_id)
          const clearance = inseam_cm * 10 - (size?.geometry.standover ?? Infinity)
          expect(clearance).toBeGreaterThanOrEqual(bike.standover_clearance)
        }
      }
    }
    expect(recommended).toBeGreaterThan(500)
  })

  it('recommends a size to every rider inside the bands of that size', () => {
    for (const size of bike.sizes) {
      for (let height_cm = size.rider.min; height_cm <= size.rider.max; height_cm += 1) {
        for (let inseam_cm = size.inseam.min; inseam_cm <= size.inseam.max; inseam_cm += 1) {
          expect(findSize(bike, { height_cm, inseam_cm }).kind).not.toBe('none')
        }
      }
    }
  })
})

describe('the rules of the seed', () => {
  const fixesOf = (bike: Bike, build: Build, code: string, country: Country | null) => {
    const state = optionState(bike, build, partByCode(bike, code).id, country)
    return state.allowed ? [] : state.fixes.map(({ title }) => title)
  }

  it('solve the off-road tune of the Prime in two steps', () => {
    const prime = seedBike('nireeka-prime')
    expect(fixesOf(prime, defaultBuild(prime, us), 'tune-offroad', null)).toEqual([
      'Add air fork and four-piston brakes, +$828.00',
    ])
  })

  it('send the bottle battery of the Nyx to size M and its electronic shifting to the color display', () => {
    const nyx = seedBike('nyx')
    const standard = defaultBuild(nyx, us)
    const smallest = sizeChosen(nyx, standard, nyx.sizes[0]?.id ?? 0)
    expect(fixesOf(nyx, smallest, 'bottle-battery', us)).toEqual(['Choose size M'])
    expect(fixesOf(nyx, standard, 'drive-12-electronic', us)).toEqual([
      'Add color display with navigation, +$129.00',
    ])
  })

  it('judge all options of a bike within the time of forty copies of it', () => {
    for (const bike of seedBikes) {
      const build = defaultBuild(bike, us)
      const judged = () => partIdsOf(bike).map((id) => optionState(bike, build, id, us))
      const copied = () => structuredClone(bike)
      // A slow or busy machine slows down both, so only the fastest of many runs are compared.
      let [judging, copying] = [Infinity, Infinity]
      for (let run = 0; run < 120; run += 1) {
        judging = Math.min(judging, msOf(judged))
        copying = Math.min(copying, msOf(copied))
      }
      expect(judging / copying).toBeLessThan(40)
    }
  })
})

function msOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
