import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

import { CsvError as ParserError, parse } from 'csv-parse'

import { plainCell } from '@/domain/office/kit/csv-cell'

export type Cells = Readonly<Record<string, string>>

export interface CsvLine {
  /** Number of the record's first line as shown in an editor; the header is line 1. */
  line: number
  cells: Cells
  /** Why the line can’t be split into cells; otherwise empty. */
  fault: string
}

export interface CsvTable {
  /** Header names in lower case; empty for unnamed columns. */
  columns: readonly string[]
  lines: AsyncIterable<CsvLine>
}

export class CsvError extends Error {}

const SEPARATORS = [',', ';', '\t'] as const
/** Maximum length of a record in bytes; a longer one has an unclosed quote. */
const LONGEST_RECORD = 100_000
/** Maximum number of columns; the shop's tables have fewer than forty. */
const MOST_COLUMNS = 500
/** Number of characters parsed at a time; the parser yields to other work only after a chunk. */
const PIECE = 4_000
/** Line with the separator, which Excel writes before the header and hides. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n?$/i

/** Parses a stream (RFC 4180); the header names the separator. @throws CsvError, also by lines */
export async function openTable(pieces: AsyncIterable<string>): Promise<CsvTable> {
  const source = pieces[Symbol.asyncIterator]()
  const text = await readHead(source)
  const [first] = /^[^\r\n]*(?:\r\n|[\r\n])?/.exec(text) ?? ['']
  const named = SEPARATOR_LINE.exec(first)?.[1]
  const body = named === undefined ? text : text.slice(first.length)
  const parser = parse({
    delimiter: named ?? separatorOf(/^[^\r\n]*/.exec(body)?.[0] ?? ''),
    record_delimiter: ['\r\n', '\n', '\r'],
    // Faults are reported per line below, because one line of the wrong length must not fail the whole table.
    relax_column_count: true,
    skip_records_with_empty_values: true,
    trim: true,
    info: true,
    max_record_size: LONGEST_RECORD,
  })
  pipeline(Readable.from(concat(body, source)), parser, () => undefined)
  const records = recordsOf(parser, named === undefined ? 0 : 1)
  const head = await records.next()
  const columns = head.done ? [] : head.value.cells.map((name) => name.trim().toLowerCase())
  if (columns.length > MOST_COLUMNS) {
    throw new CsvError(
      `Its first line names ${columns.length} columns; ${MOST_COLUMNS} can be read.`,
    )
  }
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at)
  if (twice !== undefined) throw new CsvError(`Its first line names the column ${twice} twice.`)
  return { columns, lines: linesOf(columns, records) }
}

/** Reads chunks up to the end of the second line, because the first may specify the separator. */
async function readHead(source: AsyncIterator<string>): Promise<string> {
  let text = ''
  while (!/[\r\n].*[\r\n]/s.test(text)) {
    if (text.length > LONGEST_RECORD) break
    const next = await source.next()
    if (next.done) break
    text += next.value
  }
  if (text.startsWith('PK\u0003\u0004')) {
    throw new CsvError('It’s an Excel workbook. In Excel, save it as “CSV UTF-8”.')
  }
  return text.replace(/^\uFEFF/, '')
}

async function* concat(text: string, source: AsyncIterator<string>): AsyncGenerator<string> {
  yield* piecesOf(text)
  for (let next = await source.next(); !next.done; next = await source.next()) {
    yield* piecesOf(next.value)
  }
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE)
    await setImmediate()
  }
}

interface CsvRecord {
  line: number
  cells: string[]
}

async function* recordsOf(
  parser: ReturnType<typeof parse>,
  linesBefore: number,
): AsyncGenerator<CsvRecord, void> {
  try {
    for await (const { info, record } of parser as AsyncIterable<ParsedRecord>) {
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
      yield { line: info.lines - breaks + linesBefore, cells: record }
    }
  } catch (error) {
    throw error instanceof ParserError ? toCsvError(error, linesBefore) : error
  }
}

interface ParsedRecord {
  info: { lines: number }
  record: string[]
}

async function* linesOf(
  columns: readonly string[],
  records: AsyncIterable<CsvRecord>,
): AsyncGenerator<CsvLine> {
  for await (const { line, cells } of records) {
    const named = columns.flatMap((name, at) =>
      name === '' ? [] : [[name, plainCell(cells[at] ?? '')] as const],
    )
    yield { line, cells: Object.fromEntries(named), fault: shapeFault(columns, cells) }
  }
}

/** Finds lines with an extra or missing separator, which shifts cells into other columns. */
function shapeFault(columns: readonly string[], cells: readonly string[]): string {
  if (cells.length !== columns.length) {
    return `It has ${cells.length} cells, but the first line names ${columns.length} columns.`
  }
  const nameless = cells.findIndex((cell, at) => cell !== '' && columns[at] === '')
  return nameless < 0 ? '' : `Cell ${nameless + 1} is in a column without a name.`
}

function toCsvError({ code, ...more }: ParserError, linesBefore: number): CsvError {
  const line = Number((more as { lines?: number }).lines ?? 1) + linesBefore
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new CsvError(`A quote from line ${line} on isn’t closed.`)
  if (code === 'CSV_MAX_RECORD_SIZE') return new CsvError(`Line ${line} doesn’t end.`)
  return new CsvError(
    `A quote in line ${line} is neither at the edge of its cell nor written twice.`,
  )
}

function separatorOf(head: string): string {
  const counts = SEPARATORS.map((sign) => head.split(sign).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
