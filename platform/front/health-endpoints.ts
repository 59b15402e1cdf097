import type { Handler } from './handler'

/**
 * Answers `/healthz`, whether this process lives, and `/readyz`, whether it shall be sent requests: 503 from the moment
 * in which it is asked to end, so that a load balancer sends them elsewhere before it closes. Neither asks the database:
 * while that is away, other processes would answer no better.
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
