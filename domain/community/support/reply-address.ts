import { TICKET_NUMBER_DIGITS } from './ticket'

/** Hex digits of a token: 64 bits, too many to guess. */
export const REPLY_TOKEN_LENGTH = 16
/** Maximum characters before the @ of an email address (RFC 5321). */
const LOCAL_LIMIT = 64
/** Maximum characters of the mailbox; the rest is for `+t`, the number, `-` and the token. */
export const MAILBOX_LIMIT = LOCAL_LIMIT - 2 - TICKET_NUMBER_DIGITS - 1 - REPLY_TOKEN_LENGTH

export interface ReplyTarget {
  number: string
  /** Lowercase hex, because mail servers may change the case of an address. */
  token: string
}

/** @example replyAddress('us@a.example', { number: 'T-1', token }) // 'us+t1-0f…@a.example' */
export function replyAddress(mailbox: string, { number, token }: ReplyTarget): string {
  return withTag(mailbox, `${number.replace('-', '').toLowerCase()}-${token}`)
}

/** Returns a plus address of a mailbox. @example withTag('help@example.com', 't1') // 'help+t1@example.com' */
export function withTag(mailbox: string, tag: string): string {
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at)}+${tag}${mailbox.slice(at)}`
}

/** Returns the tag of a plus address, in lowercase; null for any other address. */
export function tagOf(mailbox: string, address: string): string | null {
  // eslint-disable-next-line house/one-form -- what is compared is the address around a tag, not a mailbox
  const [start = '', end = ''] = withTag(mailbox.toLowerCase(), '\n').split('\n')
  const normalized = address.trim().toLowerCase()
  if (!normalized.startsWith(start) || !normalized.endsWith(end)) return null
  return normalized.slice(start.length, -end.length)
}

/** Parses a reply address; null for any other address, including the mailbox itself. */
export function readReplyAddress(mailbox: string, address: string): ReplyTarget | null {
  const [, digits, token] = /^t(\d{1,15})-([0-9a-f]{16})$/.exec(tagOf(mailbox, address) ?? '') ?? []
  return digits && token ? { number: `T-${digits}`, token } : null
}
