import { processGlobals } from '@/utils/process-globals'

import type { Handler } from './handler'

/** How long after a database failure a failing page is attributed to it, ms. */
const LASTS_MS = 10_000
const RETRY_AFTER_S = 5

/** Turns a 500 into a 503 with `Retry-After` while the database is down, so that clients retry. */
export function serviceUnavailableWhenDatabaseDown(handler: Handler): Handler {
  return (request, response) => {
    const { writeHead } = response
    response.writeHead = function paused(
      this: typeof response,
      status: number,
      ...rest: unknown[]
    ) {
      const isPause =
        status === 500 && Date.now() - (processGlobals().databaseFailedAt ?? 0) < LASTS_MS
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
