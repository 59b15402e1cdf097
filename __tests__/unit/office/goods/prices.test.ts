import fc from 'fast-check'

import { cents } from '@/domain/kit/money'
import { changedPrice, MAX_PRICE, priceLine } from '@/domain/office/goods/prices'

const thing = { product_id: 1, variant: '', title: 'Chain', old: cents(1990), isDigital: false }

test.each([
  [1990, 500, 2090],
  [1, 500, 1],
  [10, 500, 11],
  [1990, -1000, 1791],
  [333, 333, 344],
])('%i cents changed by %i basis points are %i', (price, basisPoints, changed) => {
  expect(changedPrice(cents(price), basisPoints)).toBe(changed)
})

test('a changed price is a whole number of cents, at most half a cent off', () => {
  const price = fc.integer({ min: 0, max: MAX_PRICE })
  fc.assert(
    fc.property(price, fc.integer({ min: -9000, max: 50_000 }), (old, basisPoints) => {
      const changed = changedPrice(cents(old), basisPoints)
      expect(Number.isSafeInteger(changed)).toBe(true)
      expect(Math.abs(changed - (old * (10_000 + basisPoints)) / 10_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test.each([
  ['the same', 1990, false, 'same'],
  ['nothing', 0, false, 'too_low'],
  ['too much', MAX_PRICE + 1, false, 'too_high'],
  ['of a gift card', 2000, true, 'gift_card'],
])('a price that would be %s stays and says why', (_, requested, isDigital, refusal) => {
  expect(priceLine({ ...thing, isDigital }, cents(requested))).toMatchObject({
    old: 1990,
    new: 1990,
    refusal,
  })
})
