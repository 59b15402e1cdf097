import type { CsvVerdict } from '@/domain/csv-tables'
import type { Db } from '@/server/kernel/db/client'

/** A line as the table has it, by column. */
export type Cells = Readonly<Record<string, string>>

export interface Writing {
  importId: number
  /** Of the file. */
  name: string
  by: number | null
  now: Date
}

/** What a line does: nothing, a change, something new, or a sentence that says why it is left out. */
export type Verdict = CsvVerdict | { refused: string }

/** How one kind of table is read, compared and written. */
export interface CsvHandler<Row> {
  /** @returns the line, or the sentence that says what is wrong with it */
  parse: (cells: Cells) => Row | string
  /** Two lines with one key contradict each other. */
  keyOf: (row: Row) => string
  /** What a line is about, in words. */
  titleOf: (row: Row) => string
  /** What each row does, in the order of the rows. With `isLocked` it stays true until the end of the transaction. */
  judge: (db: Db, rows: readonly Row[], isLocked: boolean) => Promise<Verdict[]>
  write: (tx: Db, rows: readonly Row[], writing: Writing) => Promise<void>
  /** A page of the export behind a key, as cells in the order of the columns. */
  page: (db: Db, after: string | null) => Promise<{ rows: string[][]; next: string | null }>
}

export const EXPORT_PAGE = 1_000

/** A whole number without a sign; null for anything else. */
export function wholeOf(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null
}
