import { CSV_COLUMNS, type CsvKind } from '@/domain/csv-tables'
import { csvOf } from '@/domain/csv'
import type { Db } from '@/server/kernel/db/client'
import { textStream } from '@/server/kernel/http/text-stream'

import { TABLES } from './run-import'

/** A table as a stream: never more than a page of it is in memory. */
export function exportTable(db: Db, kind: CsvKind): ReadableStream<Uint8Array<ArrayBuffer>> {
  return textStream(linesOf(db, kind))
}

async function* linesOf(db: Db, kind: CsvKind): AsyncGenerator<string> {
  yield csvOf([CSV_COLUMNS[kind]])
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<(typeof TABLES)[CsvKind]['page']>> = await TABLES[kind].page(
      db,
      after,
    )
    yield csvOf(page.rows)
    after = page.next
  } while (after !== null)
}
