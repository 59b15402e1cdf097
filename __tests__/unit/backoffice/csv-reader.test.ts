import fc from 'fast-check'

import { csvOf } from '@/domain/csv'
import { inertCell, plainCell } from '@/domain/csv-cell'
import { CsvError, csvReader } from '@/domain/csv-reader'

function readAll(text: string, pieceSize = text.length || 1) {
  const reader = csvReader()
  const records = []
  for (let at = 0; at < text.length; at += pieceSize) {
    records.push(...reader.push(text.slice(at, at + pieceSize)))
  }
  return [...records, ...reader.end()]
}

test('quotes, line breaks in cells and every line end are read, with the line that a record begins in', () => {
  const text = '\uFEFFa,b\r\n1,"x, ""y"""\r\n\r\n2,"two\nlines"\n3,\r4,end'
  expect(readAll(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'x, "y"'] },
    { line: 4, cells: ['2', 'two\nlines'] },
    { line: 6, cells: ['3', ''] },
    { line: 7, cells: ['4', 'end'] },
  ])
})

test.each([
  ['a;b\n1;2', ';'],
  ['a\tb\n1\t2', 'tab'],
])('%j is separated by what its head has most of', (text) => {
  expect(readAll(text).map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test.each(['a,b\n"1,2', 'a,b\n"1"x,2', `a\n"${'x'.repeat(100_001)}"`, 'x'.repeat(100_001)])(
  'what is no table is refused (%#)',
  (text) => {
    expect(() => readAll(text)).toThrow(CsvError)
  },
)

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\'",; a1＝') }),
)

test('what is written is read, whatever is in it and however it is cut', () => {
  const rows = fc.array(fc.tuple(fc.constant('k'), cell, cell), { minLength: 1 })
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (given, pieceSize) => {
      const text = csvOf([['key', 'first', 'second'], ...given])
      const read = readAll(text, pieceSize).map(({ cells }) => cells.map(plainCell))
      expect(read).toEqual([['key', 'first', 'second'], ...given])
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
