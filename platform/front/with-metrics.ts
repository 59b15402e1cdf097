import type { IncomingMessage } from 'node:http'

import type { Handler } from './handler'
import { pageNames } from './page-kinds'

interface Step {
  end(end: { facts: Record<string, string | number>; isFailed: boolean }): void
  within(work: () => unknown): unknown
}

interface Watchers {
  /** Set by `server/kernel/ports/metrics.ts`. */
  __shopMetrics?: {
    shown(answer: { method: string; page: string; status: number; seconds: number }): void
  }
  /** Set by `server/kernel/tracing/tracing.ts`. */
  __shopTracing?: {
    begin(start: { name: string; kind: 'answer'; parent: string | undefined }): Step
    end(): Promise<void>
  }
}

const processGlobals = globalThis as Watchers

/** Records metrics and traces of pages and files, even rejected ones. The API records its own. */
export function withMetrics(distDir: string, handler: Handler): Handler {
  const nameOf = pageNames(distDir)
  return (request, response) => {
    const { __shopMetrics: metrics, __shopTracing: tracing } = processGlobals
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

export const endTracing = async () => processGlobals.__shopTracing?.end()
