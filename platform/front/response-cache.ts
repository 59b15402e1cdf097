import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import compression from 'compression'
import { LRUCache } from 'lru-cache'

import { encode, encodingFor, type Encoding } from './encodings'
import type { Handler } from './handler'

/** Maximum size of the cache, bytes. */
const ROOM = 32 * 2 ** 20
/** Minimum length for caching, characters: shorter bodies fit into one packet anyway. */
const SHORTEST = 1_024

interface CachedAnswer {
  etag: string
  text: string
  bytes: Partial<Record<Encoding, Buffer>>
}

/** Caches compressed shared responses by text or strong ETag, so that no stale bytes are served. */
export function responseCache() {
  // Covers three encodings and the text itself, whose characters may take two bytes each.
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: ROOM,
    sizeCalculation: ({ text }) => text.length * 4,
  })

  function add(key: string, text: string, etag: string): CachedAnswer {
    const cached: CachedAnswer = { etag, text, bytes: {} }
    answers.set(key, cached)
    return cached
  }

  const ofPage = (page: string) =>
    answers.get(page) ??
    add(page, page, `W/"${createHash('sha1').update(page).digest('base64url')}"`)

  return {
    ofPages(handler: Handler): Handler {
      return (request, response) => {
        const { end } = response
        function endShared(this: ServerResponse, ...args: unknown[]): ServerResponse {
          response.end = end
          const [page, ...rest] = args
          const isPage = typeof page === 'string' && page.length >= SHORTEST
          const sent =
            isPage && isShared(request, response) ? prepare(request, response, ofPage(page)) : page
          return Reflect.apply(end, response, [sent, ...rest]) as ServerResponse
        }
        if (request.method === 'GET') response.end = endShared as typeof end
        return handler(request, response)
      }
    },
    /** Ends a response whose headers are set, and returns its text. With a cached strong ETag it isn't read again. */
    async end(
      request: IncomingMessage,
      response: ServerResponse,
      readText: () => string | Promise<string>,
    ): Promise<string> {
      const etag = response.getHeader('etag')
      const named = typeof etag === 'string' ? answers.get(etag) : undefined
      const text = named?.text ?? (await readText())
      if (text.length < SHORTEST) {
        response.end(text)
        return text
      }
      const cached = named ?? (typeof etag === 'string' ? add(etag, text, etag) : ofPage(text))
      response.end(prepare(request, response, cached))
      return text
    },
  }
}

/** Sets the headers and returns the bytes for this client, or null for a 304. */
function prepare(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, text, bytes }: CachedAnswer,
): Buffer | null {
  const isFound = response.statusCode === 200
  if (isFound) response.setHeader('etag', etag)
  if (isFound && hasAlready(request, etag)) {
    response.statusCode = 304
    response.removeHeader('content-length')
    return null
  }
  const encoding = encodingFor(request)
  const body = (bytes[encoding] ??= encode(Buffer.from(text), encoding))
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  return body
}

export function isShared(request: IncomingMessage, response: ServerResponse): boolean {
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

/** Strips the weak prefix for comparison: a cache may have made the ETag strong (RFC 9110, 13.1.2). */
const withoutWeakness = (etag: string) => etag.replace(/^W\//, '')
