import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import { processGlobals } from '@/utils/process-globals'

import type { Handler } from './handler'
import { isShared } from './response-cache'

const MAX_AGE_MS = 1_000
/** Maximum size of the cache, characters. */
const ROOM = 16 * 2 ** 20
/** Changes that no public response shows, or only a second later. */
const PRIVATE_CHANGES = /^\/api\/(cart|configurator|drafts|orders|payments|user|login|register)\b/

interface PublicAnswer {
  text: string
  headers: OutgoingHttpHeaders
  /** Time at which its request began, ms. */
  beganAt: number
}

export type SecondCache = ReturnType<typeof secondCache>

/**
 * Reuses public responses for a second, so that many requests for one address cost one. Such responses depend on
 * nothing but the address; requests with credentials neither read nor write the cache. Edits end it as they end that
 * of pages (`movedPages`), and at once in the process that made them.
 */
export function secondCache() {
  let changedAt = 0
  const answers = new LRUCache<string, PublicAnswer>({
    maxSize: ROOM,
    sizeCalculation: ({ text }) => text.length + 1,
  })

  function isCurrent({ beganAt }: PublicAnswer, url: string): boolean {
    const movedAt = processGlobals().movedPages?.movedAt(url.replace(/\?.*/s, '')) ?? Infinity
    return Date.now() - beganAt < MAX_AGE_MS && beganAt > Math.max(changedAt, movedAt)
  }

  /** Returns the text of a cached response, after setting its headers. */
  function read(request: IncomingMessage, response: ServerResponse): string | undefined {
    const key = keyOf(request)
    const answer = key === null ? undefined : answers.get(key)
    if (!answer || !isCurrent(answer, request.url ?? '')) return undefined
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) response.setHeader(name, value)
    }
    if (response.hasHeader('x-request-id')) response.setHeader('x-request-id', newId())
    return answer.text
  }

  /** Caches a response with status 200 for which `isShared` holds, under the key of its request. */
  function add(key: string | null, answer: PublicAnswer): void {
    if (key !== null) answers.set(key, answer)
  }

  /** Reads pages from the cache, and adds those that `handler` renders. */
  function ofPages(handler: Handler): Handler {
    return (request, response) => {
      const known = read(request, response)
      if (known !== undefined) return void response.end(known)
      const beganAt = Date.now()
      // Next.js changes URL and headers of a request while it answers it.
      const key = keyOf(request)
      const { end } = response
      function endAdding(this: ServerResponse, ...args: unknown[]): ServerResponse {
        response.end = end
        const [text] = args
        if (typeof text === 'string' && response.statusCode === 200 && isShared(request, response))
          add(key, { text, headers: response.getHeaders(), beganAt })
        return Reflect.apply(end, response, args) as ServerResponse
      }
      if (key !== null) response.end = endAdding as typeof end
      return handler(request, response)
    }
  }

  /** Empties the cache after each change that `handler` makes. */
  function emptiedByChanges(handler: Handler): Handler {
    return (request, response) => {
      const { method = 'GET', url = '' } = request
      if (!['GET', 'HEAD'].includes(method) && !PRIVATE_CHANGES.test(url))
        response.once('finish', () => (changedAt = Date.now()))
      return handler(request, response)
    }
  }

  return { read, add, ofPages, emptiedByChanges }
}

const newId = () => randomBytes(16).toString('base64url')

/** Returns null for requests that aren't cached. Some headers depend on the protocol (`has` in next.config.js). */
export function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null
  return `${String(headers['x-forwarded-proto'])} ${url}`
}
