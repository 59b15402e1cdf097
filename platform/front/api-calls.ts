import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import compression from 'compression'

import { processGlobals } from '@/utils/process-globals'

import { encodeOnce, encodingFor } from './encodings'
import type { Handler } from './handler'
import { headersFor } from './header-rules'
import { isShared, type responseCache } from './response-cache'
import { keyOf, type SecondCache } from './second-cache'
import { isStream, passOn } from './streams'

/** Minimum size for compression, bytes: shorter bodies fit into one packet anyway. */
const SHORTEST = 1_024
/** Plain paths only, because Next.js normalizes or rejects all others. */
const ADDRESS = /^\/api(\/[\w.~-]+)+(\?|$)/
const CHANGES = ['POST', 'PUT', 'DELETE']
/** Back-office changes pass through Next.js, because they may revalidate pages. */
const OFFICE = /^\/api\/backoffice\//
/** Build sheets contain a picture that the page server renders. */
const PICTURED = /\/documents\/build-\d+(\?|$)/

interface Caches {
  cache: ReturnType<typeof responseCache>
  seconds: SecondCache
}

/**
 * Routes API calls directly to the API, because the detour through Next.js would cost more than most responses.
 * Everything else goes to `handler`, as do the first requests, which make Next.js create the API.
 */
export function apiCalls(distDir: string, caches: Caches, handler: Handler): Handler {
  const headersOf = headersFor(distDir, '/api/any')
  const listener = getRequestListener(
    async (sent, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
      const beganAt = Date.now()
      const answer = (await processGlobals().api?.fetch(sent, env)) as Response
      for (const { key, value } of headersOf(incoming)) outgoing.setHeader(key, value)
      if (isStream(answer)) await passOn(outgoing, answer)
      else await write({ incoming, outgoing, beganAt, ...caches }, answer)
      return RESPONSE_ALREADY_SENT
    },
    { overrideGlobalObjects: false },
  )
  return (request, response) => {
    if (!isCall(request) || !processGlobals().api) return handler(request, response)
    const known = caches.seconds.read(request, response)
    if (known === undefined) return listener(request, response)
    return void caches.cache.end(request, response, () => known)
  }
}

function isCall({ method = '', url = '' }: IncomingMessage): boolean {
  if (!ADDRESS.test(url)) return false
  if (method === 'GET') return !PICTURED.test(url)
  return CHANGES.includes(method) && !OFFICE.test(url)
}

interface Exchange extends Caches {
  incoming: IncomingMessage
  outgoing: ServerResponse
  beganAt: number
}

async function write(
  { incoming, outgoing, beganAt, cache, seconds }: Exchange,
  answer: Response,
): Promise<void> {
  outgoing.statusCode = answer.status
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  })
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  const isSmaller = compression.filter(incoming as never, outgoing as never)
  if (isSmaller) outgoing.setHeader('vary', 'Accept-Encoding')
  if (incoming.method === 'GET' && isShared(incoming, outgoing)) {
    const headers = outgoing.getHeaders()
    const text = await cache.end(incoming, outgoing, () => answer.text())
    if (answer.status === 200) seconds.add(keyOf(incoming), { text, headers, beganAt })
    return
  }
  const body = Buffer.from(await answer.arrayBuffer())
  const encoding = isSmaller && body.length >= SHORTEST ? encodingFor(incoming) : 'identity'
  const sent = encodeOnce(body, encoding)
  if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding)
  outgoing.setHeader('content-length', sent.length)
  outgoing.end(sent)
}
