export type CsvCell = string | number

// A spreadsheet runs a cell that begins like this as a formula, and a tab or line break can hide its beginning.
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u
const QUOTED = /[",\r\n]/u

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns rows as CSV (RFC 4180). A text that begins like a formula gets an apostrophe in front; numbers stay as they are. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}
