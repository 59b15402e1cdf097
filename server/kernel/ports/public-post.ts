import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isInRanges, isPublicAddress, type Range } from './public-address'

/** Time limit for the whole exchange. */
export const POST_MS = 10_000
/** Of an answer, no more is read. */
const MOST_BYTES = 65_536

interface PostInput {
  address: string
  headers: Record<string, string>
  body: string
  /** Ranges that may be called although they aren't public. */
  ranges: readonly Range[]
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

function targetOf(address: string, ranges: readonly Range[]) {
  const { protocol, hostname } = new URL(address)
  const isPlain = protocol === 'http:'
  const allows = (ip: string) => isInRanges(ip, ranges) || (!isPlain && isPublicAddress(ip))
  return { isPlain, host: hostname.replace(/^\[|\]$/g, ''), allows }
}

/** Returns why an address is never called; null if only the addresses of its name can tell. */
export function addressFault(address: string, ranges: readonly Range[]): string | null {
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
    lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const allowed = error ? [] : addresses.filter(({ address }) => allows(address))
      const [first] = allowed
      if (error || !first) return callback(error ?? new AddressRefused(refusal(isPlain)), '')
      if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}

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
