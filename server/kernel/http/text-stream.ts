import { sql } from 'drizzle-orm'

import type { Db } from '../db/client'

/** Pieces of a text as a stream: never more than one of them is in memory. */
export function textStream(
  pieces: AsyncGenerator<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** Lets the audit log have a download, which changes nothing: a transaction of its own counts as a change. */
export async function auditDownload(db: Db): Promise<void> {
  await db.transaction((tx) => tx.execute(sql`select pg_current_xact_id()`))
}
