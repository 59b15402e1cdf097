import type { AxiosResponse } from 'axios'

import type { Route, RouteData, RouteSchemas, WireInput, WireResponse } from '@/contract/route'

import { ApiFailure } from './failure'
import { errorFromBody } from './problem'
import type { Http } from './http'
import type { Session } from './session'

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
  const response = await withSession(http.session, route, (token, spent) =>
    client
      .request<unknown>({
        method: route.method,
        url: pathOf(route.path, params),
        params: query,
        data: withToken(body, token, spent),
        timeout: route.timeoutMs,
        headers: { ...uploadHeader(body), ...options.headers, ...bearer(token) },
        ...(options.signal ? { signal: options.signal } : {}),
        validateStatus: () => true,
      })
      .catch(() => {
        throw new ApiFailure({ kind: 'unreachable' })
      }),
  )
  const { status, data, headers } = response
  if (status >= 400) throw new ApiFailure(errorFromBody(status, data, headers['retry-after']))
  if (route.raw) return data as WireResponse<S>
  if (!hasData(data)) {
    throw new ApiFailure({ kind: 'contract', detail: `${route.method} ${route.path}: no data` })
  }
  return data.data as WireResponse<S>
}

type Send = (token: string | null, spent?: string) => Promise<AxiosResponse<unknown>>

/** spec §7: these carry no token. */
const WITHOUT_TOKEN = [
  '/api/login',
  '/api/user/login',
  '/api/register',
  '/api/forget-password',
  '/api/reset-password',
  '/api/newsletter/subscribe',
]

/**
 * Sends with the token of the session. When it is refused, waits for another one and sends once more
 * (spec §4 Token refresh); a second refusal stands.
 */
async function withSession(session: Session, route: RouteData, send: Send) {
  const token = WITHOUT_TOKEN.includes(route.path) ? null : session.token()
  const mark = session.mark()
  const response = await send(token)
  if (response.status !== 401 || token === null || !isRepeatable(route)) return response
  if (session.mark() !== mark) return response
  const renewed = await session.renew(token)
  return renewed === null ? response : send(renewed, token)
}

/** Not the cart (spec §8), nor what answers 401 for other reasons than the token. */
function isRepeatable({ path, auth }: RouteData): boolean {
  return auth !== 'none' && auth !== 'own' && !/^\/api\/cart(\/|$)/.test(path)
}

function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` }
}

/** spec §7 getUserBikes names the token in its body too. */
function withToken(body: unknown, token: string | null, spent: string | undefined): unknown {
  if (spent === undefined || typeof body !== 'object' || body === null) return body
  return 'token' in body && body.token === spent ? { ...body, token } : body
}

function uploadHeader(body: unknown): Record<string, string> {
  return typeof Blob !== 'undefined' && body instanceof Blob ? { 'content-type': body.type } : {}
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
