import fc from 'fast-check'

import {
  comparisonGroupsOf,
  visibleGroups,
  type ComparisonGroup,
} from '@/components/shop/comparison/comparison-rows'
import { summaryOf } from '@/components/shop/comparison/comparison-summary'
import {
  buildKey,
  colorChosen,
  defaultBuild,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import {
  bikeOfBuild,
  buildOfKey,
  sharedAddress,
  sharedEntries,
  type ComparedBike,
} from '@/domain/shop/comparison/comparison'
import { columnOf, snapshotOf, type Catalog } from '@/domain/shop/comparison/comparison-column'
import { comparedFigures } from '@/domain/shop/comparison/comparison-figures'
import { comparisonKey } from '@/domain/shop/comparison/comparison-key'
import { COMPARISON_LIMIT } from '@/domain/kit/constants'
import { cents } from '@/domain/kit/money'
import { isReadable, parseCompared } from '@/domain/shop/comparison/stored-comparison'
import { comparison as texts } from '@/messages/shop/comparison/comparison'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

import { fixtureBike, germany, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const calendar = { today: '2026-11-20', closed_days: [] }
const catalog: Catalog = { bikes: [fixtureBike], calendar, country: unitedStates }
const standard = defaultBuild(fixtureBike, unitedStates)
const withFork = partChosen(fixtureBike, standard, 402)

function compared(build = standard, more: Partial<ComparedBike> = {}): ComparedBike {
  const key = comparisonKey(fixtureBike.slug, build)
  return { db_id: 1, key, slug: fixtureBike.slug, build, seen: null, ...more }
}

function columnsOf(...builds: (typeof standard)[]) {
  return builds.flatMap(
    (build, index) => columnOf(compared(build, { db_id: index + 1 }), catalog, index) ?? [],
  )
}

const rowsOf = (groups: readonly ComparisonGroup[]) => groups.flatMap(({ rows }) => rows)

describe('the address of a comparison', () => {
  it('carries every build of every bike and gives the very same one back', () => {
    const arbitrary = fc.constantFrom(...seedBikes).chain((bike) =>
      fc.record({
        bike: fc.constant(bike),
        size: fc.constantFrom(...bike.sizes.map(({ id }) => id)),
        color: fc.constantFrom(...bike.colors.map(({ id }) => id)),
        parts: fc.subarray(bike.groups.flatMap(({ parts }) => parts.map(({ id }) => id))),
        name: fc.option(fc.string({ minLength: 1, maxLength: 20 })),
      }),
    )
    fc.assert(
      fc.property(arbitrary, ({ bike, size, color, parts, name }) => {
        const sized = sizeChosen(bike, defaultBuild(bike, unitedStates), size)
        const colored = colorChosen(bike, sized, color)
        const chosen = parts.reduce((build, id) => partChosen(bike, build, id), colored)
        const build = chosen.paint ? { ...chosen, paint: { ...chosen.paint, name } } : chosen
        const address = sharedAddress([comparisonKey(bike.slug, build)])
        const [key = ''] = sharedEntries(new URLSearchParams(address.split('?')[1]).getAll('bikes'))
        const back = buildOfKey(bike, key)
        expect(back && buildKey(back)).toBe(buildKey(build))
      }),
      { numRuns: 200 },
    )
  })

  it('holds each build once and five at most, whatever somebody wrote into it', () => {
    const keys = ['a', 'a', 'b', 'c', 'd', 'e', 'f'].map((slug) => `${slug}.1.2.-.3`)
    expect(sharedEntries(keys)).toEqual(keys.slice(1, 6))
    expect(sharedEntries(keys)).toHaveLength(COMPARISON_LIMIT)
    expect(sharedEntries(['', 'nyx', '../x.1', '<b>.1', '.1'])).toEqual([])
    expect(sharedEntries(undefined)).toEqual([])
    expect(sharedEntries('nyx.1.2.-.3')).toEqual(['nyx.1.2.-.3'])
    expect(sharedEntries(['7K2M9QXA', '7K2M9QX', 'IL0UIL0U'])).toEqual(['7K2M9QXA'])
  })

  it('leads to no build when it names what the bike does not have', () => {
    expect(buildOfKey(fixtureBike, 'fixture.999.21.-.101')).toBeNull()
    expect(buildOfKey(fixtureBike, 'fixture.12.21.-.999')).toBeNull()
    expect(buildOfKey(fixtureBike, 'other.12.21.-.101')).toBeNull()
  })
})

describe('what is kept of a build', () => {
  it.each(seedBikes.map((bike) => [bike.title, bike] as const))(
    'of the %s gives the same figures as the catalog',
    (_, bike) => {
      for (const country of seedCountries.slice(0, 3)) {
        const build = defaultBuild(bike, country)
        const stored = bikeOfBuild(bike, build)
        const context = { build, country, calendar }
        expect(comparedFigures({ bike: stored, ...context })).toEqual(
          comparedFigures({ bike, ...context }),
        )
        expect(JSON.stringify(stored).length).toBeLessThan(JSON.stringify(bike).length / 2)
      }
    },
  )

  it('survives the database and shows the day of its prices', () => {
    const [column] = columnsOf(withFork)
    if (!column) throw new Error('No column')
    const record = { ...compared(withFork), seen: snapshotOf(column, calendar) }
    const back = parseCompared(1, JSON.parse(JSON.stringify(record)))
    expect(back).toEqual(record)
    if (!isReadable(back)) throw new Error('Not readable')
    const offline = columnOf(back, null, 0)
    expect(offline?.staleSince).toBe('2026-11-20')
    expect(offline?.figures).toEqual(column.figures)
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'nyx'],
    ['another shape', { slug: 'nyx', parts: [] }],
    ['a slug that is none', { ...compared(), slug: '../nyx' }],
    ['a build without ids', { ...compared(), build: { size_id: 'M' } }],
  ])('that is %s is no bike, and keeps its place', (_, value) => {
    expect(parseCompared(7, value)).toEqual({ db_id: 7 })
  })

  it.each([
    ['a price that is none', { at: '2026-11-20', price: 'cheap' }],
    ['no bike', { at: '2026-11-20', price: 1, country: unitedStates, calendar, bike: {} }],
    ['no day', { at: 'yesterday', price: 1 }],
  ])('with %s is asked for again: the build stays', (_, seen) => {
    expect(parseCompared(1, { ...compared(), seen })).toMatchObject({ seen: null, build: standard })
  })
})

describe('a column', () => {
  it('has the price of now and remembers the one before', () => {
    const [column] = columnsOf(standard)
    if (!column) throw new Error('No column')
    const seen = { ...snapshotOf(column, calendar), at: '2026-10-01', price: cents(290_000) }
    const now = columnOf(compared(standard, { seen }), catalog, 0)
    expect(now?.figures.price).toBe(300_000)
    expect(now?.before).toEqual({ at: '2026-10-01', price: 290_000 })
    expect(now?.staleSince).toBeNull()
  })

  it('says nothing of a price that was seen for another country', () => {
    const [column] = columnsOf(standard)
    if (!column) throw new Error('No column')
    const seen = { ...snapshotOf(column, calendar), country: germany, price: cents(1) }
    expect(columnOf(compared(standard, { seen }), catalog, 0)?.before).toBeNull()
  })

  it('tells that a part is no longer made, and that a bike is no longer offered', () => {
    const old = { ...standard, selectedParts: { ...standard.selectedParts, 4: 499 } }
    expect(columnOf(compared(old), catalog, 0)?.isRefitted).toBe(true)
    const [column] = columnsOf(standard)
    if (!column) throw new Error('No column')
    const stored = compared(standard, { seen: snapshotOf(column, calendar) })
    const gone = columnOf(stored, { ...catalog, bikes: [] }, 0)
    expect(gone).toMatchObject({ isGone: true, staleSince: '2026-11-20' })
  })

  it('is not there as long as nobody knows anything of the bike', () => {
    expect(columnOf(compared(), null, 0)).toBeNull()
  })
})

describe('the rows', () => {
  it('are the same for all bikes, also where one has nothing', () => {
    const columns = seedBikes.flatMap((bike, index) => {
      const build = defaultBuild(bike, unitedStates)
      const one = { db_id: index, key: bike.slug, slug: bike.slug, build, seen: null }
      return columnOf(one, { ...catalog, bikes: seedBikes }, index) ?? []
    })
    const rows = rowsOf(comparisonGroupsOf(columns, 1))
    expect(rows.every(({ values }) => values.length === 3)).toBe(true)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const labels = rows.map(({ label }) => label)
    for (const bike of seedBikes) {
      for (const { title } of bike.groups) expect(labels).toContain(title)
    }
  })

  it('follow the units', () => {
    const columns = columnsOf(standard)
    const weightIn = (unit: 0 | 1) =>
      rowsOf(comparisonGroupsOf(columns, unit)).find(({ id }) => id === 'weight')?.values
    expect(weightIn(1)).toEqual(['26.0 kg'])
    expect(weightIn(0)).toEqual(['57.3 lb'])
  })

  it('that differ are those whose texts differ, and the switch leaves only them', () => {
    const groups = comparisonGroupsOf(columnsOf(standard, withFork), 1)
    const shown = rowsOf(visibleGroups(groups, { hidden: [], onlyDifferences: true }))
    expect(shown.map(({ label }) => label)).toEqual(['Price', 'Weight', 'Range', 'Fork'])
    const fewer = visibleGroups(groups, { hidden: ['price'], onlyDifferences: true })
    expect(rowsOf(fewer).map(({ label }) => label)).toEqual(['Weight', 'Range', 'Fork'])
    expect(fewer.map(({ id }) => id)).not.toContain('offer')
  })

  it('of one build alone differ nowhere', () => {
    const rows = rowsOf(comparisonGroupsOf(columnsOf(standard), 1))
    expect(rows.some(({ isDifferent }) => isDifferent)).toBe(false)
  })
})

describe('the summary', () => {
  it('names who costs and weighs the least, the distance to the other end, and the rows', () => {
    const columns = columnsOf(withFork, standard, partChosen(fixtureBike, standard, 2001))
    expect(summaryOf(columns, comparisonGroupsOf(columns, 1), 1)).toEqual([
      'Cheapest: Fixture B, $3,000.00. The Fixture A costs $549.00 more.',
      'Lightest: Fixture B, 26.0 kg. The Fixture A weighs 1.3 kg more.',
      expect.stringMatching(/^All go|^Longest range: /),
      'All arrive on December 10, 2026.',
      expect.stringMatching(/^The builds differ in \d+ of \d+ rows: price, weight.*upgrades\.$/),
    ])
  })

  it('names all bikes that show the best figure', () => {
    const rack = partChosen(fixtureBike, standard, 2001)
    const columns = columnsOf(standard, colorChosen(fixtureBike, standard, 22), rack)
    const sentences = summaryOf(columns, comparisonGroupsOf(columns, 1), 1)
    expect(sentences.slice(0, 2)).toEqual([
      'Cheapest: Fixture A and Fixture B, $3,000.00. The Fixture C costs $119.00 more.',
      'Lightest: Fixture A and Fixture B, 26.0 kg. The Fixture C weighs 0.9 kg more.',
    ])
  })

  it('of equal builds says that they agree, and one alone has none', () => {
    const twins = columnsOf(standard, standard)
    expect(summaryOf(twins, comparisonGroupsOf(twins, 1), 1)).toEqual([texts.noDifferences])
    expect(summaryOf(columnsOf(standard), [], 1)).toEqual([])
  })
})
