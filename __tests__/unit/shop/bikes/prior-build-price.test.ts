import { cents } from '@/domain/kit/money'
import { buildPrice, defaultBuild } from '@/domain/shop/bikes/build'
import { earlierPrices, priorBuildPrice } from '@/domain/shop/bikes/prior-build-price'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountry, US } from '@/__tests__/support/orders/orders'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const START = day(20)

/** A change on a day of November; prices in dollars. */
const change = (at: number, variant: string, [from, to]: [number, number]) => ({
  ...{ variant, old_cents: cents(from * 100), new_cents: cents(to * 100), applied_at: day(at) },
})
const at = (variant: string, dollars: number) => ({ variant, price: cents(dollars * 100) })
const earlier = (...changes: ReturnType<typeof change>[]) =>
  earlierPrices({ changes, start: START })

test('without changes, only the present prices applied', () => {
  expect(earlier()).toEqual([[]])
})

test('each combination of prices counts that applied at the same time in the window', () => {
  expect(
    earlier(change(5, '', [90, 100]), change(9, 'part-1', [5, 7]), change(12, '', [100, 110])),
  ).toEqual([[], [at('', 100)], [at('', 100), at('part-1', 5)], [at('', 90), at('part-1', 5)]])
})

test('one change of several prices is one step', () => {
  expect(earlier(change(5, '', [90, 100]), change(5, 'color-2', [4, 8]))).toEqual([
    [],
    [at('color-2', 4), at('', 90)],
  ])
})

test('prices since the start of the offer don’t count, but show what applied at its start', () => {
  expect(
    earlier(change(5, '', [90, 100]), change(21, '', [100, 80]), change(22, 'part-1', [3, 1])),
  ).toEqual([
    [at('part-1', 3), at('', 100)],
    [at('part-1', 3), at('', 90)],
  ])
  expect(earlier(change(20, '', [100, 80]))).toEqual([[], [at('', 100)]])
  expect(earlier(change(21, '', [100, 80]))).toEqual([[at('', 100)]])
})

test('the lowest price is that of the build as a whole, not the sum of each option’s lowest price', () => {
  const [bike] = seedBikes
  const color = bike?.colors.find(({ surcharge }) => surcharge === 0)
  if (!bike || !color) throw new Error('The seed lacks a bike.')
  const build = { ...defaultBuild(bike, seedCountry(US)), color_id: color.id }
  const other = { ...build, color_id: 0 }
  const base = { variant: '', price: cents(bike.price - 10_000) }
  const surcharge = { variant: `color-${color.id}`, price: cents(15_000) }
  const present = buildPrice(bike, build)
  expect(priorBuildPrice(bike, build, [[], [base, surcharge]])).toBe(present)
  expect(priorBuildPrice(bike, build, [[base, surcharge]])).toBe(present + 5_000)
  expect(priorBuildPrice(bike, other, [[], [base, surcharge]])).toBe(
    buildPrice(bike, other) - 10_000,
  )
})
