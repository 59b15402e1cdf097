import {
  CSV_COLUMNS,
  CSV_NEEDED,
  type CsvKind,
  type CsvVerdict,
} from '@/domain/office/csv/csv-tables'

import type { CsvLines, Verdict } from './kind'
import { CsvError, type CsvLine } from './read-table'

export interface ReadRow {
  line: number
  /** Undefined if the line is unreadable. */
  row?: unknown
  sentence?: string
}

/** @param seen line numbers by key */
export function readRow(
  table: CsvLines<unknown>,
  { line, cells, fault }: CsvLine,
  seen: Map<string, number>,
): ReadRow {
  if (fault !== '') return { line, sentence: fault }
  const row = table.parse(cells)
  if (typeof row === 'string') return { line, sentence: row }
  const key = table.keyOf(row)
  const first = seen.get(key)
  if (first !== undefined) {
    const twice = table.twice ?? ((of: number) => `Line ${of} is about the same item.`)
    return { line, sentence: twice(first) }
  }
  seen.set(key, line)
  return { line, row }
}

/** @throws CsvError if a required column is missing */
export function requireColumns(kind: CsvKind, columns: readonly string[]): void {
  const missing = CSV_NEEDED[kind].filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    throw new CsvError(`Its first line must name the columns ${missing.join(', ')}.`)
  }
}

export function columnsHint(kind: CsvKind, columns: readonly string[]): string {
  const unknown = columns.filter((name) => name !== '' && !CSV_COLUMNS[kind].includes(name))
  if (unknown.length === 0) return ''
  return `Columns that aren’t read: ${unknown.slice(0, 10).join(', ')}${unknown.length > 10 ? ' and more' : ''}.`
}

const isReadable = ({ sentence }: ReadRow) => sentence === undefined

export const rowsOf = (batch: readonly ReadRow[]): unknown[] =>
  batch.filter(isReadable).map(({ row }) => row)

export interface Fault {
  line: number
  sentence: string
}

export interface VerdictLine {
  line: number
  verdict: CsvVerdict
  title: string
  /** What the line changes, or a message about ignored cells; empty if there are none. */
  hint: string
}

interface Outcome {
  lines: VerdictLine[]
  faults: Fault[]
  changing: unknown[]
}

/** Summarizes verdicts. @param verdicts for `rowsOf(batch)`, in the same order */
export function outcomeOf(
  { titleOf }: Pick<CsvLines<unknown>, 'titleOf'>,
  batch: readonly ReadRow[],
  verdicts: readonly Verdict[],
): Outcome {
  const judged = batch.filter(isReadable).map(({ line, row }, index) => ({
    ...{ line, row },
    ...openVerdict(verdicts[index]),
  }))
  const faults = batch.flatMap(({ line, sentence }): Fault[] =>
    sentence === undefined ? [] : [{ line, sentence }],
  )
  for (const { line, refused } of judged) {
    if (refused !== undefined) faults.push({ line, sentence: refused })
  }
  return {
    lines: judged.flatMap(({ line, row, verdict, hint }): VerdictLine[] =>
      verdict ? [{ line, verdict, hint: hint ?? '', title: titleOf(row) }] : [],
    ),
    changing: judged
      .filter(({ verdict }) => verdict === 'change' || verdict === 'new')
      .map(({ row }) => row),
    faults: faults.sort((a, b) => a.line - b.line),
  }
}

interface OpenVerdict {
  verdict?: CsvVerdict
  hint?: string
  refused?: string
}

const openVerdict = (verdict: Verdict | undefined): OpenVerdict =>
  typeof verdict === 'string' ? { verdict } : (verdict ?? {})
