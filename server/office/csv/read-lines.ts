import { plainCell } from '@/domain/csv-cell'
import { CsvError, csvReader, type CsvRecord } from '@/domain/csv-reader'
import type { Db } from '@/server/kernel/db/client'

import type { Cells } from './kind'
import { readChunk } from './queries'

export interface CsvLine {
  line: number
  cells: Cells
}

/**
 * The lines of a stored table behind its head, one after the other: never more of it is in memory than a piece.
 * @throws CsvError where it is no table
 */
export async function* readLines(db: Db, importId: number): AsyncGenerator<CsvLine> {
  let names: string[] | null = null
  for await (const { line, cells } of recordsOf(db, importId)) {
    if (names === null) names = cells.map((name) => name.trim().toLowerCase())
    else yield { line, cells: cellsOf(names, cells) }
  }
}

function cellsOf(names: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(names.map((name, index) => [name, plainCell(cells[index] ?? '')]))
}

async function* recordsOf(db: Db, importId: number): AsyncGenerator<CsvRecord> {
  const reader = csvReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let seq = 0; ; seq += 1) {
    const chunk = await readChunk(db, importId, seq)
    if (chunk === null) break
    yield* reader.push(textOf(decoder, chunk))
  }
  yield* reader.end()
}

function textOf(decoder: TextDecoder, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch {
    throw new CsvError('It isn’t in UTF-8.')
  }
}
