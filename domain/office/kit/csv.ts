import { inertCell } from './csv-cell'

export type CsvCell = string | number

export const CSV_SEPARATORS = ['comma', 'semicolon', 'tab'] as const
export const CSV_DECIMALS = ['point', 'comma'] as const

/** How the shop writes tables, so that the Excel of its staff opens them. */
export interface CsvFormat {
  separator: (typeof CSV_SEPARATORS)[number]
  decimal: (typeof CSV_DECIMALS)[number]
  /** Whether a byte order mark tells Excel that the table is in UTF-8. */
  has_mark: boolean
}

export const CSV_SETTING = 'csv'

export const STANDARD_CSV: CsvFormat = { separator: 'comma', decimal: 'point', has_mark: true }

const SIGNS = { comma: ',', semicolon: ';', tab: '\t' } as const
const MARK = '\uFEFF'

/** Returns a stored format; members that are missing or wrong are those of the standard. */
export function csvFormatOf(stored: unknown): CsvFormat {
  const { separator, decimal, has_mark } = (stored ?? {}) as Partial<
    Record<keyof CsvFormat, unknown>
  >
  return {
    separator: CSV_SEPARATORS.find((one) => one === separator) ?? STANDARD_CSV.separator,
    decimal: CSV_DECIMALS.find((one) => one === decimal) ?? STANDARD_CSV.decimal,
    has_mark: typeof has_mark === 'boolean' ? has_mark : STANDARD_CSV.has_mark,
  }
}

/** Cells that need quotes; parsers trim unquoted cells. */
const QUOTED = {
  comma: /[",\r\n]|^\s|\s$/u,
  semicolon: /[";\r\n]|^\s|\s$/u,
  tab: /["\t\r\n]|^\s|\s$/u,
}

/**
 * Returns rows as CSV (RFC 4180). Text that begins like a formula gets an apostrophe prefix; numbers only get the
 * format's decimal sign.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], format = STANDARD_CSV): string {
  const sign = SIGNS[format.separator]
  const cellOf = (cell: CsvCell): string => {
    const text = typeof cell === 'string' ? inertCell(cell) : numberText(cell, format)
    return QUOTED[format.separator].test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows.map((row) => `${row.map(cellOf).join(sign)}\r\n`).join('')
}

const numberText = (number: number, { decimal }: CsvFormat) =>
  decimal === 'point' ? String(number) : String(number).replace('.', ',')

/** Writes the pages of a table, of which the first begins with the byte order mark. */
export function csvWriter(format: CsvFormat): typeof csvOf {
  let mark = format.has_mark ? MARK : ''
  return (rows) => {
    const text = mark + csvOf(rows, format)
    mark = ''
    return text
  }
}
