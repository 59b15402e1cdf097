import {
  fromStaffBike,
  asOffered,
  stateOf,
  withState,
  type BikeState,
} from '@/domain/office/bikes/bikes'
import { bikeDifferences, undoingOf, withEdit } from '@/domain/office/bikes/bikes-edit'
import { bikeFault } from '@/domain/office/bikes/bikes-fault'
import {
  BIKE_FIGURES,
  figuredBy,
  figuresOf,
  type BikeFigures,
} from '@/domain/office/bikes/bikes-figures'
import { figureFaults, modeledRange } from '@/domain/office/bikes/bikes-figures-fault'
import { comparedFigures } from '@/domain/shop/comparison/comparison-figures'
import { defaultBuild, partChosen } from '@/domain/shop/bikes/build'

import { seedCountry, US } from '@/__tests__/support/orders/orders'
import { staffBike } from '@/__tests__/support/catalog/seed-catalog'

const country = seedCountry(US)
const SLUGS = ['nireeka-prime', 'nireeka-homie', 'nyx'] as const
const nyx = staffBike('nyx')
const state = stateOf(nyx)
const own = figuresOf(nyx)
const withFigures = (change: Partial<BikeFigures>, more: Partial<BikeState> = {}): BikeState => ({
  ...state,
  ...more,
  figures: { ...own, ...change },
})
const faultOf = (next: BikeState) => bikeFault(nyx, next, country)
const withPart = (code: string, change: object): Partial<BikeState> => {
  const id = nyx.groups.flatMap(({ parts }) => parts).find((part) => part.code === code)?.id
  const parts = state.parts.map((part) =>
    part.id === id && part.figures ? { ...part, figures: { ...part.figures, ...change } } : part,
  )
  return { parts }
}

test.each(SLUGS)('%s is as good as it was before anyone typed', (slug) => {
  const stored = staffBike(slug)
  expect(figuredBy(figuresOf(stored))).toEqual({
    ...{ performance: stored.performance, range_profile: stored.range_profile, fork: stored.fork },
    ...{ travel: stored.travel, gross_limit: stored.gross_limit },
    standover_clearance: stored.standover_clearance,
  })
  expect(fromStaffBike(withState(stored, stateOf(stored)))).toEqual(fromStaffBike(stored))
  expect(modeledRange(stored)).toBe(stored.performance.range)
  expect(figureFaults(stored)).toEqual([])
})

test('what is typed is what configurator and comparison show', () => {
  const next = withFigures(
    { power: 600, weight: 23.1, battery: 700, gross_limit: 140, range: 88, max_speed: 28 },
    { kind: 'trail', tyre_label: '29 × 2.4', ...withPart('fork-air-160', { travel: 170 }) },
  )
  expect(faultOf(next)).toBeNull()
  const bike = asOffered(withState(nyx, next))
  expect(bike).toMatchObject({ kind: 'trail', tyre_label: '29 × 2.4', gross_limit: 140 })
  expect(bike.performance).toMatchObject({ power: 600, max_speed: 28, weight: 23.1, battery: 700 })
  const long = bike.groups.flatMap(({ parts }) => parts).find(({ code }) => code === 'fork-air-160')
  const build = partChosen(bike, defaultBuild(bike, country), long?.id ?? 0)
  const calendar = { today: '2026-11-20', closed_days: [], full_weeks: [] }
  const shown = comparedFigures({ bike, build, country, calendar } as never)
  expect(shown).toMatchObject({ power: 600, maxSpeed: 28, grossLimit: 140 })
  expect(shown.travel).toEqual({ front: 170, rear: 140 })
})

test.each(Object.entries(BIKE_FIGURES))('%s has ends, and says which', (name, { max, min }) => {
  for (const value of [min - 1, max + 1]) {
    const { name: title } = BIKE_FIGURES[name as keyof BikeFigures]
    expect(faultOf(withFigures({ [name]: value }))).toContain(`${title}: enter ${min} to ${max}`)
  }
})

test.each([
  [withFigures({ gross_limit: 135.5 }), 'Gross limit: enter a whole number.'],
  [withFigures({ gross_limit: 100 }), 'the gross limit leaves'],
  [withFigures({ range: 120 }), 'The range model says 80 km in Tour for these figures, not 120.'],
  [withFigures({ battery: 800 }), 'The range model says'],
  [withFigures({ power: 200 }), 'Motor power: with some parts it would be -50 W.'],
  [withFigures({ travel_rear: 0 }), 'A bike with a rear shock has rear travel.'],
  [withFigures({ travel_front: 140 }), 'which has 150 mm of travel, not 140'],
  [
    withFigures({ axle_to_crown: 500 }),
    'The fork is too short for its tire: with 150 mm of travel, axle to crown is 525 mm at least.',
  ],
  [withFigures({ axle_to_crown: 580 }), 'The table of lengths doesn’t fit this fork. Size S: '],
  [withFigures({}, withPart('fork-air-160', { travel: 0 })), 'enter its travel'],
  [withFigures({}, withPart('battery-large', { range_factor: 9 })), 'enter 0.1 to 3'],
])('what can’t be right is refused, case %#', (next, words) => {
  expect(faultOf(next)).toContain(words)
})

test('a fork of another length is taken together with the lengths of the sizes', () => {
  const figures = { ...own, axle_to_crown: own.axle_to_crown + 6 }
  const longer = { ...withState(nyx, { ...state, figures }) }
  expect(faultOf(stateOf(longer))).toContain('doesn’t fit this fork')
  // The head tube is shortened by what the fork gained, so the front axle stays in place.
  const sizes = state.sizes.map((size) => ({
    ...size,
    geometry: { ...size.geometry, head_tube: size.geometry.head_tube - 6 },
  }))
  expect(faultOf({ ...state, figures, sizes })).toBeNull()
})

test('a figure that was wrong before keeps nobody from another change', () => {
  const wrong = { ...nyx, performance: { ...nyx.performance, range: 300 } }
  expect(bikeFault(wrong, { ...stateOf(wrong), tagline: 'Up.' }, country)).toBeNull()
})

test('each figure is a member of its own, and edits from before there were any stay edits', () => {
  const next = withFigures({ power: 510 }, withPart('battery-large', { battery: 130 }))
  const differences = bikeDifferences(state, next)
  expect(differences).toEqual([
    { key: 'figures.power', was: 500, became: 510 },
    { key: expect.stringMatching(/^parts\.\d+\.figures\.battery$/), was: 126, became: 130 },
  ])
  expect(withEdit(state, differences)).toEqual(next)
  expect(undoingOf(next, { was: state, became: next }).stayed).toEqual([])
  expect(withEdit(next, undoingOf(next, { was: state, became: next }).back)).toEqual(state)

  const { figures: _, kind: __, tyre_label: ___, ...rest } = state
  const old = { ...rest, parts: state.parts.map(({ figures: ____, ...part }) => part) }
  const edit = { was: old, became: { ...old, tagline: 'Before.' } }
  const now = { ...next, tagline: 'Before.' }
  expect(withEdit(now, undoingOf(now, edit).back)).toEqual(next)
  expect(stateOf(withState(nyx, old))).toEqual(state)
})
