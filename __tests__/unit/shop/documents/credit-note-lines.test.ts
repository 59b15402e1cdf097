import fc from 'fast-check'

import { addCents, cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { pricePieces, refundValues } from '@/domain/office/refund/refund'
import { splitByItem, type RefundedAmounts } from '@/domain/office/refund/refunded-amounts'
import type { LineRow } from '@/server/orders'
import { creditNoteContent } from '@/server/after-sale/documents/credit-note-content'
import { drawDocument } from '@/server/after-sale/documents/draw/draw-document'
import type { CreditedAmounts } from '@/server/after-sale/documents/queries'
import { draws } from '@/__tests__/support/draws'
import { AT, anInvoice, TAX } from '@/__tests__/support/orders/documents'
import { aLineRow } from '@/__tests__/support/orders/order-rows'
import { pdfText } from '@/__tests__/support/pdf-text'
import { TEST_SELLER } from '@/__tests__/support/seller'

const NOTHING: CreditedAmounts = { net: ZERO, tax: ZERO, total: ZERO, taxes: [] }

interface Sold {
  lines: { count: number; price: number; off: number }[]
  shipping: number
  assembly: number
}

function sell({ lines: sold, shipping, assembly }: Sold) {
  const lines = sold.map(({ count, price, off }, position) => {
    const total = cents(price * count)
    const discount_cents = cents(Math.floor((total * off) / 100))
    const amounts = { price_cents: cents(price), total_cents: total, discount_cents }
    return aLineRow({ position, count, title: `Bike ${position}`, ...amounts })
  })
  const goods = lines.map((line) => subtractCents(line.total_cents, line.discount_cents))
  const fees = { shipping_cents: cents(shipping), assembly_cents: cents(assembly) }
  const net = addCents(...goods, fees.shipping_cents, fees.assembly_cents)
  const tax = cents(Math.round(net * 0.08))
  const invoice = anInvoice()
  const taxes = [{ ...TAX, base: net, tax }]
  Object.assign(invoice.content.amounts, { net, tax, total: addCents(net, tax), taxes })
  return { lines, invoice, values: refundValues(lines, { ...fees, tax_cents: tax }) }
}

interface Credit {
  invoice: ReturnType<typeof anInvoice>
  before: CreditedAmounts
  amount: Cents
  refunded: RefundedAmounts<LineRow>
}

const noteOf = ({ invoice: invoiced, ...credit }: Credit) =>
  creditNoteContent({
    ...{ invoiced, ...credit, about: '', to: 'provider', seller: TEST_SELLER, at: AT },
  })

/** Refunds some units of each line, and all of shipping and assembly if `fees` is set. */
function refundOf(
  { lines, values }: ReturnType<typeof sell>,
  { counts, fees }: { counts: readonly number[]; fees: boolean },
) {
  const chosen = lines.map(({ position, count, canceled_count }, index) => {
    const left = count - canceled_count
    return { position, place: 'open' as const, count: Math.min(left, counts[index] ?? left) }
  })
  const priced = pricePieces(lines, { values: values.lines, chosen }) ?? []
  const ofItems = addCents(...priced.map(({ amount }) => amount))
  const [shipping, free] = fees ? [values.shipping, values.assembly] : [ZERO, ZERO]
  const items = splitByItem(ofItems, { lines, values: values.lines, chosen })
  return { chosen, refunded: { items, shipping, free }, amount: addCents(ofItems, shipping, free) }
}

test('the lines of any refunds and their shipping add up to the net of each note', () => {
  const line = fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 1, max: 700_000 }),
    off: fc.integer({ min: 0, max: 90 }),
  })
  const order = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    ...{ shipping: fc.nat(9_900), assembly: fc.nat(20_000) },
  })
  const counts = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(order, fc.array(counts, { maxLength: 3 }), (sold, steps) => {
      const shop = sell(sold)
      let before = NOTHING
      // The last refund is of everything that is left.
      for (const step of [...steps, []]) {
        const fees = step.length === 0
        const { chosen, refunded, amount } = refundOf(shop, { counts: step, fees })
        const { lines, amounts } = noteOf({ invoice: shop.invoice, before, amount, refunded })
        const [net, tax] = [
          addCents(...lines.map(({ total }) => total), amounts.shipping),
          amounts.tax,
        ]
        if (before.total > 0 || !fees) {
          expect(amounts).toMatchObject({ net, total: amount, discount: 0 })
          expect(addCents(net, tax)).toBe(amount)
          const rest = refunded.free > 0 ? [['Refund', 1]] : []
          const taken = chosen.filter(({ count }) => count > 0)
          const named = taken.map(({ position, count }) => [`Bike ${position}`, count])
          expect(lines.map(({ title, count }) => [title, count])).toEqual([...named, ...rest])
          taken.forEach(({ position, count }, index) => {
            const row = shop.lines[position]
            if (!row) throw new Error('No line.')
            const price = ((row.total_cents - row.discount_cents) * count) / row.count
            expect(Math.abs((lines[index]?.total ?? 0) - price)).toBeLessThan(6)
          })
        }
        for (const { position, count } of chosen) {
          const row = shop.lines[position]
          if (row) row.canceled_count += count
        }
        before = {
          ...{ net: addCents(before.net, amounts.net), tax: addCents(before.tax, tax) },
          ...{ total: addCents(before.total, amount), taxes: [] },
        }
      }
      expect(before.total).toBe(shop.invoice.content.amounts.total)
    }),
    { numRuns: draws({ few: 200, many: 10_000 }) },
  )
})

test('a note names each item with its quantity, and shipping', async () => {
  const lines = [
    { count: 2, price: 200_000, off: 10 },
    { count: 3, price: 12_900, off: 0 },
  ]
  const shop = sell({ lines, shipping: 9_900, assembly: 0 })
  const { refunded, amount } = refundOf(shop, { counts: [1, 2], fees: true })
  const content = noteOf({ invoice: shop.invoice, before: NOTHING, amount, refunded })
  const [page = ''] = pdfText(await drawDocument({ ...anInvoice(), kind: 'credit_note', content }))
  for (const part of [
    'Bike 0 Size M, Moss 1 $1,800.00 – $1,800.00',
    'Bike 1 Size M, Moss 2 $129.00 – $258.00',
    'Subtotal $2,058.00',
    'Shipping $99.00',
    'Net amount $2,157.00',
  ]) {
    expect(page).toContain(part)
  }
})
