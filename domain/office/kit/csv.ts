import { inertCell } from './csv-cell'

export type CsvCell = string | number

/** Cells that need quotes; parsers trim unquoted cells. */
const QUOTED = /[",\r\n]|^\s|\s$/u

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const safe = inertCell(cell)
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns rows as CSV (RFC 4180). Text that begins like a formula gets an apostrophe prefix; numbers are unchanged. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}
