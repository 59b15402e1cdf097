import type { Handler } from './handler'

/**
 * Answers `/healthz` (liveness) and `/readyz` (readiness). `/readyz` returns 503 as soon as shutdown is requested, so
 * that a load balancer drains the process before it closes. Neither checks the database: while it is down, other
 * processes couldn't respond any better.
 */
export function healthEndpoints(isEnding: () => boolean, handler: Handler): Handler {
  return (request, response) => {
    const path = request.url?.replace(/\?.*/s, '')
    if (path !== '/healthz' && path !== '/readyz') return handler(request, response)
    const isGone = path === '/readyz' && isEnding()
    const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
    response.writeHead(isGone ? 503 : 200, headers)
    response.end(isGone ? 'ending\n' : 'ok\n')
  }
}
