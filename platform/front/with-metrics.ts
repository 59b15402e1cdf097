import type { IncomingMessage } from 'node:http'

import { processGlobals } from '@/utils/process-globals'

import type { Handler } from './handler'
import { pageNames } from './page-kinds'

/** Records metrics and traces of pages and files, even rejected ones. The API records its own. */
export function withMetrics(distDir: string, handler: Handler): Handler {
  const nameOf = pageNames(distDir)
  return (request, response) => {
    const { metrics, tracing } = processGlobals()
    const [address = '/'] = (request.url ?? '/').split('?')
    if ((!metrics && !tracing) || address.startsWith('/api/')) return handler(request, response)
    const { method = 'GET' } = request
    const page = nameOf(address)
    const began = performance.now()
    const step = page === 'build' ? undefined : tracing?.begin(startOf(request, page))
    response.once('close', () => {
      const { statusCode: status } = response
      const seconds = (performance.now() - began) / 1_000
      metrics?.shown({ method, page, status, seconds })
      const facts = {
        ...{ 'http.request.method': method, 'http.route': page },
        'http.response.status_code': status,
      }
      step?.end({ facts, isFailed: status >= 500 })
    })
    return step ? step.within(() => handler(request, response)) : handler(request, response)
  }
}

function startOf({ method, headers }: IncomingMessage, page: string) {
  const parent = [headers.traceparent].flat()[0]
  return { name: `${method} ${page}`, kind: 'answer' as const, parent }
}

export const endTracing = async () => processGlobals().tracing?.end()
