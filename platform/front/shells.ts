import type { IncomingMessage, ServerResponse } from 'node:http'

import { processGlobals } from '@/utils/process-globals'

import type { Handler } from './handler'
import { headersFor } from './header-rules'
import { shellPages } from './page-kinds'

const MAX_AGE_MS = 60_000
/** The value that Next.js sets for static pages. */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

interface Shell {
  html: string
  headers: ReturnType<typeof headersFor>
  renderedAt: number
}

/** Caches pages without data. Requests with a query pass through, because it is in the markup. */
export function cachedShells(distDir: string, handler: Handler): Handler {
  const addresses = shellPages(distDir)
  const shells = new Map<string, Shell>()
  return (request, response) => {
    const { method, url: address = '' } = request
    if (method !== 'GET' || !addresses.has(address)) return handler(request, response)
    const shell = shells.get(address)
    if (shell && isCurrent(address, shell)) return send(shell, request, response)
    const renderedAt = Date.now()
    const { end } = response
    function endShell(this: ServerResponse, ...args: unknown[]): ServerResponse {
      response.end = end
      const [html] = args
      if (response.statusCode === 200 && typeof html === 'string' && html !== '') {
        shells.set(address, { html, headers: headersFor(distDir, address), renderedAt })
        response.setHeader('cache-control', CACHING)
      }
      return Reflect.apply(end, response, args) as ServerResponse
    }
    response.end = endShell as typeof end
    return handler(request, response)
  }
}

function isCurrent(address: string, { renderedAt }: Shell): boolean {
  const { movedPages: moved } = processGlobals()
  // While the database is down, no newer page can be rendered.
  if (moved && !moved.isSure()) return true
  return renderedAt > (moved?.movedAt(address) ?? 0) && Date.now() - renderedAt < MAX_AGE_MS
}

function send({ html, headers }: Shell, request: IncomingMessage, response: ServerResponse) {
  for (const { key, value } of headers(request)) response.setHeader(key, value)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', CACHING)
  response.end(html)
}
