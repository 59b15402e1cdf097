import fc from 'fast-check'
import sharp from 'sharp'

import { addCents, cents, ZERO, type Cents } from '@/domain/kit/money'
import { sumTaxes, totalTax } from '@/domain/shop/tax/tax'
import type { DocumentContent, DocumentRow } from '@/server/kernel/db/schema/orders/documents'
import { creditNoteContent } from '@/server/after-sale/documents/credit-note-content'
import type { CreditedAmounts } from '@/server/after-sale/documents/queries'
import { drawBuildSheet } from '@/server/after-sale/documents/draw/draw-build-sheet'
import { drawDocument } from '@/server/after-sale/documents/draw/draw-document'
import { AT, TAX, aDocumentLine, anInvoice } from '@/__tests__/support/orders/documents'
import { pdfText } from '@/__tests__/support/pdf-text'
import { aLineRow, anOrderRow } from '@/__tests__/support/orders/order-rows'
import { TEST_SELLER } from '@/__tests__/support/seller'

describe('an invoice', () => {
  it('prints seller, buyer, lines, discount, tax with its rate, total and how it was paid', async () => {
    const [page = ''] = pdfText(await drawDocument(anInvoice()))
    for (const part of [
      'Fixture Bikes Inc.',
      'US-TEST-1',
      'INV-000007',
      'NK-100001',
      'Ada Rider',
      'Nyx',
      '$4,000.00',
      '−$400.00',
      '$99.00',
      '$3,699.00',
      'Sales tax 8% (New York)',
      '$295.92',
      '$3,994.92',
      'Paid: Store credit $50.00',
      'Paid: Test payment $3,944.92',
      'Page 1 of 1',
    ]) {
      expect(page).toContain(part)
    }
  })

  it('is the same to the byte whenever it is drawn', async () => {
    expect(await drawDocument(anInvoice())).toEqual(await drawDocument(anInvoice()))
  })

  it('with 50 lines goes over pages that each name the columns and their number', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => aDocumentLine(`Bike ${index + 1}`))
    const pages = pdfText(await drawDocument(anInvoice({ lines })))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      if (page.includes('Bike ')) expect(page).toContain('Qty Price Discount Amount')
    })
    const all = pages.join(' ')
    for (const { title } of lines) expect(all).toContain(title)
    expect(pages.at(-1)).toContain('$3,994.92')
  })

  it('draws names beyond Latin-1, and breaks a word that is longer than a line', async () => {
    const address = ['Łukasz Żółć', 'Đặng Иван', '中', 'x'.repeat(120), 'Poland']
    const [page = ''] = pdfText(await drawDocument(anInvoice({ buyer: { email: '', address } })))
    const letters = page.replaceAll(' ', '')
    for (const part of ['ŁukaszŻółć', 'ĐặngИван', '中', 'x'.repeat(120), 'Poland']) {
      expect(letters).toContain(part)
    }
  })
})

const NOTHING: CreditedAmounts = { net: ZERO, tax: ZERO, total: ZERO, taxes: [] }

describe('a credit note', () => {
  const noteOf = (invoice: DocumentRow, before: CreditedAmounts, amount: Cents) =>
    creditNoteContent({
      ...{
        about: '',
        refunded: null,
        invoiced: invoice,
        before,
        amount,
        to: 'provider',
        seller: TEST_SELLER,
      },
      at: AT,
    })

  const printed = async (content: DocumentContent) =>
    pdfText(await drawDocument({ ...anInvoice(), kind: 'credit_note', content })).join(' ')

  it('of the whole order names its invoice, every line and fee, tax and where the money goes', async () => {
    const invoice = anInvoice()
    const { amounts } = invoice.content
    amounts.assembly = { title: 'Assembly by Harbor Cycles', amount: cents(14_900) }
    const content = noteOf(invoice, NOTHING, amounts.total)
    expect(content.amounts).toEqual(amounts)
    const page = await printed(content)
    for (const part of [
      'Credit note',
      'CN-000007',
      'INV-000007',
      'Nyx',
      'Subtotal $4,000.00',
      'Discount −$400.00',
      'Shipping $99.00',
      'Assembly by Harbor Cycles $149.00',
      'Net amount $3,699.00',
      '$295.92',
      'Total credited $3,994.92',
      'To your original payment method',
    ]) {
      expect(page).toContain(part)
    }
  })

  it('of a part is one line with its share of the tax', async () => {
    const page = await printed(noteOf(anInvoice(), { ...NOTHING, total: cents(1) }, cents(39_949)))
    expect(page).toContain('Refund')
    expect(page).toContain('Total credited $399.49')
    for (const part of ['Nyx', 'Subtotal', 'Shipping']) expect(page).not.toContain(part)
  })

  it('splits any refunds so that their taxes add up to the taxes of the invoice', () => {
    const amounts = fc.record({
      net: fc.integer({ min: 0, max: 5_000_000 }),
      parts: fc.array(fc.integer({ min: 0, max: 700_000 }), { minLength: 1, maxLength: 3 }),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(amounts, ({ net, parts, cuts }) => {
        const taxes = parts.map((part, index) => ({
          ...{ ...TAX, rate: index, base: cents(net), tax: cents(part) },
        }))
        const tax = totalTax(taxes)
        const total = net + tax
        const invoice = anInvoice()
        Object.assign(invoice.content.amounts, { net, tax, total, taxes })
        const steps = [...cuts.map((cut) => Math.floor(cut * total)), total].sort((a, b) => a - b)
        let credited = NOTHING
        for (const step of steps) {
          const note = noteOf(invoice, credited, cents(step - credited.total)).amounts
          const own = note.taxes ?? []
          expect([note.tax, note.net].every((amount) => amount >= 0)).toBe(true)
          expect(totalTax(own)).toBe(note.tax)
          credited = {
            net: addCents(credited.net, note.net),
            tax: addCents(credited.tax, note.tax),
            total: addCents(credited.total, note.total),
            taxes: sumTaxes([...credited.taxes, ...own]),
          }
        }
        expect(credited).toEqual({ net, tax, total, taxes })
      }),
    )
  })
})

test('a build sheet with a picture holds it as it is, and all parts on one page', async () => {
  const ground = { width: 1600, height: 987, channels: 3, background: '#c04040' } as const
  const picture = await sharp({ create: ground }).jpeg().toBuffer()
  const rows = Array.from({ length: 18 }, (_, i) => ({ label: `Part ${i}`, text: `Made ${i}` }))
  const line = aLineRow({ build_sheet: { rows, prices: [] } })
  const sheet = { order: anOrderRow(), line, seller: TEST_SELLER }
  const shown = await drawBuildSheet({ ...sheet, picture })
  expect(shown.includes(picture)).toBe(true)
  const pages = pdfText(shown)
  expect(pages).toHaveLength(1)
  for (const { label, text } of rows) expect(pages[0]).toContain(`${label} ${text}`)
  const bare = await drawBuildSheet({ ...sheet, picture: null })
  expect(bare.includes('DCTDecode')).toBe(false)
})

test('a build sheet prints every part of the bike', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => ({ label: `Part ${i}`, text: `Made ${i}` }))
  const line = aLineRow({ build_sheet: { rows, prices: [] } })
  const order = anOrderRow()
  const pages = pdfText(await drawBuildSheet({ order, line, seller: TEST_SELLER, picture: null }))
  for (const { label, text } of rows) expect(pages.join(' ')).toContain(`${label} ${text}`)
  expect(pages[0]).toContain('2 bikes')
  expect(pages[0]).toContain(order.number)
})
