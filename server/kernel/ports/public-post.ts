import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isInRange } from '@/domain/kit/ip-range'

import { isPublicAddress } from './public-address'

/** Time limit for the whole exchange. */
export const POST_MS = 10_000
/** Of an answer, no more is read. */
const MOST_BYTES = 65_536

interface PostInput {
  address: string
  headers: Record<string, string>
  body: string
  /** Ranges that may be called although they aren't public. */
  ranges: readonly string[]
}

export interface PostAnswer {
  status: number
  text: string
  retryAfter: string | undefined
}

/** The address isn't called at all. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/**
 * Posts JSON to an address that someone else chose. Each connection checks the IP address that it connects to, so that
 * no name can resolve to an internal one after a check. Redirects aren't followed.
 * @throws AddressRefused; Error if there is no answer within the time limit
 */
export async function postPublicly(input: PostInput): Promise<PostAnswer> {
  const { address, headers, body, ranges } = input
  const { isPlain, allows } = targetOf(address, ranges)
  const fault = addressFault(address, ranges)
  if (fault !== null) throw new AddressRefused(fault)
  const options: RequestOptions = {
    method: 'POST',
    // A connection of its own, so that each delivery checks its address.
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Shop-Webhooks/1',
      ...headers,
    },
    lookup: checkedLookup(allows, isPlain),
    signal: AbortSignal.timeout(POST_MS),
  }
  return new Promise((resolve, reject) => {
    const send = isPlain ? requestHttp : requestHttps
    const request = send(address, options, (response) => {
      readText(response).then(
        (text) =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            retryAfter: response.headers['retry-after'],
          }),
        reject,
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

function targetOf(address: string, ranges: readonly string[]) {
  const { protocol, hostname } = new URL(address)
  const isPlain = protocol === 'http:'
  const allows = (ip: string) =>
    ranges.some((range) => isInRange(ip, range)) || (!isPlain && isPublicAddress(ip))
  return { isPlain, host: hostname.replace(/^\[|\]$/g, ''), allows }
}

/** Returns why an address is never called; null if only the addresses of its name can tell. */
export function addressFault(address: string, ranges: readonly string[]): string | null {
  const { isPlain, host, allows } = targetOf(address, ranges)
  // Node.js doesn't look up IP addresses.
  const isPossible = isIP(host) === 0 ? !isPlain || ranges.length > 0 : allows(host)
  return isPossible ? null : refusal(isPlain)
}

const refusal = (isPlain: boolean) =>
  isPlain
    ? 'Addresses without https are called only in ranges that the operator allows.'
    : 'The address isn’t public.'

function checkedLookup(allows: (ip: string) => boolean, isPlain: boolean): LookupFunction {
  return (hostname, options, callback) => {
    const answer = (addresses: LookupAddress[]) => {
      const allowed = addresses.filter(({ address }) => allows(address))
      const [first] = allowed
      if (!first) callback(new AddressRefused(refusal(isPlain)), '')
      else if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    }
    addressesOf(hostname).then(answer, (error: Error) => callback(error, ''))
  }
}

/** Asks the nameservers itself: a lookup by the system holds one of four threads until they answer. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 })
const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/** @throws Error with the code `ENOTFOUND` if the name has no address, `EAI_AGAIN` if no nameserver tells */
async function addressesOf(hostname: string): Promise<LookupAddress[]> {
  if (/(?:^|\.)localhost$/i.test(hostname)) return [...LOOPBACK]
  const found = await Promise.allSettled([
    resolver.resolve4(hostname).then((all) => all.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(hostname).then((all) => all.map((address) => ({ address, family: 6 }))),
  ])
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (addresses.length > 0) return addresses
  const isUnknown = found.every(
    (one) => one.status === 'rejected' && ['ENOTFOUND', 'ENODATA'].includes(codeOf(one.reason)),
  )
  throw Object.assign(new Error(hostname), { code: isUnknown ? 'ENOTFOUND' : 'EAI_AGAIN' })
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code)

/** Reads the beginning of an answer, and ends the connection if it is longer. */
async function readText(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let room = MOST_BYTES
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece.subarray(0, room))
    room -= piece.length
    // Leaving the loop destroys the response.
    if (room <= 0) break
  }
  return Buffer.concat(pieces).toString('utf8')
}
