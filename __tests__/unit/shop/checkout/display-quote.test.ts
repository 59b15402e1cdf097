import fc from 'fast-check'

import { cents } from '@/domain/kit/money'
import type { PromoRequest, PromoRule } from '@/domain/shop/promo/promo'
import { quoteOrder, type Quote, type QuoteLine } from '@/domain/shop/checkout/quote'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { rateOf } from '@/domain/shop/tax/tax'
import { seedCountries } from '@/server/seed/data/countries'
import { seedPromotions } from '@/server/seed/data/promotions'

import { germany, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const xmas = seedPromotions[0] as PromoRule
const ask = (change: Partial<PromoRule> = {}): PromoRequest => ({
  code: 'xmas',
  rule: { ...xmas, ...change },
  at: '2026-11-20T12:00:00.000Z',
  is_exhausted: false,
  has_ordered: false,
  is_member: false,
})
const bike = (price: number, count = 1): QuoteLine => ({
  price: cents(price),
  count,
  is_bike: true,
  is_digital: false,
})

const lines = fc.array(
  fc.record(
    {
      price: fc.integer({ min: 0, max: 1_500_000 }).map(cents),
      count: fc.integer({ min: 1, max: 20 }),
      is_bike: fc.boolean(),
      is_digital: fc.boolean(),
      is_voucher: fc.boolean(),
      assembly: fc.integer({ min: 0, max: 20_000 }).map(cents),
    },
    { requiredKeys: ['price', 'count', 'is_bike', 'is_digital'] },
  ),
  { maxLength: 30 },
)
const promos = fc.option(
  fc
    .record({
      basis_points: fc.integer({ min: 1, max: 10_000 }),
      cap: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(cents)),
      threshold: fc.integer({ min: 0, max: 500_000 }).map(cents),
    })
    .map(ask),
)
const anyCountry = (isIncluded: boolean) =>
  fc.constantFrom(...seedCountries.filter((one) => one.prices_include_tax === isIncluded))

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const sumOf = (quote: Pick<Quote, 'discount' | 'shipping' | 'assembly'>, shown: number[]) =>
  sum(shown) - quote.discount + quote.shipping + quote.assembly

describe('what is shown of an order', () => {
  it('has the tax in every price where the law wants that, and adds up to the total to the cent', () => {
    fc.assert(
      fc.property(lines, anyCountry(true), promos, (items, country, promo) => {
        const { shown, ...quote } = quoteOrder(items, country, promo)
        for (const [index, { price, total }] of shown.lines.entries()) {
          const item = items[index]
          if (!item) throw new Error('a line too many')
          expect(price).toBe(item.is_voucher ? item.price : displayPrice(item.price, country))
          expect(total).toBe(price * item.count)
        }
        expect(sum(shown.lines.map(({ total }) => total))).toBe(shown.subtotal)
        expect(sumOf(shown, [shown.subtotal])).toBe(quote.total)
        expect(shown.includes_tax).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is before tax elsewhere, and adds up to the total with the tax line', () => {
    fc.assert(
      fc.property(lines, anyCountry(false), promos, (items, country, promo) => {
        const { shown, ...quote } = quoteOrder(items, country, promo)
        expect(shown.lines.map(({ total }) => total)).toEqual(quote.lines.map(({ total }) => total))
        expect(sumOf(shown, [shown.subtotal]) + quote.tax).toBe(quote.total)
        expect(shown.includes_tax).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  it('leaves amounts before tax and a tax that books and invoices can state, in every country', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...seedCountries), promos, (items, country, promo) => {
        const quote = quoteOrder(items, country, promo)
        for (const line of quote.lines) {
          expect(line.discount).toBeGreaterThanOrEqual(0)
          expect(line.discount).toBeLessThanOrEqual(line.total)
        }
        expect(sumOf(quote, [quote.subtotal]) + quote.tax).toBe(quote.total)
        const cards = sum(items.map((one) => (one.is_voucher ? one.price * one.count : 0)))
        const net = cents(quote.total - quote.tax - cards)
        const pieces = sum(items.map(({ count }) => count))
        // Half a cent for each unit, discount, shipping and assembly.
        const exact = (net * rateOf(country.taxes)) / 1_000_000
        expect(Math.abs(quote.tax - exact)).toBeLessThanOrEqual((2 * pieces + 3) / 2)
      }),
      { numRuns: 1_000 },
    )
  })

  it('counts a promotion by what is shown: 10% up to $400 over $3,000 is what a visitor sees', () => {
    const { shown, ...quote } = quoteOrder([bike(499_900)], germany, ask())
    expect(shown.subtotal).toBe(594_881)
    expect(shown.discount).toBe(40_000)
    expect(quote.total).toBe(594_881 - 40_000 + shown.shipping)
    expect(quote.discount).toBe(33_613)
    const small = quoteOrder([bike(260_000)], germany, ask())
    expect([small.promo.state, small.shown.discount]).toEqual(['applied', 30_940])
    expect(quoteOrder([bike(260_000)], unitedStates, ask()).promo.state).toBe('below-threshold')
  })

  it('shows a gift card as the money that it is', () => {
    const card = { ...bike(5_000), is_bike: false, is_digital: true, is_voucher: true }
    const { shown, tax, total } = quoteOrder([card], germany, null)
    expect([shown.lines, tax, total]).toEqual([[{ price: 5_000, total: 5_000 }], 0, 5_000])
  })
})
