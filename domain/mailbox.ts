import { normalizeLine, unicodeForm } from './plain-text'

/** An email address in the form in which it is stored. Its host stays in the spelling that was typed. */
export const normalizeEmail = (typed: string): string =>
  // The full stop of Chinese and Japanese keyboards separates labels too (UTS 46).
  normalizeLine(unicodeForm(typed, 'NFKC')).replaceAll('。', '.')

/**
 * The form by which addresses are compared: the host in ASCII, as DNS and mail servers know it. A browser sends either
 * spelling of a host with umlauts, so text alone doesn't tell whether two addresses are one mailbox.
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

/** Whether mail can be addressed to the host of an address. */
export function hasMailHost(email: string): boolean {
  const address = normalizeEmail(email)
  return asciiHost(address.slice(address.lastIndexOf('@') + 1)) !== null
}

/** What a URL would read as something else than a host: a path, a port, an escape, or a number as an IP address. */
const NO_HOST = /[/?#\\:%[\]\s]|\.\.|^\.|\.$|(?:^|\.)(?:\d+|0x[\da-f]*)$/iu

function asciiHost(host: string): string | null {
  if (host === '' || NO_HOST.test(host)) return null
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return null
  }
}
