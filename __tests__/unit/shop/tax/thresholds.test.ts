import { cents } from '@/domain/kit/money'
import { percentReached, thresholdRow, THRESHOLDS } from '@/domain/shop/tax/thresholds'

const of = (region: string) => {
  const found = THRESHOLDS.find((one) => one.region === region)
  if (!found) throw new Error(region)
  return found
}
const sales = (dollars: number, orders: number) => ({ amount: cents(dollars * 100), orders })
const NONE = sales(0, 0)

test.each([
  ['WA', 79_999, 999, 79],
  ['WA', 80_000, 0, 80],
  ['WA', 100_000, 0, 100],
  ['NJ', 10_000, 160, 80],
  ['NJ', 90_000, 20, 90],
  ['NY', 500_000, 50, 50],
  ['NY', 600_000, 120, 120],
])('%s has reached %#: $%i in %i orders are %i%', (region, dollars, orders, percent) => {
  expect(percentReached(of(region), sales(dollars, orders))).toBe(percent)
})

test.each([
  [80_000, 0, false, 'close', 80],
  [79_999, 0, false, 'below', 79],
  [0, 100_000, false, 'exceeded', 100],
  [200_000, 0, true, 'registered', 200],
])('sales of $%i, $%i before, registered %s: %s', (now, before, isRegistered, state, percent) => {
  const sold = { now: sales(now, 1), before: sales(before, 1), isRegistered }
  expect(thresholdRow(of('WA'), sold, new Map())).toMatchObject({ state, percent })
})

test('the threshold of the EU is in euros, and needs an exchange rate', () => {
  const [eu] = THRESHOLDS.filter(({ country_code }) => country_code === 'EU')
  if (!eu) throw new Error('EU')
  const sold = { now: sales(10_000, 5), before: NONE, isRegistered: false }
  expect(thresholdRow(eu, sold, new Map())).toMatchObject({ state: 'unknown', percent: null })
  const rates = new Map([['EUR', { rate: 900_000, valid_on: '2026-11-27', source: 'ECB' }]])
  expect(thresholdRow(eu, sold, rates)).toMatchObject({ state: 'close', percent: 90 })
})

test('every state with a sales tax has a threshold, once, with its source', () => {
  const states = THRESHOLDS.flatMap(({ region }) => region ?? [])
  expect(new Set(states).size).toBe(states.length)
  expect(states).toHaveLength(48)
  for (const free of ['DE', 'MT', 'NH', 'OR']) expect(states).not.toContain(free)
  for (const { source } of THRESHOLDS) expect(source.length).toBeGreaterThan(20)
})
