/** Without a zone and without an IPv4 address in it. */
const IPV6 = /^[\da-f]{0,4}(:[\da-f]{0,4}){2,7}$/i

/** The address of calls inside the process: no socket has it. */
export const IN_PROCESS = 'in-process'

/**
 * The address a request came from. Behind proxies of one's own, TRUSTED_PROXIES says how many there are, and
 * the entry that the outermost of them wrote counts; what a client writes into the header itself never does.
 * @param remote address of the socket; undefined for calls inside the process
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
 * The block that limits count and session lists show: an IPv4 address, or the first 64 bits of an IPv6 one,
 * because a household owns all that follow them.
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
