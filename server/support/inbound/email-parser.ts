import { parentPort } from 'node:worker_threads'

import { JoinedBlob } from './joined-blob'
import { readEnvelope, readMime } from './read-mime'
import { readBounce, readPostmark, type ParserResult } from './read-postmark'

globalThis.Blob = JoinedBlob as unknown as typeof Blob

/** Task for the parser's worker thread, in shared memory so that the event loop doesn't copy it. */
export interface ParserTask {
  as: 'mime' | 'postmark' | 'envelope' | 'bounce'
  raw: Uint8Array
}

async function run({ as, raw: shared }: ParserTask): Promise<ParserResult> {
  // Copy the content, because decoders reject shared memory.
  const raw = shared.slice()
  if (as === 'mime') return { email: await readMime(raw) }
  if (as === 'envelope') return { email: await readEnvelope(raw) }
  return as === 'bounce' ? readBounce(raw) : readPostmark(raw)
}

/** Lists buffers to move to the event loop instead of copying. Small files share a pool of Node.js. */
function buffersOf({ email }: ParserResult): ArrayBuffer[] {
  const files = (email?.attachments ?? []).filter(
    ({ content: { buffer, byteLength } }) => byteLength === buffer.byteLength,
  )
  return [...new Set(files.map(({ content }) => content.buffer as ArrayBuffer))]
}

parentPort?.on('message', (task: ParserTask) => {
  // An unhandled error ends the thread and thus the attempt.
  void run(task).then((result) => parentPort?.postMessage(result, buffersOf(result)))
})
parentPort?.postMessage('loaded')
