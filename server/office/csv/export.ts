import { CSV_COLUMNS, type CatalogKind } from '@/domain/office/csv/csv-tables'
import { tableWriter } from '@/server/kernel/db/csv-format'
import type { Db } from '@/server/kernel/db/client'
import { textStream } from '@/server/kernel/http/text-stream'

import type { CsvHandler } from './kind'
import { CATALOG_TABLES } from './tables'

/** Streams a table, with at most one page in memory. */
export function exportTable(db: Db, kind: CatalogKind): ReadableStream<Uint8Array<ArrayBuffer>> {
  return textStream(linesOf(db, kind))
}

async function* linesOf(db: Db, kind: CatalogKind): AsyncGenerator<string> {
  const write = await tableWriter(db)
  yield write([CSV_COLUMNS[kind]])
  let after: string | null = null
  do {
    const table: CsvHandler<unknown> = CATALOG_TABLES[kind]
    const page = await table.page(db, after)
    yield write(page.rows)
    after = page.next
  } while (after !== null)
}
