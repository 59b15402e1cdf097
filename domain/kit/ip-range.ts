/** Addresses and ranges of the internet protocol, in CIDR notation. */

interface Network {
  version: 4 | 6
  bits: bigint
}

const WIDTH = { 4: 32, 6: 128 } as const

/** Returns an address as a number; null for any other text. IPv4 addresses may be mapped to IPv6. */
function parseAddress(text: string): Network | null {
  const plain = text.replace(/^::ffff:(?=\d+\.)/i, '')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) {
    const parts = plain.split('.').map(Number)
    if (parts.some((part) => part > 255)) return null
    return { version: 4, bits: parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n) }
  }
  if (!/^[\da-f:]{2,39}$/i.test(plain)) return null
  const halves = plain.split('::')
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - left.length - right.length
  if (halves.length > 2 || (halves.length === 2 ? missing < 1 : missing !== 0)) return null
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right]
  if (groups.some((group) => !/^[\da-f]{1,4}$/i.test(group))) return null
  const bits = groups.reduce((sum, one) => sum * 65_536n + BigInt(`0x${one}`), 0n)
  return bits >> 32n === 0xffffn ? { version: 4, bits: bits & 0xffffffffn } : { version: 6, bits }
}

function parseRange(text: string): (Network & { prefix: number }) | null {
  const [address = '', length, ...rest] = text.split('/')
  const network = parseAddress(address)
  if (!network || rest.length > 0) return null
  const width = WIDTH[network.version]
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return null
  const prefix = length === undefined ? width : Number(length)
  return prefix > width ? null : { ...network, prefix }
}

/** Whether an address or a range is within a range. A range without a length is one address. */
export function isInRange(address: string, range: string): boolean {
  const [one, within] = [parseRange(address), parseRange(range)]
  if (!one || !within || one.version !== within.version || one.prefix < within.prefix) return false
  const rest = BigInt(WIDTH[within.version] - within.prefix)
  return one.bits >> rest === within.bits >> rest
}

/** Reads ranges with commas or spaces between; null if one isn't a range. */
export function readRanges(text: string): string[] | null {
  const ranges = text.split(/[\s,]+/).filter(Boolean)
  return ranges.every((range) => parseRange(range) !== null)
    ? ranges.map((range) => range.toLowerCase())
    : null
}
