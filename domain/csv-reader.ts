export interface CsvRecord {
  /** Where it begins, as an editor counts: the head is line 1. */
  line: number
  cells: string[]
}

/** Why a text is no table. */
export class CsvError extends Error {}

const SEPARATORS = [',', ';', '\t'] as const
/** A record that goes on for longer has an unclosed quote. */
const LONGEST_RECORD = 100_000

/**
 * Reads a table (RFC 4180) that arrives in pieces. The separator is what the head has most of: spreadsheet programs of
 * some countries write semicolons. Never more than a record is kept.
 * @throws CsvError by both functions
 * @example const reader = csvReader(); reader.push('a,b\n1,"x ""y"""'); reader.end() // the last record
 */
export function csvReader() {
  let records: ReturnType<typeof recordReader> | null = null
  let head = ''

  /** The head is waited for, because it says what separates. */
  function begin(): CsvRecord[] {
    const whole = head.replace(/^\uFEFF/, '')
    records = recordReader(separatorOf(whole.split(/[\r\n]/)[0] ?? ''))
    return records.read(whole)
  }

  return {
    push: (text: string): CsvRecord[] => {
      if (records) return records.read(text)
      head += text
      if (/[\r\n]/.test(head)) return begin()
      if (head.length > LONGEST_RECORD) throw new CsvError('Line 1 doesn’t end.')
      return []
    },
    end: (): CsvRecord[] => {
      const first = records ? [] : begin()
      return [...first, ...(records?.end() ?? [])]
    },
  }
}

/** What is known of a record that has not ended. */
interface OpenRecord {
  line: number
  cells: string[]
  cell: string
  size: number
  state: 'plain' | 'quoted' | 'after quote'
}

const openAt = (line: number): OpenRecord => ({
  ...{ line, cells: [], cell: '', size: 0, state: 'plain' },
})

function recordReader(separator: string) {
  let open = openAt(1)
  let line = 1
  let wasReturn = false

  function endRecord(records: CsvRecord[]): void {
    const cells = [...open.cells, open.cell]
    if (cells.length > 1 || cells[0] !== '') records.push({ line: open.line, cells })
    open = openAt(line)
  }

  function take(sign: string, records: CsvRecord[]): void {
    // A line ends once, however it is written.
    const isSecondHalf = sign === '\n' && wasReturn
    wasReturn = sign === '\r'
    const isBreak = (sign === '\n' || sign === '\r') && !isSecondHalf
    if (isBreak) line += 1
    open.size += 1
    if (open.size > LONGEST_RECORD) throw new CsvError(`Line ${open.line} doesn’t end.`)
    if (open.state === 'quoted' || !(isBreak || isSecondHalf))
      return appendSign(open, sign, separator)
    if (isBreak) endRecord(records)
  }

  return {
    read: (text: string): CsvRecord[] => {
      const records: CsvRecord[] = []
      for (const sign of text) take(sign, records)
      return records
    },
    end: (): CsvRecord[] => {
      const records: CsvRecord[] = []
      if (open.state === 'quoted') {
        throw new CsvError(`A quote from line ${open.line} on isn’t closed.`)
      }
      endRecord(records)
      return records
    },
  }
}

/** A sign of a record that does not end it. */
function appendSign(open: OpenRecord, sign: string, separator: string): void {
  if (open.state === 'quoted') {
    if (sign === '"') open.state = 'after quote'
    else open.cell += sign
    return
  }
  if (sign === '"' && (open.state === 'after quote' || open.cell === '')) {
    if (open.state === 'after quote') open.cell += '"'
    open.state = 'quoted'
    return
  }
  if (sign === separator) {
    open.cells.push(open.cell)
    open.cell = ''
    open.state = 'plain'
    return
  }
  if (open.state === 'after quote') {
    throw new CsvError(`A quote in the record of line ${open.line} isn’t closed.`)
  }
  open.cell += sign
}

function separatorOf(head: string): string {
  const counts = SEPARATORS.map((sign) => head.split(sign).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
