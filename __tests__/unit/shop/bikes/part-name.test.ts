import type { PartGroup } from '@/domain/shop/bikes/bike'
import { partName } from '@/domain/shop/bikes/part-name'

import { fixtureBike } from '@/__tests__/support/catalog/fixture-bike'

function named(title: string, selection: PartGroup['selection'], titles: string[]): string[] {
  const [sample] = fixtureBike.groups[0]?.parts ?? []
  if (!sample) throw new Error('the fixture lost its parts')
  const parts = titles.map((each, id) => ({ ...sample, id, title: each }))
  const group = { ...fixtureBike.groups[0], title, selection, parts } as PartGroup
  return parts.map((part) => partName(group, part))
}

describe('a part in a sentence', () => {
  it.each<[string, PartGroup['selection'], string[], string[]]>([
    ['Brakes', 'one', ['Four-piston, 203/203 mm'], ['four-piston brakes']],
    ['Motor class', 'one', ['EU, 250 W, 25 km/h'], ['EU motor']],
    [
      'Fork',
      'one',
      ['Air fork, 150 mm', 'Air fork, 160 mm'],
      ['air fork (150 mm)', 'air fork (160 mm)'],
    ],
    ['Rear shock', 'one', ['Piggyback air shock, 140 mm'], ['piggyback air shock']],
    ['Wheels', 'one', ['Carbon rims'], ['carbon rims']],
    ['Drivetrain', 'one', ['Belt and 5-speed hub'], ['belt and 5-speed hub']],
    [
      'Handlebar and stem',
      'one',
      ['680 mm bar, 60 mm stem', '680 mm bar, 75 mm stem'],
      ['680 mm bar (60 mm stem)', '680 mm bar (75 mm stem)'],
    ],
    ['Upgrades', 'many', ['Front light, 100 lux', 'GPS tracker'], ['front light', 'GPS tracker']],
  ])('of the group %s reads well', (title, selection, titles, names) => {
    expect(named(title, selection, titles)).toEqual(names)
  })
})
