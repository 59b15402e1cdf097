import { normalizeLine, unicodeForm } from './plain-text'

/** Normalizes an email address for storage. The spelling of its host is unchanged. */
export const normalizeEmail = (typed: string): string =>
  // The full stop of Chinese and Japanese keyboards is a label separator, too (UTS 46).
  normalizeLine(unicodeForm(typed, 'NFKC')).replaceAll('。', '.')

/** Shape of a normalized email address. */
export const EMAIL_SHAPE = /^[^\s@,;<>"\p{Cc}]+@[^\s@,;<>"\p{Cc}]+\.[^\s@,;<>"\p{Cc}.]{2,}$/u

/** Whether the text, once normalized, is an email address that the shop accepts. */
export const isEmail = (typed: string): boolean =>
  EMAIL_SHAPE.test(normalizeEmail(typed)) && hasMailHost(typed)

/**
 * Converts the host to ASCII, because browsers send either spelling of an internationalized one.
 * @example mailboxKey('Ida@Käfer.example') // 'ida@xn--kfer-loa.example'
 */
export function mailboxKey(email: string): string {
  const address = normalizeEmail(email).toLowerCase()
  const at = address.lastIndexOf('@')
  const host = at === -1 ? null : asciiHost(address.slice(at + 1))
  return host === null ? address : `${address.slice(0, at + 1)}${host}`
}

export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxKey(one) === mailboxKey(other)

export function hasMailHost(email: string): boolean {
  const address = normalizeEmail(email)
  return asciiHost(address.slice(address.lastIndexOf('@') + 1)) !== null
}

/** What a URL parser wouldn't read as a host: a path, a port, an escape, or a number as an IP address. */
const NO_HOST = /[/?#\\:%[\]\s]|\.\.|^\.|\.$|(?:^|\.)(?:\d+|0x[\da-f]*)$/iu

function asciiHost(host: string): string | null {
  if (host === '' || NO_HOST.test(host)) return null
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return null
  }
}
