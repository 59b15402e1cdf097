import type { Db } from '@/server/kernel/db/client'

import { changeChunk, readChunk } from './queries'
import { openTable, type CsvTable } from './read-table'
import { fromWindows, isWindowsText, tableDecoder } from './table-encoding'

/** Opens a stored table, with one chunk in memory at a time. @throws CsvError for an invalid table */
export const openStoredTable = (db: Db, importId: number): Promise<CsvTable> =>
  openTable(textOf(db, importId))

async function* textOf(db: Db, importId: number): AsyncGenerator<string> {
  const decode = tableDecoder('utf-8')
  for await (const chunk of chunksOf(db, importId)) yield decode(chunk)
  yield decode(Buffer.alloc(0), true)
}

async function* chunksOf(db: Db, importId: number): AsyncGenerator<Buffer> {
  for (let seq = 0; ; seq += 1) {
    const chunk = await readChunk(db, importId, seq)
    if (chunk === null) return
    yield chunk
  }
}

/** Converts a stored table from windows-1252 to UTF-8. @returns false if it isn't windows-1252 */
export async function transcodeWindowsText(db: Db, importId: number): Promise<boolean> {
  for await (const chunk of chunksOf(db, importId)) if (!isWindowsText(chunk)) return false
  let seq = 0
  for await (const chunk of chunksOf(db, importId)) {
    await changeChunk(db, importId, { seq, content: fromWindows(chunk) })
    seq += 1
  }
  return true
}
