import fc from 'fast-check'

import type { Build } from '@/domain/shop/bikes/bike'
import {
  buildPrice,
  chosenParts,
  colorChosen,
  defaultBuild,
  findPart,
  isSameBuild,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import { colorState, fixesFor, optionState, sizeState } from '@/domain/shop/bikes/fixes'
import { validateBuild } from '@/domain/shop/bikes/rules'

import { validBuild } from '@/__tests__/support/catalog/arbitrary-build'
import {
  fixtureBike as bike,
  germany,
  unitedStates,
} from '@/__tests__/support/catalog/fixture-bike'

const standard = defaultBuild(bike, unitedStates)
const take = (build: Build, ...ids: number[]) =>
  ids.reduce((current, id) => partChosen(bike, current, id), build)
const titles = (build: Build, id: number, country = unitedStates) =>
  fixesFor(bike, build, id, country).map(({ title }) => title)
const partIds = bike.groups.flatMap(({ parts }) => parts.map(({ id }) => id))

describe('the state of an option', () => {
  it('gives the effects on price, weight, range and lead time against the present build', () => {
    expect(optionState(bike, standard, 102, unitedStates)).toEqual({
      chosen: false,
      priceDelta: 69_900,
      weightDelta: 1.6,
      rangeDelta: 37,
      leadDelta: 0,
      allowed: true,
    })
    expect(optionState(bike, take(standard, 302), 903, unitedStates).leadDelta).toBe(12)
    expect(optionState(bike, standard, 702, unitedStates).rangeDelta).toBe(4)
  })

  it('of the chosen one changes nothing, and of a chosen upgrade says what removing it does', () => {
    const chosen = optionState(bike, standard, 101, unitedStates)
    expect(chosen).toMatchObject({ chosen: true, allowed: true, priceDelta: 0, weightDelta: 0 })
    const racked = take(standard, 2001)
    expect(optionState(bike, racked, 2001, unitedStates)).toMatchObject({
      chosen: true,
      allowed: true,
      priceDelta: -11_900,
      weightDelta: -0.9,
    })
  })

  it('carries the reason of a refusal and a way out', () => {
    const state = optionState(bike, standard, 803, unitedStates)
    if (state.allowed) throw new Error('the option is allowed')
    expect(state.reason).toBe('The rigid fork is rated for 180 mm rotors.')
    expect(state.fixes.map(({ title }) => title)).toEqual(['Add air fork, +$549.00'])
    expect(state.fixes[0]).toMatchObject({
      changes: ['Air fork instead of rigid carbon fork, +$549.00'],
      priceDelta: 54_900,
    })
  })

  it('refuses to remove what another part needs', () => {
    const radar = take(standard, 2003, 2004)
    const state = optionState(bike, radar, 2004, unitedStates)
    if (state.allowed) throw new Error('the option is allowed')
    expect(state.reason).toBe('The radar needs a mounting point.')
    expect(state.fixes.map(({ title }) => title)).toEqual([
      'Remove rear radar, −$249.00',
      'Add rear rack, +$119.00',
    ])
  })

  it('is not spoiled by a rule that is broken already elsewhere', () => {
    const old = take(standard, 2003)
    expect(optionState(bike, old, 102, unitedStates).allowed).toBe(true)
    expect(optionState(bike, standard, 302, germany).allowed).toBe(true)
  })

  it('throws for a part that the bike does not have', () => {
    expect(() => optionState(bike, standard, 7, unitedStates)).toThrow(RangeError)
  })
})

describe('fixes', () => {
  it('need two changes where a cascade needs them, with one price for both', () => {
    const [fix] = fixesFor(bike, standard, 204, null)
    expect(fix?.title).toBe('Add air fork and four-piston brakes, +$828.00')
    expect(fix && chosenParts(bike, fix.build).map(({ id }) => id)).toEqual(
      expect.arrayContaining([204, 402, 803]),
    )
  })

  it('offer the next size beside another part', () => {
    const smallest = take(sizeChosen(bike, standard, 11), 1002)
    expect(titles(smallest, 2001)).toEqual(['Choose rigid seatpost, −$149.00', 'Choose size M'])
    expect(titles(sizeChosen(bike, standard, 11), 2005)).toEqual(['Choose size M'])
  })

  it('offer the cheaper way first among equally short ones', () => {
    expect(titles(standard, 2002)).toEqual(['Choose city tires'])
    expect(titles(standard, 2003)).toEqual(['Add short radar mount', 'Add rear rack, +$119.00'])
    expect(titles(standard, 903)).toEqual(['Add color display, +$129.00'])
  })

  it('offer the legal tunes in place of one that the country forbids', () => {
    expect(titles(standard, 204)).toEqual([
      'Keep the US Class 1 motor',
      'Add US Class 3 motor, +$99.00',
    ])
    const german = defaultBuild(bike, germany)
    expect(titles(german, 203, germany)).toEqual(['Keep the EU motor'])
    expect(titles(standard, 203, germany)).toEqual(['Choose EU motor'])
  })

  it('mend the present build when nothing is wanted, and are none where nothing is broken', () => {
    const [fix] = fixesFor(bike, take(standard, 903, 803), null, unitedStates)
    expect(fix && validateBuild(bike, fix.build, unitedStates)).toEqual([])
    expect(fixesFor(bike, standard, null, unitedStates)).toEqual([])
    expect(fixesFor(bike, standard, 102, unitedStates)).toEqual([])
    expect(fixesFor(bike, standard, 7, unitedStates)).toEqual([])
  })

  it('make a valid build with the wanted part, priced to the cent, for every refused option', () => {
    fc.assert(
      fc.property(
        validBuild(bike, unitedStates),
        fc.constantFrom(...partIds),
        fc.constantFrom(unitedStates, null),
        (build, id, country) => {
          const state = optionState(bike, build, id, country)
          const after = partChosen(bike, build, id)
          expect(state.allowed).toBe(validateBuild(bike, after, country).length === 0)
          if (state.allowed) return
          expect(state.fixes.length).toBeGreaterThan(0)
          expect(state.fixes.length).toBeLessThanOrEqual(3)
          const part = findPart(bike, id)
          const isForbidden = country !== null && (id === 204 || id === 201)
          for (const fix of state.fixes) {
            expect(validateBuild(bike, fix.build, country)).toEqual([])
            if (isForbidden) continue
            const isIn = chosenParts(bike, fix.build).some((one) => one === part)
            expect(isIn).toBe(chosenParts(bike, after).some((one) => one === part))
            expect(fix.priceDelta).toBe(buildPrice(bike, fix.build) - buildPrice(bike, after))
            expect(fix.changes.length).toBeGreaterThan(0)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('are different from each other', () => {
    fc.assert(
      fc.property(validBuild(bike, unitedStates), fc.constantFrom(...partIds), (build, id) => {
        const fixes = fixesFor(bike, build, id, unitedStates)
        for (const [index, fix] of fixes.entries()) {
          const twins = fixes
            .slice(index + 1)
            .filter((other) => isSameBuild(fix.build, other.build))
          expect(twins).toEqual([])
        }
      }),
    )
  })
})

describe('the state of a size or colour', () => {
  it('refuses a size that a chosen part excludes and offers to remove the part', () => {
    const state = sizeState(bike, take(standard, 2005), 11, unitedStates)
    if (state.allowed) throw new Error('the size is allowed')
    expect(state.reason).toBe('The triangle of size S has no room for it.')
    expect(state.fixes.map(({ title }) => title)).toEqual(['Remove bottle battery, −$499.00'])
    expect(state.fixes[0]?.build.size_id).toBe(11)
  })

  it('allows a size in which the colour changes, with the change in price', () => {
    const acid = colorChosen(bike, standard, 22)
    expect(sizeState(bike, acid, 11, unitedStates)).toMatchObject({ allowed: true, chosen: false })
    expect(sizeState(bike, acid, 12, unitedStates)).toMatchObject({ allowed: true, chosen: true })
  })

  it('refuses a colour that the size is not made in and offers the nearest size', () => {
    const state = colorState(bike, sizeChosen(bike, standard, 11), 22, unitedStates)
    if (state.allowed) throw new Error('the colour is allowed')
    expect(state.reason).toBe('Acid is not made in size S.')
    expect(state.fixes.map(({ title }) => title)).toEqual(['Choose size M'])
    expect(state.fixes[0]?.build.color_id).toBe(22)
  })

  it('sends nobody two sizes further than needed', () => {
    const sizes = bike.sizes.map((size) => ({
      ...size,
      color_ids: size.title === 'L' ? [21] : [21, 22],
    }))
    const state = colorState({ ...bike, sizes }, sizeChosen(bike, standard, 13), 22, unitedStates)
    const ways = state.allowed ? [] : state.fixes
    expect(ways.map(({ title }) => title)).toEqual(['Choose size M'])
  })
})
