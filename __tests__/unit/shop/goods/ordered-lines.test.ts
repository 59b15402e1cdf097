import fc from 'fast-check'

import { percentOff } from '@/domain/shop/goods/bundle'
import { addCents, cents, splitCents, timesCents, type Cents } from '@/domain/kit/money'
import { boughtThings } from '@/domain/shop/goods/ordered-bundle'
import { orderTitle } from '@/domain/shop/orders/order-title'
import {
  bundlePieces,
  pricePieces,
  refundableBundles,
  refundablePieces,
  refundValues,
  type PieceLocation,
} from '@/domain/office/refund/refund'
import { needsOf, type PricedLine, type PricedPart } from '@/server/pricing/cart/priced-line'
import { orderedLines } from '@/server/pricing/cart/ordered-lines'

const OPTIONS = { color: null, size: null, upgrades: [] }

function aPart(product_id: number, count: number, price: number): PricedPart {
  return {
    ...{ product_id, count, price: cents(price), kind: 'accessory', sku: `product:${product_id}` },
    ...{ title: `Part ${product_id}`, description: '', thumbnail: '', options: OPTIONS },
  }
}

interface Given {
  parts: PricedPart[]
  count: number
  price: number
  discount: number
}

function aLine({ parts, count, price, discount }: Given): PricedLine {
  const total = timesCents(cents(price), count)
  return {
    ...{ product_id: 1, kind: 'accessory', title: 'Set', description: '', thumbnail: '' },
    ...{ bike_slug: null, build: null, variant: null, options: OPTIONS, count },
    ...{ price: cents(price), total_price: total, discount: cents(Math.min(discount, total)) },
    ...{ shown_price: cents(price), shown_total_price: total, problem: null, fix: null },
    ...{ sku: parts.length > 0 ? null : 'product:1', parts, build_sheet: null },
    ...{ order_bike_id: null, gift: null, contents: null, taxes: [] },
  }
}

const part = fc.record({
  count: fc.integer({ min: 1, max: 10 }),
  price: fc.integer({ min: 1, max: 99_999 }),
})
const input = fc
  .record({
    parts: fc.array(part, { minLength: 0, maxLength: 8 }),
    count: fc.integer({ min: 1, max: 20 }),
    share: fc.integer({ min: 0, max: 10_000 }),
    discount: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ parts, count, share, discount }) => {
    const priced = parts.map((one, index) => aPart(100 + index, one.count, one.price))
    const apart = priced.reduce((sum, one) => sum + one.count * one.price, 0)
    return aLine({ parts: priced, count, price: Math.floor((apart * share) / 10_000), discount })
  })
const sum = (amounts: readonly Cents[]) => addCents(...amounts)

test('what the parts of any bundles have adds up to price and discount of their lines, and none has less than nothing', () => {
  fc.assert(
    fc.property(fc.array(input, { minLength: 1, maxLength: 5 }), (lines) => {
      const ordered = orderedLines(lines)
      expect(sum(ordered.map((one) => one.total_price))).toBe(
        sum(lines.map((one) => one.total_price)),
      )
      expect(sum(ordered.map((one) => one.discount))).toBe(sum(lines.map((one) => one.discount)))
      for (const one of ordered) {
        expect(one.discount).toBeLessThanOrEqual(one.total_price)
        expect(one.discount).toBeGreaterThanOrEqual(0)
      }
      const things = boughtThings(ordered)
      expect(things).toHaveLength(lines.length)
      const needed = (some: readonly PricedLine[]) => {
        return some.flatMap(needsOf).reduce((all, { count }) => all + count, 0)
      }
      expect(needed(ordered)).toBe(needed(lines))
    }),
  )
})

interface Sold {
  lines: PricedLine[]
  tax: number
  shipping: number
  picks: number[]
}

function rowsOf(lines: PricedLine[]) {
  return orderedLines(lines).map((line, position) => ({
    ...{ position, product_id: line.product_id, order_bike_id: null, count: line.count },
    ...{ total_cents: line.total_price, discount_cents: line.discount },
    ...{ shipped_count: 0, canceled_count: 0, refunded_count: 0, bundle: line.bundle },
  }))
}

test('pieces of any bundles that go back in any steps add up to what was charged, to the cent', () => {
  const sold = fc.record({
    lines: fc.array(input, { minLength: 1, maxLength: 4 }),
    ...{ tax: fc.nat(90_000), shipping: fc.nat(9_900) },
    picks: fc.array(fc.nat(1_000), { minLength: 300, maxLength: 300 }),
  })
  fc.assert(
    fc.property(sold, ({ lines, tax, shipping, picks }: Sold) => {
      const rows = rowsOf(lines)
      const net = sum(rows.map((row) => cents(row.total_cents - row.discount_cents)))
      // If nothing is charged for goods and shipping, there is nothing to tax.
      const taxed = net + shipping > 0 ? tax : 0
      const order = {
        tax_cents: cents(taxed),
        shipping_cents: cents(shipping),
        assembly_cents: cents(0),
      }
      const values = refundValues(rows, order)
      expect(sum([...values.lines, values.shipping])).toBe(net + taxed + shipping)
      let back = 0
      for (const pick of [...picks, ...rows.map(() => 0)]) {
        const open = rows.filter(({ count, canceled_count }) => canceled_count < count)
        const row = open[pick % Math.max(1, open.length)]
        if (!row) break
        const count = pick === 0 ? row.count - row.canceled_count : 1
        const chosen = [{ position: row.position, place: 'open' as PieceLocation, count }]
        const [refunded] = pricePieces(rows, { values: values.lines, chosen }) ?? []
        expect(refunded?.amount).toBeGreaterThanOrEqual(0)
        back += refunded?.amount ?? 0
        row.canceled_count += count
      }
      for (const row of rows) {
        const count = row.count - row.canceled_count
        if (count === 0) continue
        const chosen = [{ position: row.position, place: 'open' as PieceLocation, count }]
        back += pricePieces(rows, { values: values.lines, chosen })?.[0]?.amount ?? 0
      }
      expect(back).toBe(sum(values.lines))
    }),
  )
})

test('a whole bundle goes back for its price to the cent, one after the other', () => {
  const sold = fc.array(input, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(sold, (lines) => {
      const rows = rowsOf(lines)
      const free = { tax_cents: cents(0), shipping_cents: cents(0), assembly_cents: cents(0) }
      const values = refundValues(rows, free)
      for (const { bundle, lines: parts } of boughtThings(rows)) {
        if (!bundle) continue
        const due = sum(parts.map((row) => cents(row.total_cents - row.discount_cents)))
        const each = splitCents(
          due,
          Array.from({ length: bundle.count }, () => 1),
        )
        for (const price of each) {
          const [whole] = refundableBundles(rows).filter(({ number }) => number === bundle.number)
          const left = rows.map((row) => ({ position: row.position, ...refundablePieces(row) }))
          const pieces = bundlePieces({ parts: whole?.parts ?? [] }, { lines: left, count: 1 })
          const chosen = pieces.filter(({ count }) => count > 0)
          const priced = pricePieces(rows, { values: values.lines, chosen }) ?? []
          expect(sum(priced.map(({ amount }) => amount))).toBe(price)
          for (const { position, count } of chosen) {
            const row = rows.find((one) => one.position === position)
            if (row) row.canceled_count += count
          }
        }
        expect(refundableBundles(rows).some(({ number }) => number === bundle.number)).toBe(false)
      }
    }),
  )
})

test('a percentage is taken off half a cent up', () => {
  expect(percentOff(cents(32_600), 1_500)).toBe(27_710)
  expect(percentOff(cents(333), 5_000)).toBe(167)
  expect(percentOff(cents(1), 9_000)).toBe(0)
})

test('an order is called by its bundle, which is one item however many parts it has', () => {
  const set = aLine({
    parts: [aPart(5, 2, 100), aPart(6, 1, 100)],
    count: 1,
    price: 250,
    discount: 0,
  })
  expect(orderTitle(orderedLines([set]))).toBe('Set')
  const two = orderedLines([
    { ...set, count: 2 },
    aLine({ parts: [], count: 3, price: 5, discount: 0 }),
  ])
  expect(orderTitle(two)).toBe('2 × Set and 3 more')
})

test('a part has its share by what it costs by itself, and the odd cent goes to the largest remainder', () => {
  const parts = [aPart(5, 1, 200), aPart(6, 1, 100)]
  const [first, second] = orderedLines([aLine({ parts, count: 1, price: 101, discount: 10 })])
  expect([first?.total_price, second?.total_price]).toEqual([67, 34])
  expect([first?.discount, second?.discount]).toEqual([7, 3])
  expect(first?.bundle).toMatchObject({ number: 1, count: 1, price: 101, each: 1 })
})
