import { parentPort } from 'node:worker_threads'

import { readEnvelope, readMime } from './read-mime'
import { readBounce, readPostmark, type ParserResult } from './read-postmark'

/** Task of the parser's worker thread. */
export interface ParserTask {
  as: 'mime' | 'postmark' | 'envelope' | 'bounce'
  raw: Uint8Array
}

async function run({ as, raw }: ParserTask): Promise<ParserResult> {
  if (as === 'mime') return { email: await readMime(raw) }
  if (as === 'envelope') return { email: await readEnvelope(raw) }
  return as === 'bounce' ? readBounce(raw) : readPostmark(raw)
}

parentPort?.on('message', (task: ParserTask) => {
  // An error ends the thread, and with it the attempt.
  void run(task).then((result) => parentPort?.postMessage(result))
})
parentPort?.postMessage('loaded')
