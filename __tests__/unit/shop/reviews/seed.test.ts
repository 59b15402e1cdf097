import { seedReviews } from '@/server/seed/data/reviews'
import { sampleOrders } from '@/server/seed/sample-orders'

import { seedCatalog } from '@/__tests__/support/catalog/seed-catalog'

const catalog = seedCatalog()
const NOW = new Date('2026-11-21T12:00:00Z')
const all = Object.values(seedReviews).flat()
const meanOf = (list: { stars: number }[]) =>
  list.reduce((sum, { stars }) => sum + stars, 0) / list.length

describe('the reviews of the seed', () => {
  test('are 90 with a mean of 4.3, of all three bikes and from one star to five', () => {
    expect(all).toHaveLength(90)
    expect(Math.round(meanOf(all) * 10) / 10).toBe(4.3)
    for (const ofBike of Object.values(seedReviews)) {
      expect(ofBike.length).toBeGreaterThanOrEqual(25)
      expect(meanOf(ofBike)).toBeGreaterThan(4.1)
      expect(meanOf(ofBike)).toBeLessThan(4.5)
    }
    const counts = [5, 4, 3, 2, 1].map((star) => all.filter(({ stars }) => stars === star).length)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('no two are alike, in name, title or any sentence', () => {
    const sentences = all.flatMap(({ text }) => text.split(/(?<=[.!?]) /))
    for (const list of [all.map(({ title }) => title), sentences]) {
      expect(list.filter((one, index) => list.indexOf(one) !== index)).toEqual([])
    }
    const names = all.map(({ name, last_name }) => `${name} ${last_name}`)
    expect(new Set(names).size).toBe(90)
    expect(Math.min(...all.map(({ text }) => text.length))).toBeGreaterThan(120)
  })

  test('every height is within the band of its size, and every size is there', () => {
    for (const [slug, ofBike] of Object.entries(seedReviews)) {
      const sizes = catalog.bikesBySlug.get(slug)?.sizes ?? []
      for (const { size, height, title } of ofBike) {
        const band = sizes.find((one) => one.title === size)?.rider
        const isIn = band !== undefined && height >= band.min && height <= band.max
        expect({ title, isIn }).toEqual({ title, isIn: true })
      }
      expect(new Set(ofBike.map(({ size }) => size)).size).toBe(sizes.length)
    }
  })
})

describe('the orders behind them', () => {
  test('can all be made, and every bike arrived before it was reviewed', () => {
    const orders = sampleOrders(catalog, NOW)
    const titles = orders.map(({ review }) => review.title)
    expect(all.map(({ title }) => title).filter((one) => !titles.includes(one))).toEqual([])
    for (const { created_at, delivered_at, reviewed_at, review } of orders) {
      const days = (reviewed_at.getTime() - delivered_at.getTime()) / 86_400_000
      expect({ title: review.title, isFirst: created_at < delivered_at && days > 5 }).toEqual({
        title: review.title,
        isFirst: true,
      })
    }
  })

  test('spread over 14 months, each month with some', () => {
    const months = new Set(all.map(({ on }) => on.slice(0, 7)))
    expect(months.size).toBe(15)
    const days = all.map(({ on }) => Date.parse(on)).sort((a, b) => a - b)
    const span = ((days.at(-1) ?? 0) - (days[0] ?? 0)) / 86_400_000
    expect(span).toBeGreaterThan(400)
    expect(span).toBeLessThan(430)
  })

  test.each([
    ['2026-11-21', '2026-11-12'],
    ['2026-11-01', '2025-11-12'],
    ['2027-03-01', '2026-11-12'],
    ['2029-12-31', '2029-11-12'],
  ])('seeded on %s the newest is of %s', (today, newest) => {
    const now = new Date(`${today}T12:00:00Z`)
    const last = sampleOrders(catalog, now).at(-1)
    expect(last?.reviewed_at.toISOString().slice(0, 10)).toBe(newest)
  })
})
