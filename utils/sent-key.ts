import { randomKey } from './random-key'
import { hashText } from './text'

/** The key that something was sent with, and a short name of what was sent. */
export interface SentKey {
  key: string
  hash: string
}

/**
 * The key to send a content with: the one before as long as nothing in it has changed, so that a repeat after a lost
 * answer is the same thing and not a second one.
 */
export function sentKeyFor(content: unknown, before: SentKey | null): SentKey {
  const hash = hashText(JSON.stringify(content))
  return before?.hash === hash ? before : { key: randomKey(), hash }
}
