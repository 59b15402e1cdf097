import { defaultBuild } from '@/domain/shop/bikes/build'
import { comparedFigures } from '@/domain/shop/comparison/comparison-figures'
import { lengthRows } from '@/domain/shop/comparison/comparison-lengths'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

const calendar = { today: '2026-11-20', closed_days: [] }

function column(index: number) {
  const [bike, [country]] = [seedBikes[index], seedCountries]
  if (!bike || !country) throw new Error('No bike')
  const build = defaultBuild(bike, country)
  return { bike, build, figures: comparedFigures({ bike, build, country, calendar }) }
}

it('says what the geometry tables of both say, and how long each is from tire to tire', () => {
  const [first, second] = [column(0), column(2)]
  const rows = Object.fromEntries(lengthRows(first, second).map(({ id, values }) => [id, values]))
  for (const id of ['reach', 'stack', 'wheelbase', 'chainstay'] as const) {
    expect(rows[id]).toEqual([first.figures.geometry?.[id], second.figures.geometry?.[id]])
  }
  const [wheelbase = 0] = rows.wheelbase ?? []
  const [overall = 0] = rows.overall ?? []
  const tire = Math.max(
    ...first.bike.groups.flatMap(({ parts }) =>
      parts.map(({ look }) => look.tyres?.rear.diameter ?? 0),
    ),
  )
  expect(overall).toBeGreaterThan(wheelbase + tire - 40)
  expect(overall).toBeLessThan(wheelbase + tire + 40)
})

it('leaves out what one of them has no figure for', () => {
  const [first, second] = [column(0), column(1)]
  const without = { ...second, figures: { ...second.figures, geometry: null } }
  expect(lengthRows(first, without).map(({ id }) => id)).toEqual(['overall'])
})
