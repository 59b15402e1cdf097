import { viewOfStep } from '@/domain/shop/bike3d/step-views'
import { seedBikes } from '@/server/seed/data/bikes'

const bikes = seedBikes.map((bike) => [bike.slug, bike] as const)

describe('the view of a step', () => {
  it.each(bikes)('is there for every part of %s that can be chosen', (_, bike) => {
    for (const { category_part_id: id, title } of bike.groups) {
      expect([title, viewOfStep(bike, `part-${id}`)]).toEqual([title, expect.any(String)])
    }
  })

  it.each(bikes)('shows what is chosen of %s', (_, bike) => {
    const views = bike.groups.map((group) => {
      const look = Object.assign({}, ...group.parts.map((part) => part.look)) as object
      return [Object.keys(look)[0], viewOfStep(bike, `part-${group.category_part_id}`)]
    })
    expect(views).toContainEqual(['bar', 'cockpit'])
    expect(views).toContainEqual(['fork', 'front'])
    expect([viewOfStep(bike, 'size'), viewOfStep(bike, 'color')]).toEqual(['side', 'front'])
  })

  it('is none for a step that nobody knows', () => {
    const [bike] = seedBikes
    if (!bike) throw new Error('No bike')
    expect(viewOfStep(bike, 'part-99999')).toBeNull()
    expect(viewOfStep(bike, 'preset')).toBeNull()
  })
})
