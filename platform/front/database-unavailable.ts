import type { Handler } from './handler'

/** So long after a query failed because the database is away, ms, a page that fails does so for the same reason. */
const LASTS_MS = 10_000
const RETRY_AFTER_S = 5

/** `server/api-shell.ts` notes when it last said so. */
const processGlobals = globalThis as { __shopDatabaseAway?: number }

/**
 * Next.js calls every page that can't be made a fault of the server. While the database is away it is a pause: search engines and
 * balancers come back.
 */
export function serviceUnavailableWhenDatabaseDown(handler: Handler): Handler {
  return (request, response) => {
    const { writeHead } = response
    response.writeHead = function paused(
      this: typeof response,
      status: number,
      ...rest: unknown[]
    ) {
      const isPause =
        status === 500 && Date.now() - (processGlobals.__shopDatabaseAway ?? 0) < LASTS_MS
      if (isPause) response.setHeader('retry-after', RETRY_AFTER_S)
      if (isPause) response.setHeader('cache-control', 'no-store')
      return Reflect.apply(writeHead, response, [
        isPause ? 503 : status,
        ...rest,
      ]) as typeof response
    } as typeof writeHead
    return handler(request, response)
  }
}
