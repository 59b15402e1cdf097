import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Handler } from './handler'

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\.json)?(\/|$)/i

/**
 * Accepts requests whose target is a path (RFC 9112 §3.2). Drops the origin of an absolute-form target, because
 * Next.js would redirect to it. `OPTIONS *` addresses the server itself. Responds with 400 to targets that no browser
 * sends: on a NUL, a malformed escape or an escaped dot segment, Next.js would fail with a 500.
 */
export function requireRequestTarget(handler: Handler): Handler {
  return (request, response) => {
    if (request.method === 'OPTIONS' && request.url === '*') return optionsOfServer(response)
    const target = pathOf(request)
    if (target === null) return badRequest(response)
    request.url = target
    return handler(request, response)
  }
}

function pathOf({ url = '/' }: IncomingMessage): string | null {
  const target = url.replace(ABSOLUTE_FORM, '')
  const rooted = target === '' || target.startsWith('?') ? `/${target}` : target
  const [path = ''] = rooted.split('?')
  if (!path.startsWith('/') || /[\\#]/.test(path) || DOT_SEGMENT.test(path)) return null
  try {
    return decodeURIComponent(path).includes('\0') ? null : rooted
  } catch {
    return null
  }
}

function optionsOfServer(response: ServerResponse): void {
  response.writeHead(204, { allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' }).end()
}

function badRequest(response: ServerResponse): void {
  response
    .writeHead(400, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end('Bad request\n')
}
