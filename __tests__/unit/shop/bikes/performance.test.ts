import fc from 'fast-check'

import { PERFORMANCE_ATTRIBUTES } from '@/domain/shop/bikes/bike'
import { defaultBuild, findGroup, findPart, isChosen, partChosen } from '@/domain/shop/bikes/build'
import { buildPerformance, withPart } from '@/domain/shop/bikes/performance'

import { fixtureBike as bike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const standard = defaultBuild(bike, unitedStates)
const partIds = bike.groups.flatMap(({ parts }) => parts.map(({ id }) => id))

describe('the performance of a build', () => {
  it('is the vector of the bike for the standard build', () => {
    expect(buildPerformance(bike, standard)).toEqual(bike.performance)
  })

  it('subtracts the previous part and adds the new one for each attribute', () => {
    const rigid = findPart(bike, 401) ?? null
    const air = findPart(bike, 402) ?? null
    const changed = withPart(bike.performance, rigid, air)
    expect(changed).toEqual({ ...bike.performance, weight: 27.3, suspension: 50 })
    expect(withPart(changed, air, rigid)).toEqual(bike.performance)
  })

  it('is the same along any path of choices as computed directly', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...partIds), { maxLength: 60 }), (path) => {
        let build = standard
        let running = buildPerformance(bike, standard)
        for (const id of path) {
          const group = findGroup(bike, id)
          if (!group) throw new Error('unknown part')
          const part = findPart(bike, id) ?? null
          const held = group.parts.find((one) => isChosen(group, one.id, build)) ?? null
          const isRemoved = group.selection === 'many' && isChosen(group, id, build)
          if (isRemoved) running = withPart(running, part, null)
          else running = withPart(running, group.selection === 'one' ? held : null, part)
          build = partChosen(bike, build, id)
        }
        expect(running).toEqual(buildPerformance(bike, build))
      }),
    )
  })

  it('has no more than two decimals after any number of changes', () => {
    const light = findPart(bike, 902) ?? null
    let running = bike.performance
    for (let turn = 0; turn < 1_000; turn += 1) {
      running = withPart(withPart(running, null, light), light, null)
    }
    expect(running).toEqual(bike.performance)
    for (const attribute of PERFORMANCE_ATTRIBUTES) {
      expect(running[attribute]).toBe(Number(running[attribute].toFixed(2)))
    }
  })
})
