import { REPLY_TOKEN_LENGTH, tagOf, withTag } from './reply-address'

/** What an email is kept as: a letter of the outbox, or an issue of the newsletter at one of its readers. */
const LETTERS = { mail: 'm', issue: 'n' } as const

/** An email that the shop sent. */
export interface SentEmail {
  kind: keyof typeof LETTERS
  id: number
}

/** What the address of a bounce says. */
export interface BounceTarget extends SentEmail {
  /** Lower-case hex: mail servers may change the case of an address. */
  token: string
}

/**
 * The return path of an email: where mail servers tell what became of it.
 * @example bounceAddress('reply@example.com', { kind: 'mail', id: 46, token: '0f…' }) // 'reply+bm1a-0f…@example.com'
 */
export const bounceAddress = (mailbox: string, { kind, id, token }: BounceTarget): string =>
  withTag(mailbox, `b${LETTERS[kind]}${id.toString(36)}-${token}`)

const TAG = new RegExp(`^b([mn])([0-9a-z]{1,8})-([0-9a-f]{${REPLY_TOKEN_LENGTH}})$`)

/** @returns null for any other address */
export function readBounceAddress(mailbox: string, address: string): BounceTarget | null {
  const [, letter, id = '', token = ''] = TAG.exec(tagOf(mailbox, address) ?? '') ?? []
  if (letter === undefined) return null
  return { kind: letter === LETTERS.mail ? 'mail' : 'issue', id: Number.parseInt(id, 36), token }
}
