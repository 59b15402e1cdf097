import type { ServerResponse } from 'node:http'

import type { Handler } from './handler'

/** So long a cache may show a page that has expired while it fetches the next one, seconds. */
const STALE_FOR = 600

/**
 * Next.js lets caches show a page with `revalidate` for a year after that. Its own bound, `expireTime`, would also make it
 * forget the page: while the database is away, it could answer nothing. So the page is kept and the word to caches is
 * bounded here.
 */
export function boundedCaching(handler: Handler): Handler {
  return (request, response) => {
    const { setHeader } = response
    response.setHeader = function bounded(name, value) {
      const isCaching = typeof value === 'string' && name.toLowerCase() === 'cache-control'
      return setHeader.call(this, name, isCaching ? bound(value) : value) as ServerResponse
    }
    return handler(request, response)
  }
}

const bound = (caching: string) =>
  caching.replace(
    /\b(stale-while-revalidate=)(\d+)/,
    (_, name: string, seconds: string) => name + Math.min(Number(seconds), STALE_FOR),
  )
