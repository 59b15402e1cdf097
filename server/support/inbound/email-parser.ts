import { parentPort } from 'node:worker_threads'

import { readEnvelope, readMime } from './read-mime'
import { readBounce, readPostmark, type PostmarkBounce } from './read-postmark'
import type { ReceivedEmail } from './received-email'

/** What the thread that reads emails is given. */
export interface ParserTask {
  as: 'mime' | 'postmark' | 'envelope' | 'bounce'
  raw: Uint8Array
}

/** What it found; a sentence where it isn’t what it says it is. */
export interface ParserResult {
  email?: ReceivedEmail
  bounce?: PostmarkBounce
  malformed?: string
}

async function run({ as, raw }: ParserTask): Promise<ParserResult> {
  if (as === 'mime') return { email: await readMime(raw) }
  if (as === 'envelope') return { email: await readEnvelope(raw) }
  return as === 'bounce' ? readBounce(raw) : readPostmark(raw)
}

parentPort?.on('message', (task: ParserTask) => {
  // What it throws ends the thread, and with it the attempt.
  void run(task).then((result) => parentPort?.postMessage(result))
})
parentPort?.postMessage('loaded')
