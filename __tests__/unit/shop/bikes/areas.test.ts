import { areaOf } from '@/domain/shop/bikes/build-areas'
import { gridOf } from '@/domain/shop/bikes/part-grid'
import { seedBikes } from '@/server/seed/data/bikes'

import { seedBike } from '@/__tests__/support/orders/orders'

const nyx = seedBike('nyx')
const groupOf = (title: string) => {
  const group = nyx.groups.find((one) => one.title === title)
  if (!group) throw new Error(`No group ${title}`)
  return group
}

describe('the areas of a bike', () => {
  it.each([
    ['Handlebar and stem', 'fit'],
    ['Saddle', 'fit'],
    ['Seatpost', 'fit'],
    ['Battery', 'power'],
    ['Motor class', 'power'],
    ['Charger', 'power'],
    ['Fork', 'ride'],
    ['Tires', 'ride'],
    ['Drivetrain', 'ride'],
    ['Upgrades', 'carry'],
  ])('%s belongs to %s', (title, area) => {
    expect(areaOf(groupOf(title))).toBe(area)
  })
})

describe('a group that is two axes', () => {
  it('is told by its titles, with the values in their order', () => {
    const grid = gridOf(groupOf('Handlebar and stem'))
    expect(grid?.axes).toEqual([
      { title: 'Bar', values: ['760 mm', '780 mm', '800 mm'] },
      { title: 'Stem', values: ['35 mm', '40 mm', '50 mm'] },
    ])
  })

  it('finds each of its parts by one value of each axis, and back', () => {
    const group = groupOf('Handlebar and stem')
    const grid = gridOf(group)
    for (const part of group.parts) {
      const [bar, stem] = grid?.placeOf(part.id) ?? ['', '']
      expect(part.title).toBe(`${bar} bar, ${stem} stem`)
      expect(grid?.partAt(bar, stem)).toBe(part)
    }
  })

  it('is no other group of any bike, and none with a combination missing', () => {
    const grids = seedBikes.flatMap(({ groups }) => groups.filter((group) => gridOf(group)))
    expect([...new Set(grids.map(({ title }) => title))]).toEqual(['Handlebar and stem'])
    const whole = groupOf('Handlebar and stem')
    expect(gridOf({ ...whole, parts: whole.parts.slice(1) })).toBeNull()
  })
})
