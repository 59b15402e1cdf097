/** Matches IPv6 without a zone or an embedded IPv4 address. */
const IPV6 = /^[\da-f]{0,4}(:[\da-f]{0,4}){2,7}$/i

/** Address of in-process calls, which have no socket. */
export const IN_PROCESS = 'in-process'

/**
 * Returns the client's address, the X-Forwarded-For entry added by the outermost of the TRUSTED_PROXIES own proxies.
 * Entries sent by the client are never trusted.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  proxies = Number(process.env.TRUSTED_PROXIES ?? 0),
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const seen = proxies > 0 ? hops[hops.length - proxies] : undefined
  return (seen || remote || IN_PROCESS).slice(0, 45)
}

/**
 * Returns an IPv4 address, or the /64 of an IPv6 one, because a household controls all of it.
 * @example addressBlock('2001:db8:1:2:3::4') // '2001:db8:1:2::/64'
 */
export function addressBlock(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!IPV6.test(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = plain.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
