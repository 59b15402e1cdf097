import fc from 'fast-check'
import { Readable } from 'node:stream'

import {
  CSV_DECIMALS,
  CSV_SEPARATORS,
  csvFormatOf,
  csvWriter,
  STANDARD_CSV,
} from '@/domain/office/kit/csv'
import { parseDollars } from '@/domain/kit/money'
import { openTable } from '@/server/office/csv/read-table'

const formats = fc.record({
  separator: fc.constantFrom(...CSV_SEPARATORS),
  decimal: fc.constantFrom(...CSV_DECIMALS),
  has_mark: fc.boolean(),
})
const cell = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', ',', ';', '\t', '"', '\n', '=', '1'),
})

it('an import reads a table that was written in any format, in all its cells', async () => {
  await fc.assert(
    fc.asyncProperty(
      formats,
      fc.array(fc.tuple(cell, fc.integer({ min: 0, max: 9_999_999 })), { minLength: 1 }),
      async (format, rows) => {
        const write = csvWriter(format)
        const text =
          write([['key', 'text', 'amount']]) +
          write(rows.map(([one, amount]) => ['k', one, amount / 100]))
        const { columns, lines } = await openTable(Readable.from([text]))
        expect(columns).toEqual(['key', 'text', 'amount'])
        const read = []
        for await (const { cells } of lines)
          read.push([cells.text, parseDollars(cells.amount ?? '')])
        expect(read).toEqual(rows.map(([one, amount]) => [one, amount]))
      },
    ),
    { numRuns: 100 },
  )
})

it('the byte order mark is written once, before the head', () => {
  const write = csvWriter({ ...STANDARD_CSV, has_mark: true })
  expect(write([['a', 'b']])).toBe('\uFEFFa,b\r\n')
  expect(write([['c', 1.5]])).toBe('c,1.5\r\n')
})

it('amounts have a decimal comma where the Excel of the office wants one', () => {
  const write = csvWriter({ separator: 'semicolon', decimal: 'comma', has_mark: false })
  expect(write([['Total', 12.5, -3]])).toBe('Total;12,5;-3\r\n')
})

it('a stored format that makes no sense is the standard one', () => {
  for (const stored of [undefined, null, 'x', {}, { separator: '|', decimal: 1, has_mark: 'no' }]) {
    expect(csvFormatOf(stored)).toEqual(STANDARD_CSV)
  }
})
