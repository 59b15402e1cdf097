import type { CsvKind } from '@/domain/office/csv/csv-tables'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enqueue } from '@/server/kernel/jobs/queue'

import { createTranscoder, READ_AS_WINDOWS } from './table-encoding'
import { transcodeWindowsText } from './read-lines'
import { addChunk, insertImport, moveImport } from './queries'

interface Upload {
  kind: CsvKind
  name: string
  by: number
  pieces: AsyncIterable<Uint8Array>
}

/** Size of a stored chunk in bytes; network chunks are smaller. */
const PIECE = 256_000

/**
 * Stores a table as UTF-8 and enqueues its check; deletes the table if the upload is aborted. @returns its id
 * @throws DomainError body_too_large, request_incomplete
 */
export async function uploadTable(deps: Deps, { kind, name, by, pieces }: Upload): Promise<number> {
  const { db, clock } = deps
  const id = await insertImport(db, { kind, name, made_by: by, made_at: clock.now() })
  let seq = 0
  let size = 0
  let waiting: Uint8Array[] = []
  let length = 0
  const transcoder = createTranscoder()
  const flush = async (isLast = false) => {
    if (length === 0) return
    const content = transcoder.push(Buffer.concat(waiting), isLast)
    await addChunk(db, id, { seq, content })
    seq += 1
    waiting = []
    length = 0
  }
  for await (const piece of pieces) {
    waiting.push(piece)
    length += piece.byteLength
    size += piece.byteLength
    if (length >= PIECE) await flush()
  }
  await flush(true)
  const isWindows = !transcoder.isUtf8 && (await transcodeWindowsText(db, id))
  const fault = isWindows ? READ_AS_WINDOWS : ''
  await db.transaction(async (tx) => {
    await moveImport(tx, { id, from: 'uploading', state: 'checking', size, fault })
    await enqueue(tx, { queue: 'csv-import', id })
  })
  return id
}

/** Applies a checked import, only once. @throws DomainError import_not_ready */
export async function applyImport({ db }: Deps, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const begun = { id, from: 'checked', state: 'applying', position: 0 } as const
    if (!(await moveImport(tx, begun))) {
      throw new DomainError('import_not_ready', `Import ${id} is in another state.`)
    }
    await enqueue(tx, { queue: 'csv-import', id })
  })
}
