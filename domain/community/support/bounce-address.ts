import { REPLY_TOKEN_LENGTH, tagOf, withTag } from './reply-address'

/** Code for the kind of a sent email: one from the outbox, or a newsletter issue to one reader. */
const LETTERS = { mail: 'm', issue: 'n' } as const

export interface SentEmail {
  kind: keyof typeof LETTERS
  id: number
}

export interface BounceTarget extends SentEmail {
  /** Lowercase hex, because mail servers may change the case of an address. */
  token: string
}

/**
 * Returns the envelope sender (VERP) of an email, to which mail servers send bounces.
 * @example bounceAddress('reply@example.com', { kind: 'mail', id: 46, token: '0f…' }) // 'reply+bm1a-0f…@example.com'
 */
export const bounceAddress = (mailbox: string, { kind, id, token }: BounceTarget): string =>
  withTag(mailbox, `b${LETTERS[kind]}${id.toString(36)}-${token}`)

const TAG = new RegExp(`^b([mn])([0-9a-z]{1,8})-([0-9a-f]{${REPLY_TOKEN_LENGTH}})$`)

/** Parses a bounce address; null for any other address. */
export function readBounceAddress(mailbox: string, address: string): BounceTarget | null {
  const [, letter, id = '', token = ''] = TAG.exec(tagOf(mailbox, address) ?? '') ?? []
  if (letter === undefined) return null
  return { kind: letter === LETTERS.mail ? 'mail' : 'issue', id: Number.parseInt(id, 36), token }
}
