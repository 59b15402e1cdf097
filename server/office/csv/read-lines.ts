import { csvLines, type CsvLine } from '@/domain/csv-lines'
import { CsvError } from '@/domain/csv-reader'
import type { Db } from '@/server/kernel/db/client'

import { readChunk } from './queries'

/**
 * The lines of a stored table behind its head, one after the other: never more of it is in memory than a piece.
 * @throws CsvError where it is no table
 */
export async function* readLines(db: Db, importId: number): AsyncGenerator<CsvLine> {
  const reader = csvLines()
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
