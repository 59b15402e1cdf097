import { plainCell } from './csv-cell'
import { csvReader, type CsvRecord } from './csv-reader'

/** A line as the table has it, by column. */
export type Cells = Readonly<Record<string, string>>

export interface CsvLine {
  line: number
  cells: Cells
}

/**
 * Reads the lines of a table behind its head, which names their cells.
 * @throws CsvError by both functions
 */
export function csvLines() {
  const reader = csvReader()
  let names: string[] | null = null
  const linesOf = (records: readonly CsvRecord[]): CsvLine[] =>
    records.flatMap(({ line, cells }) => {
      if (names !== null) return [{ line, cells: cellsOf(names, cells) }]
      names = cells.map((name) => name.trim().toLowerCase())
      return []
    })
  return {
    push: (text: string): CsvLine[] => linesOf(reader.push(text)),
    end: (): CsvLine[] => linesOf(reader.end()),
  }
}

const cellsOf = (names: readonly string[], cells: readonly string[]): Cells =>
  Object.fromEntries(names.map((name, index) => [name, plainCell(cells[index] ?? '')]))
