import fc from 'fast-check'

import type { Build } from '@/domain/shop/bikes/bike'
import {
  chosenParts,
  colorChosen,
  defaultBuild,
  paintChosen,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import { isPaintName, tagsOf, validateBuild } from '@/domain/shop/bikes/rules'

import { anyBuild } from '@/__tests__/support/catalog/arbitrary-build'
import {
  fixtureBike as bike,
  germany,
  unitedStates,
} from '@/__tests__/support/catalog/fixture-bike'

const standard = defaultBuild(bike, unitedStates)
const take = (build: Build, ...ids: number[]) =>
  ids.reduce((current, id) => partChosen(bike, current, id), build)
const broken = (build: Build, country = unitedStates) =>
  validateBuild(bike, build, country).map(({ rule_id }) => rule_id)

describe('the rules of a bike', () => {
  it('find nothing wrong with the standard build of every country', () => {
    expect(broken(standard)).toEqual([])
    expect(broken(defaultBuild(bike, germany), germany)).toEqual([])
  })

  it('speak of the tags of parts and of the size', () => {
    expect([...tagsOf(bike, sizeChosen(bike, standard, 11))]).toEqual(
      expect.arrayContaining(['size-S', 'size-smallest', 'tune-us1', 'fork-rigid', 'tyre-4.8']),
    )
    expect(tagsOf(bike, standard).has('size-smallest')).toBe(false)
  })

  it('name the rule, its sentence and the parts of the build in it', () => {
    expect(validateBuild(bike, take(standard, 803), unitedStates)).toEqual([
      {
        rule_id: 'rotor-203',
        reason: 'The rigid fork is rated for 180 mm rotors.',
        part_ids: [401, 803],
      },
    ])
  })

  it('require one of several parts', () => {
    expect(broken(take(standard, 2003))).toEqual(['radar-mount'])
    expect(broken(take(standard, 2003, 2001))).toEqual([])
    expect(broken(take(standard, 2003, 2004))).toEqual([])
  })

  it('refuse a motor tune that the country forbids and name the country', () => {
    const [violation] = validateBuild(bike, standard, germany)
    expect(violation).toMatchObject({ rule_id: 'tune-not-legal', part_ids: [202] })
    expect(violation?.reason).toContain('Germany')
  })

  it('say nothing about the law while no country is known', () => {
    expect(validateBuild(bike, take(standard, 204, 402, 803), null)).toEqual([])
  })

  it('agree with the catalog written out by hand, for any build', () => {
    fc.assert(
      fc.property(anyBuild(bike, unitedStates), (build) => {
        const has = (id: number) => chosenParts(bike, build).some((part) => part.id === id)
        const rotor = has(802) || has(803)
        const expected = [
          has(204) && 'tune-not-legal',
          has(201) && 'tune-not-legal',
          rotor && has(401) && 'rotor-203',
          has(204) && !has(803) && 'offroad',
          has(2002) && has(701) && 'mudguards-4.8',
          has(2002) && has(703) && 'mudguards-studs',
          has(2001) && has(1002) && build.size_id === 11 && 'rack-post',
          has(2003) && !has(2001) && !has(2004) && 'radar-mount',
          has(2005) && build.size_id === 11 && 'bottle-size',
          has(903) && !has(302) && 'electronic',
          build.color_id === 22 && build.size_id === 11 && 'color-not-in-size',
        ].filter((rule) => rule !== false)
        expect(broken(build).sort()).toEqual(expected.sort())
      }),
      { numRuns: 500 },
    )
  })
})

describe('a build from outside', () => {
  const single = (more: Record<number, number>) => ({
    ...standard,
    selectedParts: { ...standard.selectedParts, ...more },
  })

  it.each<[string, Build, string]>([
    ['a size of another bike', { ...standard, size_id: 999 }, 'unknown-size'],
    ['a color of another bike', { ...standard, color_id: 999 }, 'unknown-color'],
    [
      'a color that its size lacks',
      { ...standard, size_id: 11, color_id: 22 },
      'color-not-in-size',
    ],
    ['a part of another bike', single({ 8: 999 }), 'unknown-part'],
    ['a part under another group', single({ 8: 101 }), 'part-misplaced'],
    ['a group that the bike lacks', single({ 77: 101 }), 'part-misplaced'],
    ['an upgrade as a single choice', single({ 20: 2001 }), 'part-misplaced'],
    [
      'the same upgrade twice',
      { ...standard, selectedMultipleParts: { 20: [2001, 2001] } },
      'part-misplaced',
    ],
  ])('is refused with %s', (_, build, rule) => {
    expect(broken(build)).toContain(rule)
  })

  it('is refused without a part of a group in which one is chosen', () => {
    const { 9: _, ...rest } = standard.selectedParts
    expect(broken({ ...standard, selectedParts: rest })).toEqual(['part-missing'])
  })

  it('is refused with two parts of such a group, for the reason of the group', () => {
    const two = { ...standard, selectedMultipleParts: { 9: [903] } }
    const found = validateBuild(bike, two, unitedStates).find((v) => v.rule_id === 'one-of-group')
    expect(found).toMatchObject({ reason: 'A bike has a single drivetrain.', part_ids: [901, 903] })
  })

  it('is refused whenever it names any id that is not in the catalog', () => {
    const keys = fc.constantFrom(...bike.groups.map((group) => group.category_part_id))
    fc.assert(
      fc.property(keys, fc.integer({ min: 3_000, max: 9_999_999 }), (key, id) => {
        expect(broken(single({ [key]: id }))).toContain('unknown-part')
      }),
    )
  })
})

describe('the Custom colour', () => {
  const custom = colorChosen(bike, standard, 24)
  const painted = (first_color_id: number, second_color_id: number, name: string | null = null) =>
    broken(paintChosen(custom, { first_color_id, second_color_id, name }))

  it('takes two different colours of the bike that are not Custom', () => {
    expect(painted(21, 23)).toEqual([])
    expect(painted(21, 21)).toEqual(['paint-colors'])
    expect(painted(21, 24)).toEqual(['paint-colors'])
    expect(painted(21, 999)).toEqual(['paint-colors'])
  })

  it('is refused without its colours, and no other colour takes any', () => {
    expect(broken({ ...custom, paint: null })).toEqual(['paint-missing'])
    expect(broken({ ...custom, color_id: 21 })).toEqual(['paint-not-custom'])
  })

  it('carries a name of at most 20 printable characters', () => {
    expect(painted(21, 23, 'Zoë & Jürgen №7 ♥')).toEqual([])
    expect(painted(21, 23, 'x'.repeat(21))).toEqual(['paint-name'])
    expect(
      broken({ ...custom, paint: { first_color_id: 21, second_color_id: 23, name: '' } }),
    ).toEqual(['paint-name'])
  })

  it.each(['', ' ', 'a\nb', 'a\u0000', 'a\u202Eb', 'a\u200Bb', '\uD800', 'x'.repeat(21)])(
    'does not carry %j',
    (name) => expect(isPaintName(name)).toBe(false),
  )
})
