import type { IncomingMessage, ServerResponse } from 'node:http'

import compression from 'compression'

import { describeError, masked } from '@/utils/describe-error'

import { apiCalls } from './api-calls'
import { assets } from './assets'
import { boundedCaching } from './caching'
import type { Handler } from './handler'
import { policyHosts } from './policy-hosts'
import { responseCache } from './response-cache'
import { cachedShells } from './shells'

/**
 * What stands before the pages of Next.js: files of the build come from the disk as they were packed, a page for
 * everybody is compressed once, a call of the API is answered by the API, any other answer is compressed while it is
 * sent. What fails is a 500, never the end of the process.
 * @param distDir the folder of the production build
 */
export function front(distDir: string, pages: Handler): Handler {
  const compress = compression()
  const cache = responseCache()
  const answer = boundedCaching(cache.ofPages(policyHosts(cachedShells(distDir, pages))))
  const compressed: Handler = (request, response) =>
    compress(request as never, response as never, () => void guarded(answer, request, response))
  const calls = apiCalls(distDir, cache, compressed)
  const files = assets(distDir, (request, response) => guarded(calls, request, response))
  return (request, response) => void guarded(files, request, response)
}

async function guarded(handler: Handler, request: IncomingMessage, response: ServerResponse) {
  try {
    await handler(request, response)
  } catch (error) {
    // Addresses hold one-time links and keys of orders.
    const path = masked((request.url ?? '').replace(/\?.*/s, ''))
    console.error(`${request.method} ${path} failed:`, JSON.stringify(describeError(error)))
    // Where the head is out, only the end of the connection says that the rest is missing.
    if (response.headersSent) return void response.destroy()
    response.statusCode = 500
    response.end('Internal Server Error')
  }
}
