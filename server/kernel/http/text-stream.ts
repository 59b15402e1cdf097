import { sql } from 'drizzle-orm'

import type { Db } from '../db/client'

/** Streams a text while keeping only one chunk in memory at a time. */
export function textStream(
  pieces: AsyncGenerator<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return streamOf(pieces, (piece) => encoder.encode(piece))
}

/** Streams bytes while keeping only one chunk in memory at a time. */
export const byteStream = (pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  streamOf(pieces, (piece) => piece)

function streamOf<Piece>(
  pieces: AsyncGenerator<Piece>,
  encode: (piece: Piece) => Uint8Array<ArrayBuffer>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) return controller.close()
      controller.enqueue(encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** Makes the audit log record a download: assigning a transaction id counts as a change. */
export async function auditDownload(db: Db): Promise<void> {
  await db.transaction((tx) => tx.execute(sql`select pg_current_xact_id()`))
}
