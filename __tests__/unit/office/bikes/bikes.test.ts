import fc from 'fast-check'

import type { Bike, BuildRule } from '@/domain/shop/bikes/bike'
import {
  fromStaffBike,
  asOffered,
  forOrdered,
  stateOf,
  withState,
  type StaffBike,
} from '@/domain/office/bikes/bikes'
import { bikeDifferences, undoingOf, withEdit } from '@/domain/office/bikes/bikes-edit'
import { bikeFault } from '@/domain/office/bikes/bikes-fault'
import { previewOf } from '@/domain/office/bikes/bikes-preview'
import { forbiddenBy, listRuleTags, ruleFault } from '@/domain/office/bikes/bikes-rules'
import { chosenParts, defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import { fixesFor } from '@/domain/shop/bikes/fixes'
import { isMotorTune } from '@/domain/shop/bikes/motor-tune'
import { findViolations } from '@/domain/shop/bikes/rules'

import { anyBuild } from '@/__tests__/support/catalog/arbitrary-build'
import { draws } from '@/__tests__/support/draws'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'
import { partByCode } from '@/__tests__/support/catalog/seed-bikes'

const country = seedCountry(US)
const SLUGS = ['nireeka-prime', 'nireeka-homie', 'nyx'] as const

function keptOf(bike: Bike): StaffBike {
  return {
    ...bike,
    colors: bike.colors.map((color) => ({ ...color, withheld: null })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({ ...part, withheld: null })),
    })),
  }
}
const nyx = keptOf(seedBike('nyx'))
const state = stateOf(nyx)
const partOf = (code: string) => partByCode(nyx, code)
const withheld = { reason: 'The supplier has none left.', until: '2026-12-10' }
const withoutPart = (code: string) =>
  withState(nyx, {
    ...state,
    parts: state.parts.map((part) => (part.id === partOf(code).id ? { ...part, withheld } : part)),
  })

const anyRule = (bike: Bike): fc.Arbitrary<BuildRule> => {
  const tags = listRuleTags(bike).map(({ tag }) => tag)
  const some = (minLength: number) =>
    fc.uniqueArray(fc.constantFrom(...tags), { minLength, maxLength: 2 })
  return fc.record({
    id: fc.constant('tried'),
    when: some(1),
    excludes: some(0),
    requires_any: some(0),
    reason: fc.constant('It is so.'),
  })
}

describe('the tester of rules', () => {
  test.each(SLUGS)('on %s a rule forbids exactly what the tester said', (slug) => {
    const stored = keptOf(seedBike(slug))
    const bike = fromStaffBike(stored)
    const builds = fc.array(anyBuild(bike, country), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(anyRule(bike), builds, (rule, tried) => {
        const saved = tried.map((build, index) => ({ name: String(index), build }))
        const next = { ...stateOf(stored), rules: [...stored.rules, rule] }
        const { rules } = previewOf(
          { staffBike: stored, state: next },
          { orders: [], carts: [], saved_builds: saved, drafts: [] },
        )
        const test = rules.find(({ rule_id }) => rule_id === 'tried')
        const added = asOffered(withState(stored, next))
        const forbidden = saved.filter(({ build }) =>
          findViolations(added, build, null).some(({ rule_id }) => rule_id === 'tried'),
        )
        expect(test?.change).toBe('added')
        expect(test?.touched.saved_builds.count).toBe(forbidden.length)
        expect(forbidden.length === 0 || (test?.forbids ?? 0) > 0).toBe(true)
      }),
      { numRuns: draws({ few: 30, many: 2_000 }) },
    )
  })

  test('its count is the count of all builds, told apart one by one', () => {
    const bike = fromStaffBike(nyx)
    const few: Bike = { ...bike, groups: bike.groups.slice(0, 5) }
    fc.assert(
      fc.property(anyRule(few), (rule) => {
        const { of, builds } = forbiddenBy(rule, few)
        let [all, broken] = [0, 0]
        const visit = (build: ReturnType<typeof defaultBuild>, at: number): void => {
          const group = few.groups[at]
          if (!group) {
            all += 1
            const found = findViolations({ ...few, rules: [rule] }, build, null)
            if (found.some(({ rule_id }) => rule_id === 'tried')) broken += 1
            return
          }
          for (const { id } of group.parts) visit(partChosen(few, build, id), at + 1)
        }
        for (const { id } of few.sizes) {
          visit({ ...defaultBuild(few, country), size_id: id }, 0)
        }
        // The counts cover only what the rule distinguishes; their share equals that among all builds.
        expect(builds * all).toBe(broken * of)
      }),
      { numRuns: draws({ few: 20, many: 1_000 }) },
    )
  })

  test('rules that say nothing, or forbid everything, are refused', () => {
    const bike = fromStaffBike(nyx)
    const rule = { id: 'a', when: ['rack'], excludes: ['radar'], requires_any: [], reason: 'No.' }
    expect(ruleFault({ ...rule, when: [] }, bike)).toBe('no_when')
    expect(ruleFault({ ...rule, excludes: [] }, bike)).toBe('no_then')
    expect(ruleFault({ ...rule, reason: ' ' }, bike)).toBe('no_reason')
    expect(ruleFault({ ...rule, when: ['wings'] }, bike)).toBe('unknown_tag')
    expect(
      bikeFault(nyx, { ...state, rules: [...state.rules, { ...rule, when: ['wings'] }] }, country),
    ).toContain('doesn’t have')
  })
})

describe('what is not offered', () => {
  test('a part says why, is mended, and is the standard no more', () => {
    const bike = asOffered(withoutPart('battery-standard'))
    const build = partChosen(bike, defaultBuild(bike, country), partOf('battery-standard').id)
    expect(findViolations(bike, defaultBuild(bike, country), country)).toEqual([])
    expect(findViolations(bike, build, country)).toMatchObject([
      {
        reason: 'The supplier has none left. Available from December 10, 2026.',
        part_ids: [partOf('battery-standard').id],
      },
    ])
    const order = (one: Bike) => one.groups.map(({ parts }) => parts.map(({ id }) => id))
    expect(order(bike)).toEqual(order(fromStaffBike(nyx)))
    const [fix] = fixesFor(bike, build, null, country)
    expect(fix && findViolations(bike, fix.build, country)).toEqual([])
  })

  test('a motor tune that isn’t offered is no country’s own', () => {
    const tune = chosenParts(fromStaffBike(nyx), defaultBuild(fromStaffBike(nyx), country)).find(
      isMotorTune,
    )
    const bike = asOffered(withoutPart(tune?.code ?? ''))
    expect(findViolations(bike, defaultBuild(bike, country), country)).toEqual([])
  })

  test('a picture is another one for another geometry, and the same for another price or weight', () => {
    const build = defaultBuild(fromStaffBike(nyx), country)
    const keyOf = (change: Partial<typeof state>) =>
      stillKey(asOffered(withState(nyx, { ...state, ...change })), build)
    const longer = state.sizes.map((size) => ({
      ...size,
      geometry: { ...size.geometry, reach: size.geometry.reach + 5 },
    }))
    const parts = state.parts.map((part) => ({ ...part, weight: part.weight + 1, lead_days: 9 }))
    expect(keyOf({ sizes: longer })).not.toBe(keyOf({}))
    expect(keyOf({ title: 'Nyx 2' })).not.toBe(keyOf({}))
    expect(keyOf({ parts, tagline: 'Up.' })).toBe(keyOf({}))
  })

  test('a color is in no size, and says why', () => {
    const [color] = state.colors
    const colors = state.colors.map((one) => (one.id === color?.id ? { ...one, withheld } : one))
    const bike = asOffered(withState(nyx, { ...state, colors }))
    expect(bike.sizes.some(({ color_ids }) => color_ids.includes(color?.id ?? 0))).toBe(false)
    const build = { ...defaultBuild(fromStaffBike(nyx), country), color_id: color?.id ?? 0 }
    expect(findViolations(bike, build, country).map(({ reason }) => reason)).toEqual([
      'The supplier has none left. Available from December 10, 2026.',
    ])
    expect(defaultBuild(bike, country).color_id).not.toBe(color?.id)
    const two = state.colors.map((one) => ({ ...one, withheld }))
    expect(bikeFault(nyx, { ...state, colors: two }, country)).toBe(
      'Keep at least one color that’s offered.',
    )
  })

  test('the owner of an ordered bike keeps what it was ordered with', () => {
    const ordered = partChosen(
      fromStaffBike(nyx),
      defaultBuild(fromStaffBike(nyx), country),
      partOf('battery-large').id,
    )
    const bike = asOffered(withoutPart('battery-large'))
    expect(findViolations(bike, ordered, country)).toHaveLength(1)
    expect(findViolations(forOrdered(bike, ordered), ordered, country)).toEqual([])
    expect(forOrdered(bike, defaultBuild(bike, country))).toBe(bike)
  })

  test('the last choice of a step stays', () => {
    const ids = nyx.groups.find(({ title }) => title === 'Battery')?.parts.map(({ id }) => id) ?? []
    const parts = state.parts.map((one) => (ids.includes(one.id) ? { ...one, withheld } : one))
    expect(bikeFault(nyx, { ...state, parts }, country)).toContain('Keep at least one choice')
    expect(bikeFault(nyx, state, country)).toBeNull()
  })
})

describe('edits', () => {
  const renamed = { ...state, title: 'Nyx 2' }
  const longer = {
    ...state,
    sizes: state.sizes.map((size) => ({
      ...size,
      geometry: { ...size.geometry, reach: size.geometry.reach + 5 },
    })),
  }

  test('an edit is the members that differ, and becomes them on any other state', () => {
    const differences = bikeDifferences(state, renamed)
    expect(differences).toEqual([{ key: 'title', was: 'Nyx', became: 'Nyx 2' }])
    expect(bikeDifferences(longer, withEdit(longer, differences))).toEqual(differences)
    expect(bikeDifferences(state, longer).map(({ key }) => key)).toEqual(
      state.sizes.map(({ id }) => `sizes.${id}.geometry.reach`),
    )
    expect(withEdit(state, bikeDifferences(state, longer))).toEqual(longer)
  })

  test('undoing takes back what nobody changed since', () => {
    const edit = { was: state, became: { ...longer, title: 'Nyx 2' } }
    const now = { ...edit.became, title: 'Nyx 3' }
    const { back, stayed } = undoingOf(now, edit)
    expect(stayed.map(({ key }) => key)).toEqual(['title'])
    expect(withEdit(now, back)).toEqual({ ...state, title: 'Nyx 3' })
  })

  test('rules are added, edited and withdrawn as a whole', () => {
    const [first, ...rest] = state.rules
    if (!first) throw new Error('The bike has rules.')
    const added = { ...first, id: 'new' }
    const next = { ...state, rules: [...rest, added] }
    const differences = bikeDifferences(state, next)
    expect(differences.map(({ key }) => key)).toEqual([`rules.${first.id}`, 'rules.new'])
    expect(withEdit(state, differences).rules).toEqual(next.rules)
  })
})
