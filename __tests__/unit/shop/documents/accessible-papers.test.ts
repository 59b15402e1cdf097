import sharp from 'sharp'

import { drawBuildSheet } from '@/server/after-sale/documents/draw/draw-build-sheet'
import { drawDeliveries } from '@/server/after-sale/documents/draw/draw-deliveries'
import { drawDocument } from '@/server/after-sale/documents/draw/draw-document'
import { drawLabel } from '@/server/after-sale/documents/draw/draw-label'
import { drawLegalDocument } from '@/server/after-sale/documents/draw/draw-legal-document'
import { drawPackingSlip } from '@/server/after-sale/documents/draw/draw-packing-slip'
import { AT, aContent, aDocumentLine, anInvoice } from '@/__tests__/support/orders/documents'
import { aLineRow, anOrderRow } from '@/__tests__/support/orders/order-rows'
import { pdfText, readPdf, type PdfElement } from '@/__tests__/support/pdf-text'
import { TEST_SELLER } from '@/__tests__/support/seller'

const parcel = {
  ...{ id: 1, order_id: 1, number: 1, carrier_title: 'UPS', tracking: '1Z9', frames: ['NK-F-1'] },
  ...{ shipped_at: AT, delivered_at: null, items: [{ position: 0, title: 'Nyx', count: 1 }] },
} as never
const facts = {
  ...{ order: anOrderRow(), parcel, parcels: [parcel], seller: TEST_SELLER, at: AT },
  ...{ address: ['Ada Rider', '1 Main Street'], rest: [{ title: 'Lock', count: 2 }] },
}

const textOf = (part: PdfElement | string): string =>
  typeof part === 'string' ? part : part.children.map(textOf).join(' ')

/** Returns one text per element that screen readers read, in their order. */
function outline({ role, alt, children }: PdfElement): string[] {
  if (role === 'Figure') return [`Figure ${alt}`]
  const cells = children.map(textOf).join(' | ')
  if (role === 'TR') return [`TR ${cells}`]
  const inside = children.flatMap((child) => (typeof child === 'string' ? [] : outline(child)))
  return inside.length > 0 ? inside : [`${role} ${cells}`]
}

const readAloud = (file: Buffer) => readPdf(file).structure.flatMap(outline)

async function aSheet() {
  const color = { width: 160, height: 99, channels: 3, background: '#c04040' } as const
  const picture = await sharp({ create: color }).jpeg().toBuffer()
  const rows = [{ label: 'Fork', text: 'Air 160' }]
  const line = aLineRow({ build_sheet: { rows, prices: [] } })
  return drawBuildSheet({ order: anOrderRow(), line, seller: TEST_SELLER, picture })
}
const aNote = () => {
  const content = aContent({ invoice_number: 7, settled: [] })
  return drawDocument({ ...anInvoice(), kind: 'credit_note', content })
}

const aLegalDocument = (source: string) =>
  drawLegalDocument({
    ...{ title: 'Warranty', at: AT, source, origin: 'https://shop.test' },
    foot: 'Warranty of November 20, 2026',
  })

test.each([
  ['Invoice INV-000007', () => drawDocument(anInvoice()), ['Invoice', 'Billed to', 'Delivered to']],
  ['Credit note CN-000007', aNote, ['Credit note', 'For']],
  ['Build sheet NK-100001', aSheet, ['Build sheet']],
  [
    'Packing slip NK-100001, parcel 1',
    () => drawPackingSlip(facts),
    ['Packing slip', 'In this parcel', 'Still to come'],
  ],
  ['Label NK-100001, parcel 1', () => drawLabel(facts), ['To']],
  [
    'Warranty',
    () => aLegalDocument('## Covered\n\nAll.\n\n## Not covered\n\nWear.'),
    ['Warranty', 'Covered', 'Not covered'],
  ],
  [
    'Deliveries of order NK-100001',
    () => drawDeliveries(facts),
    ['Record of deliveries', 'Shipping address of the order', 'Parcel 1'],
  ],
])('%s has a title, a language, and headings in order', async (title, draw, headings) => {
  const file = await draw()
  const { info, markInfo, preferences, structure } = readPdf(file)
  expect(info).toMatchObject({ Title: title, Language: 'en-US' })
  expect([markInfo?.Marked, preferences?.DisplayDocTitle]).toEqual([true, true])
  const [first, ...others] = headings
  expect(structure.flatMap(outline).filter((text) => /^H\d/.test(text))).toEqual([
    `H1 ${first}`,
    ...others.map((heading) => `H2 ${heading}`),
  ])
  expect(file.equals(await draw())).toBe(true)
})

test('an invoice is read with the cells of its tables in order', async () => {
  const file = await drawDocument(anInvoice())
  const read = readAloud(file)
  expect(read.slice(read.indexOf('H2 Delivered to'))).toEqual([
    'H2 Delivered to',
    'P Same as billing address',
    'TR Number | INV-000007',
    'TR Date | November 20, 2026',
    'TR Order | NK-100001',
    'TR Ordered | November 20, 2026',
    'TR Delivery | January 11, 2027',
    'TR Item | Qty | Price | Discount | Amount',
    'TR Nyx Size M, Moss | 2 | $2,000.00 | −$400.00 | $4,000.00',
    'TR Subtotal | $4,000.00',
    'TR Discount | −$400.00',
    'TR Shipping | $99.00',
    'TR Net amount | $3,699.00',
    'TR Sales tax 8% (New York) | $295.92',
    'TR Total | $3,994.92',
    'TR Paid: Store credit | $50.00',
    'TR Paid: Test payment | $3,944.92',
    'Caption All amounts in USD.',
    expect.stringMatching(/^P Invoice INV-000007 · /),
  ])
  const source = file.toString('latin1')
  expect(source.match(/\/Scope \/Column/g)).toHaveLength(5)
  expect(source.match(/\/Scope \/Row/g)).toHaveLength(14)
})

test('an invoice over pages is one table, and repeated heads and page numbers are not read', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => aDocumentLine(`Bike ${index + 1}`))
  const file = await drawDocument(anInvoice({ lines }))
  const { pages, structure } = readPdf(file)
  expect(pages.length).toBeGreaterThan(2)
  const read = structure.flatMap(outline)
  const bikes = read.flatMap((text) => /^TR (Bike \d+) .* \| 2 \|/.exec(text)?.[1] ?? [])
  expect(bikes).toEqual(lines.map(({ title }) => title))
  expect(read.filter((text) => text.startsWith('TR Item'))).toHaveLength(1)
  expect(read.filter((text) => text.includes('Page '))).toEqual([])
  expect(read.filter((text) => text.startsWith('P Invoice INV'))).toHaveLength(1)
  // The tables of facts, lines and amounts.
  expect(file.toString('latin1').match(/\/S \/Table/g)).toHaveLength(3)
})

test('the picture of a bike has an alternative text after the facts', async () => {
  const read = readAloud(await aSheet())
  expect(read.slice(read.indexOf('H1 Build sheet'))).toEqual([
    'H1 Build sheet',
    'P Nyx · 2 bikes',
    'P Order NK-100001',
    'P November 20, 2026',
    'Figure The Nyx as ordered',
    'TR Fork | Air 160',
    expect.stringMatching(/^P Build sheet NK-100001 · /),
  ])
})

test('a packing slip is read as tables of items', async () => {
  const read = readAloud(await drawPackingSlip(facts))
  expect(read.filter((text) => text.startsWith('TR'))).toEqual(['TR Nyx | 1 ×', 'TR Lock | 2 ×'])
})

test('a legal document is read with its lists, tables, quotes and the addresses of its links', async () => {
  const source = [
    'You have **14 days**,\nno reason [needed](/rrpolicy): <a@b.test>',
    '3. Tell us.\n4. Send it back.\n   - By carrier.',
    '> To Fixture Bikes Inc.',
    '| Bike | Term |\n| - | - |\n| Nyx | 2 years |',
    'Frame\n: Ten years',
    '![A frame](/pictures/frame.jpg)\\\nHere [above](#top).',
  ].join('\n\n')
  expect(readAloud(await aLegalDocument(source))).toEqual([
    'H1 Warranty',
    'P You have 14 days, no reason needed (https://shop.test/rrpolicy): a@b.test',
    'Lbl 3.',
    'P Tell us.',
    'Lbl 4.',
    'P Send it back.',
    'Lbl •',
    'P By carrier.',
    'P To Fixture Bikes Inc.',
    'TR Bike | Term',
    'TR Nyx | 2 years',
    'P Frame',
    'P Ten years',
    'P A frame Here above.',
    'P Warranty of November 20, 2026',
  ])
})

test('no word of a legal document is lost at the end of a page, however long its paragraphs are', async () => {
  const words = Array.from({ length: 1_500 }, (_, index) => `word${index}`)
  const row = `| ${words.slice(0, 400).join(' ')} | x |`
  const source = `${words.join(' ')}\n\n| a | b |\n| - | - |\n${row}\n${row}`
  const pages = pdfText(await aLegalDocument(source))
  expect(pages.length).toBeGreaterThan(2)
  const text = pages.join(' ')
  for (const word of words) expect(text).toContain(`${word} `)
  expect(text.match(/word399 /g)).toHaveLength(3)
})
