import ipaddr from 'ipaddr.js'

export type Range = ReturnType<typeof ipaddr.parseCIDR>

/** Parses ranges such as `10.1.0.0/16, fd00::/8`; null if one is invalid. */
export function parseRanges(list: string): Range[] | null {
  const ranges = list
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
  return ranges.every((range) => ipaddr.isValidCIDR(range))
    ? ranges.map((range) => ipaddr.parseCIDR(range))
    : null
}

/** Returns the ranges besides public addresses that webhooks may call; none by default. */
export const webhookRanges = (list = process.env.WEBHOOK_ALLOWED_RANGES): Range[] =>
  parseRanges(list ?? '') ?? []

export function isInRanges(address: string, ranges: readonly Range[]): boolean {
  const ip = ipaddr.process(address)
  return ranges.some(([base, bits]) => ip.kind() === base.kind() && ip.match(base, bits))
}

/** Of all IPv6 addresses, IANA has assigned only these to the public internet. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')
/** Public by its range, but answered by the host of a virtual machine (Azure). */
const METADATA = ['168.63.129.16']

/** Whether an address is on the public internet: not private, loopback, link-local, shared, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast' || METADATA.includes(ip.toString())) return false
  return ip.kind() === 'ipv4' || isInRanges(address, [GLOBAL_UNICAST])
}
