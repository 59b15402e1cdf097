import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import compression from 'compression'

import { processGlobals } from '@/utils/process-globals'

import { encodeOnce, encodingFor } from './encodings'
import type { Handler } from './handler'
import { headersFor } from './header-rules'
import { isShared, type responseCache } from './response-cache'
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

/**
 * Routes API calls directly to the API, because the detour through Next.js would cost more than most responses.
 * Everything else goes to `handler`, as do the first requests, which make Next.js create the API.
 */
export function apiCalls(
  distDir: string,
  cache: ReturnType<typeof responseCache>,
  handler: Handler,
): Handler {
  const headersOf = headersFor(distDir, '/api/any')
  const listener = getRequestListener(
    async (sent, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
      const answer = (await processGlobals().api?.fetch(sent, env)) as Response
      for (const { key, value } of headersOf(incoming)) outgoing.setHeader(key, value)
      if (isStream(answer)) await passOn(outgoing, answer)
      else await write({ incoming, outgoing, cache }, answer)
      return RESPONSE_ALREADY_SENT
    },
    { overrideGlobalObjects: false },
  )
  return (request, response) => {
    return isCall(request) && processGlobals().api
      ? listener(request, response)
      : handler(request, response)
  }
}

function isCall({ method = '', url = '' }: IncomingMessage): boolean {
  if (!ADDRESS.test(url)) return false
  if (method === 'GET') return !PICTURED.test(url)
  return CHANGES.includes(method) && !OFFICE.test(url)
}

interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
  cache: ReturnType<typeof responseCache>
}

async function write({ incoming, outgoing, cache }: Exchange, answer: Response): Promise<void> {
  outgoing.statusCode = answer.status
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  })
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  const isSmaller = compression.filter(incoming as never, outgoing as never)
  if (isSmaller) outgoing.setHeader('vary', 'Accept-Encoding')
  if (incoming.method === 'GET' && isShared(incoming, outgoing))
    return cache.end(incoming, outgoing, () => answer.text())
  const body = Buffer.from(await answer.arrayBuffer())
  const encoding = isSmaller && body.length >= SHORTEST ? encodingFor(incoming) : 'identity'
  const sent = encodeOnce(body, encoding)
  if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding)
  outgoing.setHeader('content-length', sent.length)
  outgoing.end(sent)
}
