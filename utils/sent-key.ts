import { randomKey } from './random-key'
import { hashText } from './text'

/** Idempotency key, and a hash of the content sent with it. */
export interface SentKey {
  key: string
  hash: string
}

/** Returns the previous key if the content is unchanged, so that retries create no duplicates. */
export function sentKeyFor(content: unknown, before: SentKey | null): SentKey {
  const hash = hashText(JSON.stringify(content))
  return before?.hash === hash ? before : { key: randomKey(), hash }
}
