import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import compression from 'compression'
import { LRUCache } from 'lru-cache'

import { encode, encodingFor, type Encoding } from './encodings'
import type { Handler } from './handler'

/** What the kept answers may take together, bytes. */
const ROOM = 32 * 2 ** 20
/** Shorter bodies fit into one packet anyway, characters. */
const SHORTEST = 1_024

interface CachedAnswer {
  etag: string
  bytes: Partial<Record<Encoding, Buffer>>
}

/**
 * Names and compresses a page that is the same for everybody once, not for each visitor. The page itself is the key, so
 * one that was made anew is never answered with former bytes. Everything else passes through untouched.
 */
export function sharedAnswers(handler: Handler): Handler {
  // Three forms and the text itself, whose characters may take two bytes each.
  const pages = new LRUCache<string, CachedAnswer>({
    maxSize: ROOM,
    sizeCalculation: (_, page) => page.length * 4,
  })

  function keptOf(page: string): CachedAnswer {
    const known = pages.get(page)
    if (known) return known
    const etag = `W/"${createHash('sha1').update(page).digest('base64url')}"`
    const kept: CachedAnswer = { etag, bytes: {} }
    pages.set(page, kept)
    return kept
  }

  /** The bytes that this client takes, none if it has them; the headers say so then. */
  function answer(request: IncomingMessage, response: ServerResponse, page: string): Buffer | null {
    const { etag, bytes } = keptOf(page)
    const isFound = response.statusCode === 200
    if (isFound) response.setHeader('etag', etag)
    if (isFound && hasAlready(request, etag)) {
      response.statusCode = 304
      response.removeHeader('content-length')
      return null
    }
    const encoding = encodingFor(request)
    const body = (bytes[encoding] ??= encode(Buffer.from(page), encoding))
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', body.length)
    return body
  }

  return (request, response) => {
    const { end } = response
    function endShared(this: ServerResponse, ...args: unknown[]): ServerResponse {
      response.end = end
      const [page, ...rest] = args
      const isPage = typeof page === 'string' && page.length >= SHORTEST
      const sent = isPage && isShared(request, response) ? answer(request, response, page) : page
      return Reflect.apply(end, response, [sent, ...rest]) as ServerResponse
    }
    if (request.method === 'GET') response.end = endShared as typeof end
    return handler(request, response)
  }
}

/** Whether everybody gets this very answer: whole, and such that caches may keep it. */
function isShared(request: IncomingMessage, response: ServerResponse): boolean {
  if (response.headersSent || ![200, 404].includes(response.statusCode)) return false
  if (response.hasHeader('set-cookie') || response.hasHeader('content-encoding')) return false
  const caching = String(response.getHeader('cache-control'))
  if (!/\b(public|s-maxage)\b/.test(caching) || /private|no-store|no-transform/.test(caching))
    return false
  return compression.filter(request as never, response as never)
}

function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => withoutWeakness(one.trim())) ?? []
  return known.includes('*') || known.includes(withoutWeakness(etag))
}

/** A cache may have made a weak name strong, and they are compared alike (RFC 9110, 13.1.2). */
const withoutWeakness = (etag: string) => etag.replace(/^W\//, '')
