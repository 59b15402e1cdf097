import type { Route, RouteSchemas, WireInput, WireResponse } from '@/contract/route'

import { ApiFailure, errorFromBody } from './failure'
import type { Http } from './http'

export interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
}

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Sends one request of the contract and answers its `data` in wire form (money in dollars).
 * @throws ApiFailure with `problem`, `unreachable` (no answer, time-out, no problem body) or `contract`
 * @example await call(http, configuratorRoutes.bike, { params: { slug: 'nyx' }, query: {} })
 */
export async function call<S extends RouteSchemas>(
  http: Http,
  route: Route<S>,
  input: WireInput<S>,
  options: CallOptions = {},
): Promise<WireResponse<S>> {
  const { params = {}, query, body } = input as LooseInput
  const client = await http.client()
  const response = await client
    .request<unknown>({
      method: route.method,
      url: pathOf(route.path, params),
      params: query,
      data: body,
      timeout: route.timeoutMs,
      headers: options.headers,
      ...(options.signal ? { signal: options.signal } : {}),
      validateStatus: () => true,
    })
    .catch(() => {
      throw new ApiFailure({ kind: 'unreachable' })
    })
  if (response.status >= 400) throw new ApiFailure(errorFromBody(response.status, response.data))
  if (route.raw) return response.data as WireResponse<S>
  if (!hasData(response.data)) {
    throw new ApiFailure({ kind: 'contract', detail: `${route.method} ${route.path}: no data` })
  }
  return response.data.data as WireResponse<S>
}

/** Fills ':name' of a path, each value encoded. */
export function pathOf(path: string, params: Record<string, string | number>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
}

function hasData(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body
}
