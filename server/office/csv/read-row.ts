import type { CsvLine } from '@/domain/csv-lines'
import { CsvError } from '@/domain/csv-reader'
import { CSV_NEEDED, type CsvKind, type CsvVerdict } from '@/domain/csv-tables'

import type { CsvLines, Verdict } from './kind'

export interface ReadRow {
  line: number
  /** Undefined for a line that can’t be read. */
  row?: unknown
  sentence?: string
}

/** @param seen lines by what they are about */
export function readRow(
  table: CsvLines<unknown>,
  { line, cells }: CsvLine,
  seen: Map<string, number>,
): ReadRow {
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

/** @throws CsvError */
export function requireColumns(kind: CsvKind, { cells }: CsvLine): void {
  const missing = CSV_NEEDED[kind].filter((name) => !Object.hasOwn(cells, name))
  if (missing.length > 0) {
    throw new CsvError(`Its first line must name the columns ${missing.join(', ')}.`)
  }
}

const isReadable = ({ sentence }: ReadRow) => sentence === undefined

/** The rows of lines that can be read: what is to be judged. */
export const rowsOf = (batch: readonly ReadRow[]): unknown[] =>
  batch.filter(isReadable).map(({ row }) => row)

/** A line that is left out, and why. */
export interface Fault {
  line: number
  sentence: string
}

export interface VerdictLine {
  line: number
  verdict: CsvVerdict
  title: string
  /** What of it isn’t taken over; empty otherwise. */
  hint: string
}

interface Outcome {
  lines: VerdictLine[]
  faults: Fault[]
  /** Rows that are to be written. */
  changing: unknown[]
}

/** What lines do. @param verdicts of `rowsOf(batch)`, in its order */
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
