import type { CsvVerdict } from '@/domain/office/csv/csv-tables'
import type { Db } from '@/server/kernel/db/client'
import type { Ids } from '@/server/kernel/ports/ids'

import type { Cells } from './read-table'

export type { Cells }

export interface ImportContext {
  importId: number
  name: string
  by: number | null
  now: Date
  ids: Ids
}

/** Effect of a line: none, a change, an addition, or a message that says why it is skipped. */
export type Verdict = CsvVerdict | { refused: string } | HintedVerdict

interface HintedVerdict {
  verdict: CsvVerdict
  hint: string
}

export interface CsvLines<Row> {
  /** @returns the line, or a message that says what is wrong with it */
  parse: (cells: Cells) => Row | string
  /** Returns the key of a line; two lines with the same key contradict each other. */
  keyOf: (row: Row) => string
  /** Returns the message for the second line with the same key. */
  twice?: (line: number) => string
  titleOf: (row: Row) => string
}

export interface CsvReader<Row> extends CsvLines<Row> {
  /** Validates rows in order. With `isLocked`, verdicts hold until the end of the transaction. */
  judge: (db: Db, rows: readonly Row[], isLocked: boolean) => Promise<Verdict[]>
  write: (tx: Db, rows: readonly Row[], writing: ImportContext) => Promise<void>
}

export interface CsvHandler<Row> extends CsvReader<Row> {
  /** Reads a page of the export after a key, as cells in column order. */
  page: (db: Db, after: string | null) => Promise<{ rows: string[][]; next: string | null }>
}

export const EXPORT_PAGE = 1_000

/** Parses a non-negative integer, also in the form 120.0 of spreadsheets; null for anything else. */
export function wholeOf(text: string): number | null {
  return /^\d{1,9}(\.0+)?$/.test(text.trim()) ? Number(text.trim()) : null
}
