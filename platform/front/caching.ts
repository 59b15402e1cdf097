import type { ServerResponse } from 'node:http'

import type { Handler } from './handler'

/** Upper bound for `stale-while-revalidate`, seconds. */
const STALE_FOR = 600

/**
 * Caps `stale-while-revalidate`, which Next.js sets to a year on pages with `revalidate`. The `expireTime` setting of
 * Next.js would also evict the page, so nothing could be served while the database is down.
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
