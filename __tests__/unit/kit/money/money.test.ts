import fc from 'fast-check'

import {
  addCents,
  cents,
  dollars,
  fromDollars,
  parseDollars,
  shareOfCents,
  splitCents,
  toDollars,
  ZERO,
} from '@/domain/kit/money'

describe('an amount as people type it', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    [' 12,50 ', 1_250],
    ['0.07', 7],
    ['1999999.99', 199_999_999],
  ])('%j is %d cents', (text, expected) => {
    expect(parseDollars(text)).toBe(expected)
  })

  it.each(['', '-5', '1.234', '1,000.00', '12.', '.5', 'ten', '1e3', '12345678'])(
    '%j is none',
    (text) => {
      expect(parseDollars(text)).toBeNull()
    },
  )
})

describe('cents', () => {
  it('come back from the dollars of the wire as they went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
        expect(fromDollars(toDollars(cents(amount)))).toBe(cents(amount))
      }),
    )
  })

  it('are never a fraction', () => {
    expect(() => cents(0.5)).toThrow(RangeError)
    expect(() => fromDollars(dollars(8.165))).toThrow(RangeError)
  })

  it('are rounded half up', () => {
    expect(shareOfCents(cents(10_005), 1_000)).toBe(1_001)
    expect(shareOfCents(cents(10_004), 1_000)).toBe(1_000)
    expect(shareOfCents(cents(-10_005), 1_000)).toBe(-1_001)
  })

  it('add up after they were split', () => {
    const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(10_000_000), weights, (amount, shares) => {
        const parts = splitCents(cents(amount), shares)
        expect(parts.reduce((sum, part) => addCents(sum, part), ZERO)).toBe(amount)
        expect(parts).toHaveLength(shares.length)
      }),
    )
  })
})
