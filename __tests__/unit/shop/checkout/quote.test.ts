import fc from 'fast-check'

import { cents } from '@/domain/kit/money'
import {
  givenDiscount,
  promoDiscount,
  type PromoRequest,
  type PromoRule,
} from '@/domain/shop/promo/promo'
import type { QuoteLine } from '@/domain/shop/checkout/quote'
import { quoteOrder } from '@/domain/shop/checkout/quote'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { rateOf } from '@/domain/shop/tax/tax'
import { seedPromotions } from '@/server/seed/data/promotions'

import { germany, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const bikeLine = (dollars: number, count = 1): QuoteLine => ({
  price: cents(dollars * 100),
  count,
  is_bike: true,
  is_digital: false,
})
const goods = (dollars: number, count = 1): QuoteLine => ({
  ...bikeLine(dollars, count),
  is_bike: false,
})
const giftCard: QuoteLine = { ...goods(50), is_digital: true, is_voucher: true }

const xmas = seedPromotions[0] as PromoRule
const FRESH = {
  at: '2026-11-20T12:00:00.000Z',
  is_exhausted: false,
  has_ordered: false,
  is_member: false,
}
const ask = (code: string | null, more: Partial<PromoRequest> = {}): PromoRequest | null =>
  code === null ? null : { ...FRESH, code, rule: xmas, ...more }

const anyLine: fc.Arbitrary<QuoteLine> = fc.record({
  price: fc.integer({ min: 0, max: 1_500_000 }).map(cents),
  count: fc.integer({ min: 1, max: 99 }),
  is_bike: fc.boolean(),
  is_digital: fc.boolean(),
  is_voucher: fc.boolean(),
})

const taxAt = (rate: number) => ({
  ...{ title: 'Sales tax', jurisdiction: 'Fixture', rate, taxes_delivery: true, limit: null },
})

describe('a discount that staff give', () => {
  it('is what was agreed, never more than the goods cost, and lowers what is taxed', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 20 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom(germany, unitedStates),
        (lines, amount, country) => {
          const reduced = quoteOrder(lines, country, givenDiscount(cents(amount), FRESH.at).entered)
          const full = quoteOrder(lines, country, null)
          expect(reduced.shown.discount).toBe(Math.min(amount, reduced.goods))
          expect(reduced.total).toBeLessThanOrEqual(full.total)
          expect(reduced.tax).toBeLessThanOrEqual(full.tax)
          for (const [index, line] of reduced.lines.entries()) {
            expect(line.discount).toBeLessThanOrEqual(line.total)
            if (lines[index]?.is_voucher) expect(line.discount).toBe(0)
          }
        },
      ),
    )
  })
})

describe('the promotion', () => {
  it.each([
    [null, 500_000, 'none', 0],
    ['  ', 500_000, 'none', 0],
    ['xmas', 500_000, 'applied', 40_000],
    [' XmAs ', 399_900, 'applied', 39_990],
    ['xmas', 300_001, 'applied', 30_000],
    ['xmas', 300_000, 'below-threshold', 0],
    ['xmas', 249_900, 'below-threshold', 0],
    ['easter', 500_000, 'unknown', 0],
  ])('%j on %i cents is %s: %i cents', (code, subtotal, state, discount) => {
    expect(promoDiscount(ask(code), cents(subtotal))).toEqual({ state, discount })
  })

  it('is never more than 10 % or $400 and never applies at or below $3,000', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (subtotal) => {
        const { discount } = promoDiscount(ask('xmas'), cents(subtotal))
        expect(discount).toBeLessThanOrEqual(40_000)
        expect(discount).toBeLessThanOrEqual(subtotal * 0.1 + 0.5)
        if (subtotal <= 300_000) expect(discount).toBe(0)
        else expect(discount).toBeGreaterThanOrEqual(30_000)
      }),
    )
  })
})

describe('any promotion', () => {
  const day = '2026-11-20T12:00:00.000Z'
  const limits: Partial<PromoRule> = { starts_at: '2026-11-20T12:00:00.000Z' }

  it.each<[string, Partial<PromoRule>, Partial<PromoRequest>]>([
    ['applied', limits, {}],
    ['not-yet', limits, { at: '2026-11-20T11:59:59.999Z' }],
    ['expired', { ends_at: day }, {}],
    ['applied', { ends_at: '2026-11-20T12:00:00.001Z' }, {}],
    ['unknown', { is_active: false }, {}],
    ['exhausted', {}, { is_exhausted: true }],
    ['expired', { ends_at: day }, { is_exhausted: true }],
    ['not-first', { first_order: true }, { has_ordered: true }],
    ['applied', {}, { has_ordered: true }],
  ])('is %s with %j asked with %j', (state, change, more) => {
    const { state: found, discount } = promoDiscount(
      ask('xmas', { rule: { ...xmas, ...change }, ...more }),
      cents(350_000),
    )
    expect(found).toBe(state)
    expect(discount).toBe(state === 'applied' ? 35_000 : 0)
  })

  const only = (change: Partial<PromoRule>) => ask('xmas', { rule: { ...xmas, ...change } })

  it('takes off an amount, and never more than the goods cost', () => {
    const fifty = { basis_points: null, amount: cents(5_000), cap: null, threshold: cents(0) }
    expect(promoDiscount(only(fifty), cents(20_000)).discount).toBe(5_000)
    expect(promoDiscount(only(fifty), cents(3_000)).discount).toBe(3_000)
  })

  it('counts, limits and lowers only what it is for', () => {
    const bike: QuoteLine = { ...bikeLine(4_000), kind: 'bike', product_id: 1 }
    const helmet: QuoteLine = { ...goods(100), kind: 'accessory', product_id: 2 }
    const lock: QuoteLine = { ...goods(50), kind: 'accessory', product_id: 3 }
    const all = [bike, helmet, lock]
    const half = { basis_points: 5_000, cap: null, threshold: cents(0) }
    const discounts = (change: Partial<PromoRule>) =>
      quoteOrder(all, unitedStates, only({ ...half, ...change })).lines.map((one) => one.discount)
    expect(discounts({ kinds: ['accessory'] })).toEqual([0, 5_000, 2_500])
    expect(discounts({ product_ids: [3] })).toEqual([0, 0, 2_500])
    expect(discounts({ kinds: ['bike'], product_ids: [2] })).toEqual([200_000, 5_000, 0])
    const dear = { ...half, kinds: ['accessory' as const], threshold: cents(15_000) }
    expect(quoteOrder(all, unitedStates, only(dear)).promo.state).toBe('below-threshold')
    expect(quoteOrder([bike], unitedStates, only(dear)).promo.state).toBe('other-goods')
  })

  it('is for its countries alone', () => {
    const abroad = only({ country_ids: [germany.id] })
    expect(quoteOrder([bikeLine(5_000)], germany, abroad).promo.state).toBe('applied')
    expect(quoteOrder([bikeLine(5_000)], unitedStates, abroad).promo).toEqual({
      state: 'other-country',
      discount: 0,
    })
  })

  it('never passes its cap, never works at or below its threshold, and its parts add up', () => {
    const rules = fc.record({
      basis_points: fc.integer({ min: 1, max: 10_000 }),
      cap: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(cents)),
      threshold: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
    })
    fc.assert(
      fc.property(rules, fc.array(anyLine, { maxLength: 20 }), (change, lines) => {
        const quote = quoteOrder(lines, germany, ask('xmas', { rule: { ...xmas, ...change } }))
        // With tax-inclusive prices, a promotion counts the displayed prices.
        const counted = lines.reduce((sum, line) => {
          return line.is_voucher ? sum : sum + displayPrice(line.price, germany) * line.count
        }, 0)
        const { discount } = quote.shown
        expect(discount).toBeLessThanOrEqual(Math.min(change.cap ?? counted, counted))
        expect(discount > 0 && counted <= change.threshold).toBe(false)
        for (const [index, line] of quote.lines.entries()) {
          if (lines[index]?.is_voucher) expect(line.discount).toBe(0)
        }
        expect(quote.lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(quote.discount)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the quote of an order', () => {
  it('adds a dealer’s assembly per bike, taxed, and without any promotion on it', () => {
    const bike = bikeLine(5_000)
    const door = quoteOrder([bike], germany, ask('xmas'))
    const line = { ...bike, count: 2, assembly: cents(13_900) }
    const two = quoteOrder([{ ...bike, count: 2 }], germany, ask('xmas'))
    const dealer = quoteOrder([line], germany, ask('xmas'))
    expect(door.assembly).toBe(0)
    expect(dealer.assembly).toBe(27_800)
    expect([dealer.discount, dealer.shipping]).toEqual([two.discount, two.shipping])
    expect(dealer.total - two.total).toBe(27_800 + dealer.tax - two.tax)
    expect(dealer.tax - two.tax).toBe(5_282)
  })

  it('adds goods, promotion, shipping and tax', () => {
    expect(quoteOrder([bikeLine(3_999), goods(119, 2)], unitedStates, ask('xmas'))).toMatchObject({
      lines: [
        { total: 399_900, discount: 37_753 },
        { total: 23_800, discount: 2_247 },
      ],
      subtotal: 423_700,
      assembly: 0,
      discount: 40_000,
      shipping: 16_100,
      tax: 31_984,
      total: 431_784,
      promo: { state: 'applied', discount: 40_000 },
    })
  })

  it('ships every bike, all other goods once, and a gift card for nothing', () => {
    const shipping = (...lines: QuoteLine[]) => quoteOrder(lines, unitedStates, null).shipping
    expect(shipping(bikeLine(1_000, 2))).toBe(29_800)
    expect(shipping(goods(10, 5), goods(20))).toBe(1_200)
    expect(shipping(bikeLine(1_000), goods(10))).toBe(16_100)
    expect(shipping(giftCard)).toBe(0)
    expect(shipping()).toBe(0)
  })

  it('taxes shipping and not the promotion, rounded half up once', () => {
    expect(
      quoteOrder(
        [goods(0.05)],
        { ...unitedStates, shipping_goods: cents(0), taxes: [taxAt(100_000)] },
        null,
      ).tax,
    ).toBe(1)
    expect(quoteOrder([bikeLine(5_000)], unitedStates, ask('xmas')).tax).toBe(
      Math.round((500_000 - 40_000 + 14_900) * 0.08),
    )
  })

  it('neither taxes nor discounts a gift card, and it opens no promotion', () => {
    const quote = quoteOrder([bikeLine(5_000), giftCard], unitedStates, ask('xmas'))
    expect(quote.lines[1]).toEqual({ total: 5_000, discount: 0, taxes: [] })
    expect(quote.tax).toBe(Math.round((500_000 - 40_000 + 14_900) * 0.08))
    const cards = quoteOrder([bikeLine(3_000), giftCard], unitedStates, ask('xmas'))
    expect(cards.promo.state).toBe('below-threshold')
  })

  it('always adds up to the cent', () => {
    const countries = fc
      .record({
        taxes: fc.array(fc.integer({ min: 0, max: 270_000 }).map(taxAt), { maxLength: 1 }),
        shipping_bike: fc.integer({ min: 0, max: 50_000 }).map(cents),
        shipping_goods: fc.integer({ min: 0, max: 5_000 }).map(cents),
      })
      .map((changes) => ({ ...unitedStates, ...changes }))
    const codes = fc.constantFrom(null, 'xmas', 'other')
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 50 }),
        countries,
        codes,
        (lines, country, code) => {
          const quote = quoteOrder(lines, country, ask(code))
          const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
          expect(sum(quote.lines.map(({ total }) => total))).toBe(quote.subtotal)
          expect(sum(quote.lines.map(({ discount }) => discount))).toBe(quote.discount)
          for (const line of quote.lines) {
            expect(line.discount).toBeGreaterThanOrEqual(0)
            expect(line.discount).toBeLessThanOrEqual(line.total)
          }
          const cards = sum(
            quote.lines.map(({ total }, index) => (lines[index]?.is_voucher ? total : 0)),
          )
          const taxable = quote.subtotal - cards - quote.discount + quote.shipping
          const exact = (taxable * rateOf(country.taxes)) / 1_000_000
          expect(Math.abs(quote.tax - exact)).toBeLessThanOrEqual(0.5)
          expect(quote.total).toBe(taxable + cards + quote.tax)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
