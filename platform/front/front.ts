import type { IncomingMessage, ServerResponse } from 'node:http'

import compression from 'compression'

import { describeError, masked } from '@/utils/describe-error'

import { apiCalls } from './api-calls'
import { assets } from './assets'
import { boundedCaching } from './caching'
import { closedShop } from './closed-shop'
import type { Handler } from './handler'
import { policyHosts } from './policy-hosts'
import { responseCache } from './response-cache'
import { secondCache } from './second-cache'
import { sharedBuilds } from './shared-builds'
import { cachedShells } from './shells'

/** Handles every request before Next.js. A failure becomes a 500 and never ends the process. */
export function front(distDir: string, pages: Handler): Handler {
  const compress = compression()
  const cache = responseCache()
  const seconds = secondCache()
  const rendered = seconds.ofPages(policyHosts(cachedShells(distDir, pages)))
  const answer = boundedCaching(cache.ofPages(sharedBuilds(rendered)))
  const compressed: Handler = (request, response) =>
    compress(request as never, response as never, () => void guarded(answer, request, response))
  const calls = apiCalls(distDir, { cache, seconds }, compressed)
  const open = closedShop(seconds.emptiedByChanges(calls))
  const files = assets(distDir, (request, response) => guarded(open, request, response))
  return (request, response) => void guarded(files, request, response)
}

async function guarded(handler: Handler, request: IncomingMessage, response: ServerResponse) {
  try {
    await handler(request, response)
  } catch (error) {
    // Masked, because URLs contain one-time links and order keys.
    const path = masked((request.url ?? '').replace(/\?.*/s, ''))
    console.error(`${request.method} ${path} failed:`, JSON.stringify(describeError(error)))
    // After the headers are sent, only closing the connection shows that the response is incomplete.
    if (response.headersSent) return void response.destroy()
    response.statusCode = 500
    response.end('Internal Server Error')
  }
}
