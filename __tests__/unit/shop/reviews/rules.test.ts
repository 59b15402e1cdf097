import fc from 'fast-check'

import {
  bandCounts,
  bandOf,
  HEIGHT_BANDS,
  publicName,
  RIDER_HEIGHT,
  sizeCounts,
  summaryOf,
} from '@/domain/shop/reviews/reviews'

describe('height bands', () => {
  test('every height that a rider can enter is in exactly one', () => {
    for (let cm = RIDER_HEIGHT.min; cm <= RIDER_HEIGHT.max; cm += 1) {
      const holding = HEIGHT_BANDS.filter(({ min, max }) => cm >= min && cm <= max)
      expect(holding.map(({ id }) => id)).toEqual([bandOf(cm)])
    }
    expect(bandOf(RIDER_HEIGHT.min - 1)).toBeUndefined()
  })

  test.each([
    [164, 'under-165'],
    [165, '165-174'],
    [174, '165-174'],
    [184, '175-184'],
    [185, 'from-185'],
  ])('%i cm is in %s', (cm, band) => {
    expect(bandOf(cm)).toBe(band)
  })
})

describe('the summary', () => {
  const one = (rating: number, count: number) => ({ rating, count, size: 'M', band: null })

  test('has the mean with one decimal and every star, best first', () => {
    const { mean, count, histogram } = summaryOf([one(5, 3), one(4, 1), one(1, 1)])
    expect({ mean, count }).toEqual({ mean: 4, count: 5 })
    expect(histogram.map((row) => row.count)).toEqual([3, 1, 0, 0, 1])
  })

  test('of nothing has no mean', () => {
    expect(summaryOf([])).toMatchObject({ mean: null, count: 0 })
  })

  test('its stars add up to its count, and its mean lies between the extremes', () => {
    const rating = fc.integer({ min: 1, max: 5 })
    const row = fc.record({ rating, count: fc.integer({ min: 1, max: 500 }) })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const { mean, count, histogram } = summaryOf(rows.map((r) => one(r.rating, r.count)))
        expect(histogram.reduce((sum, each) => sum + each.count, 0)).toBe(count)
        const ratings = rows.map((r) => r.rating)
        expect(mean).toBeGreaterThanOrEqual(Math.min(...ratings))
        expect(mean).toBeLessThanOrEqual(Math.max(...ratings))
      }),
    )
  })
})

test('what is private counts for no size and no band', () => {
  const counts = [
    { rating: 5, size: 'M', band: '165-174' as const, count: 2 },
    { rating: 1, size: null, band: null, count: 3 },
  ]
  expect(sizeCounts(counts, ['S', 'M'])).toEqual([
    { size: 'S', count: 0 },
    { size: 'M', count: 2 },
  ])
  expect(bandCounts(counts).map(({ count }) => count)).toEqual([0, 2, 0, 0])
})

test.each([
  ['Ada', 'Lovelace', 'Ada L.'],
  ['  Hye-jin ', 'seo', 'Hye-jin S.'],
  ['Kelly Ann', 'Morse', 'Kelly M.'],
  ['Cher', '', 'Cher'],
  ['Ö', '😀x', 'Ö 😀.'],
])('%s %s signs as %s', (name, lastName, signed) => {
  expect(publicName(name, lastName)).toBe(signed)
})
