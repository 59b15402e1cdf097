import { CSV_COLUMNS, type CsvKind } from '@/domain/csv-tables'
import { csvOf } from '@/domain/csv'
import type { Db } from '@/server/kernel/db/client'

import { TABLES } from './run-import'

/** A table as a stream: never more than a page of it is in memory. */
export function exportTable(db: Db, kind: CsvKind): ReadableStream<Uint8Array<ArrayBuffer>> {
  const lines = linesOf(db, kind)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
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
