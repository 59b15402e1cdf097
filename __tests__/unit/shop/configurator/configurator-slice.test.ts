import type { Build } from '@/domain/shop/bikes/bike'
import { buildPerformance } from '@/domain/shop/bikes/performance'
import { defaultBuild, partChosen, upgradesOf } from '@/domain/shop/bikes/build'
import { authSlice } from '@/store/auth/auth-slice'
import { configuratorView } from '@/store/configurator/configurator-selectors'
import {
  buildChanged,
  changeUndone,
  configurationsRestored,
  configuratorReset,
  configuratorSlice,
} from '@/store/configurator/configurator-slice'
import { HISTORY_LIMIT } from '@/store/configurator/configurator-state'
import { colorsReceived, loadAvailability } from '@/store/configurator/configurator-thunks'
import { seedBike } from '@/__tests__/support/orders/orders'
import { countryByCode, required } from '@/__tests__/support/catalog/seed-bikes'

const bike = seedBike('nireeka-prime')
const country = countryByCode('US')
const standard = defaultBuild(bike, country)
const { reducer } = configuratorSlice
const guest = { auth: authSlice.reducer(undefined, { type: 'start' }) }
const empty = reducer(undefined, { type: 'start' })
const changed = (state: typeof empty, from: Build, build: Build) =>
  reducer(state, buildChanged({ slot: bike.slug, from, build, step: 'part-1' }))

const battery = required(bike.groups[0]?.parts[1]?.id)
const rack = required(bike.groups.find(({ selection }) => selection === 'many')?.parts[0]?.id)
const larger = partChosen(bike, standard, battery)

describe('The configurator slice', () => {
  it('starts in mode CNM with unit 1 and nothing chosen', () => {
    const view = configuratorView({ ...guest, configurator: empty }, bike)
    expect(view).toMatchObject({ mode: 'CNM', unit: 1, selectedParts: {}, totalPrice: 0 })
  })

  it('keeps selections, upgrades, performance and total price of a change', () => {
    const build = partChosen(bike, larger, rack)
    const view = configuratorView({ ...guest, configurator: changed(empty, standard, build) }, bike)
    expect(view.selectedParts).toEqual(build.selectedParts)
    expect(view.selectedMultipleParts).toEqual(build.selectedMultipleParts)
    expect(view.upgrades).toEqual(upgradesOf(bike, build))
    expect(view.upgrades.map(({ id }) => id)).toContain(rack)
    expect(view.performance).toEqual(buildPerformance(bike, build))
    expect(view.totalPrice).toBe(399_900 + 69_900 + 11_900)
  })

  it('reset returns to mode normal, empty selections, no preset and total price 0', () => {
    const state = reducer(changed(empty, standard, larger), configuratorReset(bike.slug))
    expect(configuratorView({ ...guest, configurator: state }, bike)).toMatchObject({
      mode: 'CNM',
      selectedParts: {},
      selectedMultipleParts: {},
      upgrades: [],
      selectedSize: null,
      selectedColor: null,
      totalPrice: 0,
      hasAddedToCart: false,
    })
    expect(state.bikes[bike.slug]?.presetId).toBeNull()
  })

  it('undoes the changes in reverse, also a reset', () => {
    const state = reducer(changed(empty, standard, larger), configuratorReset(bike.slug))
    const once = reducer(state, changeUndone(bike.slug))
    expect(once.bikes[bike.slug]?.build).toEqual(larger)
    const twice = reducer(once, changeUndone(bike.slug))
    expect(twice.bikes[bike.slug]?.build).toEqual(standard)
    expect(reducer(twice, changeUndone(bike.slug)).bikes[bike.slug]?.build).toEqual(standard)
  })

  it(`remembers the last ${HISTORY_LIMIT} changes`, () => {
    let state = empty
    for (let turn = 0; turn < HISTORY_LIMIT + 10; turn += 1) {
      state = turn % 2 ? changed(state, larger, standard) : changed(state, standard, larger)
    }
    expect(state.bikes[bike.slug]?.history).toHaveLength(HISTORY_LIMIT)
  })

  it('does not count the choice of what is chosen already as a change', () => {
    const state = changed(empty, standard, { ...standard })
    expect(state.bikes[bike.slug]?.history).toEqual([])
    expect(state.bikes[bike.slug]?.doneSteps).toEqual(['part-1'])
  })

  it('keeps what was chosen before storage was read', () => {
    const stored = {
      build: standard,
      presetId: 'city',
      history: [],
      doneSteps: [],
      editedBuild: null,
    }
    const state = reducer(
      changed(empty, standard, larger),
      configurationsRestored({
        ride: null,
        rider: null,
        bikes: { [bike.slug]: stored, nyx: stored },
      }),
    )
    expect(state.bikes[bike.slug]?.build).toEqual(larger)
    expect(state.bikes.nyx?.presetId).toBe('city')
  })

  it('drops the colors and the date of an older request', () => {
    const ask = { slot: bike.slug, bike, sizeId: 1, standard }
    const pending = reducer(empty, loadAvailability.pending('old', ask))
    const newer = reducer(pending, loadAvailability.pending('new', ask))
    const late = [
      colorsReceived({ slot: bike.slug, requestId: 'old', colors: {}, build: larger }),
      loadAvailability.fulfilled(null, 'old', ask),
      loadAvailability.rejected(new Error('late'), 'old', ask, { kind: 'unreachable' }),
    ]
    for (const action of late) expect(reducer(newer, action)).toEqual(newer)
  })
})
