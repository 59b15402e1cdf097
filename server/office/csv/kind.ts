import type { CsvVerdict } from '@/domain/csv-tables'
import type { Db } from '@/server/kernel/db/client'
import type { Ids } from '@/server/kernel/ports/ids'

import type { Cells } from './read-table'

export type { Cells }

export interface ImportContext {
  importId: number
  /** Of the file. */
  name: string
  by: number | null
  now: Date
  ids: Ids
}

/** What a line does: nothing, a change, something new, or a sentence that says why it is left out. */
export type Verdict = CsvVerdict | { refused: string } | HintedVerdict

/** With a sentence about what of the line isn’t taken over. */
interface HintedVerdict {
  verdict: CsvVerdict
  hint: string
}

/** How lines of one kind of table are read. */
export interface CsvLines<Row> {
  /** @returns the line, or the sentence that says what is wrong with it */
  parse: (cells: Cells) => Row | string
  /** Two lines with one key contradict each other. */
  keyOf: (row: Row) => string
  /** Says so of the second one. */
  twice?: (line: number) => string
  /** What a line is about, in words. */
  titleOf: (row: Row) => string
}

/** How one kind of table is read, compared and written. */
export interface CsvReader<Row> extends CsvLines<Row> {
  /** What each row does, in the order of the rows. With `isLocked` it stays true until the end of the transaction. */
  judge: (db: Db, rows: readonly Row[], isLocked: boolean) => Promise<Verdict[]>
  write: (tx: Db, rows: readonly Row[], writing: ImportContext) => Promise<void>
}

/** A table that is exported by its columns, too. */
export interface CsvHandler<Row> extends CsvReader<Row> {
  /** A page of the export behind a key, as cells in the order of the columns. */
  page: (db: Db, after: string | null) => Promise<{ rows: string[][]; next: string | null }>
}

export const EXPORT_PAGE = 1_000

/** A whole number without a sign, also as programs write it: 120.0; null for anything else. */
export function wholeOf(text: string): number | null {
  return /^\d{1,9}(\.0+)?$/.test(text.trim()) ? Number(text.trim()) : null
}
