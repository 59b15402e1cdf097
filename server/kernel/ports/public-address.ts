import ipaddr from 'ipaddr.js'

import { isInRange, readRanges } from '@/domain/kit/ip-range'

/** Returns the ranges besides public addresses that webhooks may call; none by default. */
export const webhookRanges = (list = process.env.WEBHOOK_ALLOWED_RANGES): string[] =>
  readRanges(list ?? '') ?? []

/** Of all IPv6 addresses, IANA has assigned only these to the public internet. */
const GLOBAL_UNICAST = '2000::/3'
/** Public by its range, but answered by the host of a virtual machine (Azure). */
const METADATA = ['168.63.129.16']

/** Whether an address is on the public internet: not private, loopback, link-local, shared, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  if (ip.range() !== 'unicast' || METADATA.includes(ip.toString())) return false
  return ip.kind() === 'ipv4' || isInRange(address, GLOBAL_UNICAST)
}
