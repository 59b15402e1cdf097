import { randomKey } from './random-key'
import { hashText } from './text'

/** An idempotency key, and a hash of the content sent with it. */
export interface SentKey {
  key: string
  hash: string
}

/** Keeps the last key for unchanged content, so that a retry creates no duplicate. */
export function sentKeyFor(content: unknown, before: SentKey | null): SentKey {
  const hash = hashText(JSON.stringify(content))
  return before?.hash === hash ? before : { key: randomKey(), hash }
}
