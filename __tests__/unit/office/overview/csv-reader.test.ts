import { Readable } from 'node:stream'

import fc from 'fast-check'

import { csvOf } from '@/domain/office/kit/csv'
import { inertCell, plainCell } from '@/domain/office/kit/csv-cell'
import { columnsHint, requireColumns } from '@/server/office/csv/read-row'
import { CsvError, openTable } from '@/server/office/csv/read-table'

function piecesOf(text: string, size: number): string[] {
  // Splits by code point, because a decoder never splits one.
  const signs = [...text]
  const count = Math.ceil(signs.length / size)
  return Array.from({ length: count }, (_, at) => signs.slice(at * size, (at + 1) * size).join(''))
}

async function readAll(text: string, pieceSize = text.length || 1) {
  const { columns, lines } = await openTable(Readable.from(piecesOf(text, pieceSize)))
  const read = []
  for await (const line of lines) read.push(line)
  return { columns, lines: read }
}

/** Returns cells in column order, or the fault of a line. */
async function cellsIn(text: string): Promise<(string[] | string)[]> {
  const { columns, lines } = await readAll(text)
  return lines.map(({ cells, fault }) => fault || columns.map((name) => cells[name] ?? ''))
}

test.each([1, 2, 3, 1_000])(
  'quotes, line breaks in cells and every line end are read, with the line that a record begins in (pieces of %i)',
  async (size) => {
    const text = '\uFEFFa,b\r\n1,"x, ""y"""\r\n\r\n2,"two\nlines"\n3,\r4,end'
    const { columns, lines } = await readAll(text, size)
    expect(columns).toEqual(['a', 'b'])
    expect(lines.map(({ line, cells }) => [line, cells.a, cells.b])).toEqual([
      [2, '1', 'x, "y"'],
      [4, '2', 'two\nlines'],
      [6, '3', ''],
      [7, '4', 'end'],
    ])
  },
)

test.each([
  ['a;b\n1;2', 'semicolons'],
  ['a\tb\n1\t2', 'tabs'],
  ['sep=;\r\na;b\r\n1;2', 'the separator that Excel names'],
  ['"sep=;"\na;b\n1;2', 'the same in quotes'],
  ['SEP=|\na|b\n1|2', 'any sign that is named'],
  ['A , B\n"1" ,"2" \n', 'blanks around quotes'],
  ['a,b\n1,2\n,\n , \n""," "\n', 'rows without a value'],
  ['a,b,,\n1,2,,\n', 'columns without a name or a value'],
])('%j is read: %s', async (text) => {
  const { columns, lines } = await readAll(text)
  expect(columns.slice(0, 2)).toEqual(['a', 'b'])
  expect(lines).toEqual([expect.objectContaining({ cells: { a: '1', b: '2' }, fault: '' })])
})

test('a line of more or fewer cells than the head is refused, and those around it are read', async () => {
  expect(await cellsIn('part,version,price\n1,,24,90\n2,,24.90\n3,x\n4,,1,299.00\n5,,7')).toEqual([
    'It has 4 cells, but the first line names 3 columns.',
    ['2', '', '24.90'],
    'It has 2 cells, but the first line names 3 columns.',
    'It has 4 cells, but the first line names 3 columns.',
    ['5', '', '7'],
  ])
  expect(await cellsIn('a,,b\n1,x,2')).toEqual(['Cell 2 is in a column without a name.'])
})

test.each([
  ['a,b,a\n1,2,3', 'Its first line names the column a twice.'],
  ['on_hand,On_Hand \n1,2', 'Its first line names the column on_hand twice.'],
  ['a,b\n"1,2', 'A quote from line 2 on isn’t closed.'],
  ['a,b\n1,2\n"1"x,2', 'A quote in line 3 is neither at the edge'],
  ['sep=,\na,b\n5" tube,2', 'A quote in line 3 is neither at the edge'],
  [`a\n"${'x'.repeat(100_100)}"`, 'doesn’t end'],
  ['x'.repeat(100_100), 'doesn’t end'],
  ['PK\u0003\u0004…', 'It’s an Excel workbook'],
])('what is no table is refused with a reason (%#)', async (text, message) => {
  const reading = readAll(text, 50_000)
  await expect(reading).rejects.toThrow(CsvError)
  await expect(reading).rejects.toThrow(message)
})

test('columns that an import doesn’t read are named, missing ones refused', () => {
  expect(columnsHint('prices', ['part_number', 'price', 'prize', ''])).toBe(
    'Columns that aren’t read: prize.',
  )
  expect(columnsHint('prices', ['price', 'part_number'])).toBe('')
  expect(() => requireColumns('prices', ['part_number', 'prize'])).toThrow('the columns price.')
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\'",; a1＝') }),
)

test('what is written is read, whatever is in it and however it is cut', async () => {
  const rows = fc.array(fc.tuple(fc.constant('k'), cell, cell), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 7 }), async (input, pieceSize) => {
      const text = csvOf([['key', 'first', 'second'], ...input])
      const { lines } = await readAll(text, pieceSize)
      expect(lines.map(({ cells }) => [cells.key, cells.first, cells.second])).toEqual(input)
    }),
  )
})

test('no cell begins like a formula, and its apostrophe comes off again', () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect(inertCell(text)).not.toMatch(/^\s*[=+\-@＝＋－＠]/u)
      expect(plainCell(inertCell(text))).toBe(text)
    }),
  )
  expect(inertCell("'=1+1")).toBe("''=1+1")
})
