import fc from 'fast-check'

import { addCents, cents, subtractCents, ZERO } from '@/domain/kit/money'
import { quoteOrder } from '@/domain/shop/checkout/quote'
import { taxesAt } from '@/domain/shop/tax/registration'
import { splitTaxes, sumTaxes, totalTax, type ChargedTax } from '@/domain/shop/tax/tax'
import { seedCountries } from '@/server/seed/data/countries'
import { anyBenefit } from '@/__tests__/support/catalog/any-benefit'
import { seedTaxes } from '@/__tests__/support/catalog/seed-catalog'

const TABLE = seedTaxes()
const ADDRESSES = [
  ...seedCountries.map((country) => ({ country, region: '', postcode: '' })),
  ...TABLE.registrations.flatMap(({ country_code, region }) => {
    const country = seedCountries.find(({ code }) => code === country_code)
    return region === null || !country ? [] : [{ country, region, postcode: '12207' }]
  }),
]

const carts = fc.record({
  address: fc.constantFrom(...ADDRESSES),
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 1_200_000 }).map(cents),
      count: fc.integer({ min: 1, max: 20 }),
      is_bike: fc.boolean(),
      is_digital: fc.boolean(),
      is_voucher: fc.boolean(),
      assembly: fc.integer({ min: 0, max: 20_000 }).map(cents),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  benefit: anyBenefit,
  taxesDelivery: fc.boolean(),
})

test('the taxes of lines and delivery add up to the order, its invoice and a report of 10,000 carts, to the cent', () => {
  const report: ChargedTax[] = []
  let discounts = 0
  let charged = ZERO
  fc.assert(
    fc.property(carts, ({ address, lines, benefit, taxesDelivery }) => {
      const taxes = taxesAt(TABLE, address, '2026-11-29').map((tax) => ({
        ...{ ...tax, taxes_delivery: taxesDelivery },
      }))
      const rule = {
        ...{ code: 'ten', ...benefit, kinds: [], product_ids: [], is_automatic: false },
        ...{
          country_ids: [],
          first_order: false,
          members_only: false,
          cap: null,
          threshold: ZERO,
          starts_at: null,
        },
        ...{ ends_at: null, is_active: true, max_uses_total: null, max_uses_per_customer: null },
      }
      const promo = {
        ...{ rule, code: 'ten', at: '2026-11-29T00:00:00.000Z' },
        ...{ is_exhausted: false, has_ordered: false, is_member: false },
      }
      const quote = quoteOrder(lines, { ...address.country, taxes }, promo)
      const own = [...quote.lines.flatMap((line) => line.taxes), ...quote.delivery_taxes]
      const invoice = sumTaxes(own)
      expect(totalTax(own)).toBe(quote.tax)
      expect(totalTax(invoice)).toBe(quote.tax)
      const net = subtractCents(quote.total, quote.tax)
      expect(addCents(quote.subtotal, quote.shipping, quote.assembly)).toBe(
        addCents(net, quote.discount),
      )
      const vouchers = addCents(
        ...quote.lines.map((line, at) => (lines[at]?.is_voucher ? line.total : ZERO)),
      )
      for (const one of invoice) {
        const free = addCents(vouchers, taxesDelivery ? ZERO : quote.shipping)
        expect(one.base).toBe(subtractCents(net, free))
        expect(one.tax).toBeGreaterThanOrEqual(0)
        if (address.country.prices_include_tax) continue
        expect(Math.abs(one.tax - (one.base * one.rate) / 1_000_000)).toBeLessThanOrEqual(0.5)
      }
      for (const [at, line] of quote.lines.entries()) {
        const parts = splitTaxes(line.taxes, [1, lines[at]?.count ?? 1])
        expect(totalTax(parts.flat())).toBe(totalTax(line.taxes))
      }
      report.push(...invoice)
      charged = addCents(charged, quote.tax)
      discounts += quote.discount
    }),
    { numRuns: 10_000 },
  )
  expect(totalTax(sumTaxes(report))).toBe(charged)
  expect(Math.min(charged, discounts)).toBeGreaterThan(0)
})
