import fc from 'fast-check'

import { addCents, cents, subtractCents, ZERO } from '@/domain/kit/money'
import { pricePieces, refundValues } from '@/domain/office/refund/refund'
import { quoteOrder, type Quote, type QuoteLine } from '@/domain/shop/checkout/quote'
import {
  FOR_EVERYTHING,
  NO_BENEFIT,
  type PromoRequest,
  type PromoRule,
} from '@/domain/shop/promo/promo'
import { totalTax } from '@/domain/shop/tax/tax'

import { anyBenefit } from '@/__tests__/support/catalog/any-benefit'
import { germany, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const HELMET = 2
const helmet = (dollars: number, count = 1): QuoteLine => ({
  ...{ price: cents(dollars * 100), count, is_bike: false, is_digital: false },
  ...{ kind: 'accessory', product_id: HELMET },
})
const bike = (dollars: number): QuoteLine => ({
  ...{ price: cents(dollars * 100), count: 1, is_bike: true, is_digital: false },
  ...{ kind: 'bike', product_id: 1 },
})

const RULE: PromoRule = {
  ...{ ...FOR_EVERYTHING, ...NO_BENEFIT, code: 'rule', is_automatic: false, cap: null },
  ...{ threshold: ZERO, starts_at: null, ends_at: null, is_active: true },
  ...{ max_uses_total: null, max_uses_per_customer: null },
}
const ask = (change: Partial<PromoRule>, more: Partial<PromoRequest> = {}): PromoRequest => ({
  ...{ code: change.code ?? 'rule', rule: { ...RULE, ...change }, at: '2026-11-29T12:00:00.000Z' },
  ...{ is_exhausted: false, has_ordered: false, is_member: false, ...more },
})
const automatic = (code: string, change: Partial<PromoRule>) =>
  ask({ code, is_automatic: true, ...change })
const threeForTwo = { buy_count: 2, free_count: 1 }

const anyLine: fc.Arbitrary<QuoteLine> = fc.record({
  price: fc.integer({ min: 0, max: 1_500_000 }).map(cents),
  count: fc.integer({ min: 1, max: 20 }),
  kind: fc.constantFrom('bike' as const, 'accessory' as const),
  is_bike: fc.boolean(),
  is_digital: fc.boolean(),
  is_voucher: fc.boolean(),
  assembly: fc.integer({ min: 0, max: 20_000 }).map(cents),
})
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 })
const anyRule = fc
  .record({
    benefit: anyBenefit,
    cap: fc.option(fc.integer({ min: 0, max: 100_000 }).map(cents)),
    kinds: fc.subarray(['bike', 'accessory'] as ('bike' | 'accessory')[]),
    threshold: fc.constantFrom(0, 100_000).map(cents),
  })
  .map(({ benefit, ...rest }) => ({ ...rest, ...benefit }))
const anyCountry = fc.constantFrom(germany, unitedStates).chain((country) =>
  fc.boolean().map((taxes_delivery) => ({
    ...country,
    taxes: country.taxes.map((tax) => ({ ...tax, taxes_delivery })),
  })),
)

describe('free pieces', () => {
  const discountOf = (lines: QuoteLine[], change: Partial<PromoRule> = threeForTwo) =>
    quoteOrder(lines, unitedStates, ask(change)).discount

  it('are the cheapest of each complete set', () => {
    expect(discountOf([helmet(100, 3)])).toBe(10_000)
    expect(discountOf([helmet(100, 2), helmet(40)])).toBe(4_000)
    expect(discountOf([helmet(100), helmet(40, 5)])).toBe(8_000)
    expect(discountOf([helmet(100, 5)])).toBe(10_000)
    expect(discountOf([helmet(100), helmet(70), helmet(40)], { buy_count: 1, free_count: 2 })).toBe(
      11_000,
    )
  })

  it('are among the goods that the code is for, and never more than its cap', () => {
    const lines = [bike(4_000), helmet(100, 3)]
    expect(discountOf(lines, { ...threeForTwo, kinds: ['accessory'] })).toBe(10_000)
    expect(discountOf(lines, { ...threeForTwo, kinds: ['accessory'], cap: cents(2_500) })).toBe(
      2_500,
    )
  })

  it('say how many more they need, and neither gift cards nor upgrades are pieces', () => {
    const { promo } = quoteOrder([helmet(100, 2)], unitedStates, ask(threeForTwo))
    expect(promo).toEqual({ state: 'too-few', discount: 0, missing: 1 })
    const digital = { ...helmet(50, 3), is_digital: true }
    for (const line of [digital, { ...digital, is_voucher: true }]) {
      const lines = [helmet(100, 2), line]
      expect(quoteOrder(lines, unitedStates, ask(threeForTwo)).promo.missing).toBe(1)
    }
  })

  it('share their value with the paid ones, so that a return of one leaves no free piece behind', () => {
    const quote = quoteOrder([helmet(100, 2), helmet(50)], unitedStates, ask(threeForTwo))
    expect(quote.lines.map(({ discount }) => discount)).toEqual([4_000, 1_000])
  })
})

describe('free shipping', () => {
  it('is neither charged nor taxed, for the goods that the code is for', () => {
    const lines = [bike(4_000), helmet(100)]
    const paid = quoteOrder(lines, unitedStates, null)
    const all = quoteOrder(lines, unitedStates, ask({ free_shipping: true }))
    expect([all.shipping, all.free_shipping.net, all.discount]).toEqual([0, paid.shipping, 0])
    expect(totalTax(all.delivery_taxes)).toBe(0)
    const some = quoteOrder(lines, unitedStates, ask({ free_shipping: true, kinds: ['accessory'] }))
    expect(some.shipping).toBe(unitedStates.shipping_bike)
    expect(some.free_shipping.net).toBe(unitedStates.shipping_goods)
  })

  it('uses no code where nothing is shipped', () => {
    const digital = { ...helmet(50), is_digital: true }
    const { promo, applied } = quoteOrder([digital], unitedStates, ask({ free_shipping: true }))
    expect([promo.state, applied]).toEqual(['no-shipping', null])
  })
})

it('a code for members is told apart from one that does not exist', () => {
  const stateOf = (is_member: boolean) =>
    quoteOrder(
      [bike(4_000)],
      germany,
      ask({ basis_points: 1_000, members_only: true }, { is_member }),
    ).promo.state
  expect([stateOf(false), stateOf(true)]).toEqual(['members-only', 'applied'])
})

it('any code leaves amounts that add up, never below zero, with tax on what is left to pay', () => {
  fc.assert(
    fc.property(anyLines, anyCountry, anyRule, (lines, country, rule) => {
      const quote = quoteOrder(lines, country, ask(rule))
      const plain = quoteOrder(lines, country, null)
      const sum = (of: (line: Quote['lines'][number]) => number) =>
        quote.lines.reduce((all, line) => all + of(line), 0)
      expect(sum(({ total }) => total)).toBe(quote.subtotal)
      expect(sum(({ discount }) => discount)).toBe(quote.discount)
      expect(addCents(quote.shipping, quote.free_shipping.net)).toBe(plain.shipping)
      for (const [index, { total, discount, taxes }] of quote.lines.entries()) {
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(total)
        if (lines[index]?.is_voucher) expect(discount).toBe(0)
        for (const { base } of taxes) expect(base).toBe(subtractCents(total, discount))
      }
      expect(
        totalTax([...quote.lines.flatMap(({ taxes }) => taxes), ...quote.delivery_taxes]),
      ).toBe(quote.tax)
      expect(quote.total).toBe(
        quote.subtotal - quote.discount + quote.shipping + quote.assembly + quote.tax,
      )
      expect(quote.shipping).toBeGreaterThanOrEqual(0)
      expect(quote.tax).toBeGreaterThanOrEqual(0)
      expect(quote.shown.shipping + quote.free_shipping.shown).toBe(plain.shown.shipping)
      if (quote.applied === null) expect(quote.total).toBe(plain.total)
    }),
    { numRuns: 1_000 },
  )
})

it('piece by piece, an order with any code is refunded to the cent and not a cent more', () => {
  fc.assert(
    fc.property(anyLines, anyCountry, anyRule, (lines, country, rule) => {
      const quote = quoteOrder(lines, country, ask(rule))
      const sold = quote.lines.map(({ total, discount }, position) => ({
        ...{ position, product_id: HELMET, order_bike_id: null, total_cents: total },
        ...{ count: lines[position]?.count ?? 0, discount_cents: discount },
        ...{ shipped_count: 0, canceled_count: 0, refunded_count: 0 },
      }))
      const {
        lines: values,
        shipping,
        assembly,
      } = refundValues(sold, {
        ...{ tax_cents: quote.tax, shipping_cents: quote.shipping },
        assembly_cents: quote.assembly,
      })
      expect(addCents(...values, shipping, assembly)).toBe(quote.total)
      if (quote.shipping === 0) expect(shipping).toBe(0)
      for (const line of sold) {
        let refunded = ZERO
        for (let gone = 0; gone < line.count; gone += 1) {
          const now = sold.map((one) => (one === line ? { ...one, canceled_count: gone } : one))
          const chosen = [{ position: line.position, place: 'open' as const, count: 1 }]
          const [piece] = pricePieces(now, { values, chosen }) ?? []
          expect(piece?.amount).toBeGreaterThanOrEqual(0)
          refunded = addCents(refunded, piece?.amount ?? ZERO)
        }
        expect(refunded).toBe(values[line.position])
      }
    }),
    { numRuns: 200 },
  )
})

describe('of several offers', () => {
  const tenth = { basis_points: 1_000 }
  const half = { basis_points: 5_000 }

  it('the best for the buyer applies, and an entered code if it is at least as good', () => {
    const lines = [helmet(100, 3)]
    const auto = [automatic('tenth', tenth), automatic('three', threeForTwo)]
    const none = quoteOrder(lines, unitedStates, null, auto)
    expect([none.applied, none.promo.state, none.discount]).toEqual(['three', 'none', 10_000])
    const worse = quoteOrder(lines, unitedStates, ask({ ...tenth, code: 'mine' }), auto)
    expect([worse.applied, worse.promo.state]).toEqual(['three', 'not-best'])
    const better = quoteOrder(lines, unitedStates, ask({ ...half, code: 'mine' }), auto)
    expect([better.applied, better.promo.state, better.discount]).toEqual([
      'mine',
      'applied',
      15_000,
    ])
    const equal = quoteOrder(lines, unitedStates, ask({ ...threeForTwo, code: 'mine' }), auto)
    expect(equal.applied).toBe('mine')
  })

  it('one applies although the entered code does not', () => {
    const entered = ask({ ...half, code: 'mine', members_only: true })
    const { applied, promo } = quoteOrder([helmet(100)], germany, entered, [automatic('a', tenth)])
    expect([applied, promo.state]).toEqual(['a', 'members-only'])
  })

  it('none costs the buyer more than another, or than none', () => {
    const offers = fc.array(anyRule, { maxLength: 4 })
    fc.assert(
      fc.property(
        anyLines,
        anyCountry,
        fc.option(anyRule),
        offers,
        (lines, country, own, rules) => {
          const entered = own && ask({ ...own, code: 'own' })
          const auto = rules.map((rule, index) => automatic(`auto-${index}`, rule))
          const best = quoteOrder(lines, country, entered, auto)
          for (const one of [null, entered, ...auto]) {
            expect(best.total).toBeLessThanOrEqual(quoteOrder(lines, country, one).total)
          }
          if (best.promo.state === 'applied') expect(best.applied).toBe('own')
        },
      ),
      { numRuns: 500 },
    )
  })
})
