import { CATALOG_KINDS, CSV_COLUMNS, kindsOfTable } from '@/domain/office/csv/csv-tables'

test.each(CATALOG_KINDS)('an export of %s is recognized by its columns', (kind) => {
  const isProduct = kind === 'accessories' || kind === 'spares'
  const expected = isProduct ? ['accessories', 'spares'] : [kind]
  for (const separator of [',', ';', '\t']) {
    expect(kindsOfTable(`${CSV_COLUMNS[kind].join(separator)}\r\n1`)).toEqual(expected)
  }
})

test.each([
  ['sep=;\r\n"SKU";"On_hand"\r\n', ['stock']],
  ['on_hand,title', []],
  ['', []],
])('%j is a table of %j', (text, kinds) => {
  expect(kindsOfTable(text)).toEqual(kinds)
})
