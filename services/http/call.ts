import type { ClientInput, ClientResponse, Route, RouteSchemas } from '@/contract/kit/route'

import { ApiFailure } from './failure'
import type { Http } from './http'
import { inDollars, toCents } from './money'

export interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Idempotency key. */
  key?: string
  /** For a file that isn't text. */
  responseType?: 'blob'
  /** Reports upload progress, from 0 to 1. */
  onUploadProgress?: (sent: { progress?: number | undefined }) => void
}

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Sends a request of the contract. Money is converted between dollars and cents only here.
 * @throws ApiFailure with `problem`, `unreachable` (also without a problem body) or `contract`
 */
export async function call<S extends RouteSchemas>(
  http: Http,
  route: Route<S>,
  input: ClientInput<S>,
  options: CallOptions = {},
): Promise<ClientResponse<S>> {
  const { params = {}, query, body } = input as LooseInput
  const { headers, key, ...rest } = options
  const client = await http.client()
  const { data } = await client.request<unknown>({
    route,
    method: route.method,
    url: pathOf(route.path, params),
    params: query,
    data: route.upload ? body : inDollars(body, route.notMoney),
    timeout: route.timeoutMs,
    // As text, the response would lose its byte order mark.
    ...(route.raw === 'bytes' && { responseType: 'blob' as const }),
    headers: {
      ...uploadHeader(body),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...headers,
    },
    ...rest,
  })
  if (route.raw) return data as ClientResponse<S>
  if (!hasData(data)) {
    throw new ApiFailure({ kind: 'contract', detail: `${route.method} ${route.path}: no data` })
  }
  return toCents(data.data, route.notMoney) as ClientResponse<S>
}

function uploadHeader(body: unknown): Record<string, string> {
  return typeof Blob !== 'undefined' && body instanceof Blob ? { 'content-type': body.type } : {}
}

function pathOf(path: string, params: Record<string, string | number>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
}

function hasData(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body
}
