import axios, {
  isAxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios'

import type { RouteData } from '@/contract/kit/route'

import { publicSettings } from '@/utils/public-settings'

import { ApiFailure } from './failure'
import { errorFromBody } from './problem'
import type { Session } from './session-types'
import { withTrace } from './trace'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Route of the request, which decides about the token; requests without a route carry none. */
    route?: RouteData
    /** Session at the start of the request; set by `withToken`. */
    started?: { token: string; mark: string | null }
    /** Whether this is the retry after a renewal. */
    isRepeat?: boolean
  }
}

/** Creates a client: attaches and renews tokens (spec §4 Token refresh); fails with `ApiFailure`. */
export function createClient(config: AxiosRequestConfig, session: Session): AxiosInstance {
  const client = axios.create({ validateStatus: (status) => status < 400, ...config })
  client.interceptors.request.use((request) => withToken(request, session))
  // Another host might reject the header.
  if (typeof window !== 'undefined' && publicSettings().traces === 'on' && !config.baseURL)
    client.interceptors.request.use(withTrace)
  client.interceptors.response.use(undefined, (thrown) => repeated(thrown, { client, session }))
  client.interceptors.response.use(undefined, (thrown) => Promise.reject(failureOf(thrown)))
  return client
}

/** Attaches the token. During a renewal it waits for the new token instead of being rejected with the old one. */
async function withToken(request: InternalAxiosRequestConfig, session: Session) {
  if (!request.route || request.route.session === 'none') return request
  const mark = session.mark()
  const before = session.token()
  await session.settled()
  // If another user logged in in the meantime, the request isn't theirs.
  const token = session.mark() === mark ? session.token() : null
  if (token === null) return request
  request.started = { token, mark }
  request.headers.set('authorization', `Bearer ${token}`)
  if (before !== null && before !== token) request.data = exchanged(request.data, before, token)
  return request
}

/** Retries once with a renewed token. A second rejection is final. */
async function repeated(
  thrown: unknown,
  { client, session }: { client: AxiosInstance; session: Session },
) {
  if (!isAxiosError(thrown) || !thrown.config || thrown.response?.status !== 401) throw thrown
  const { route, started, isRepeat, ...request } = thrown.config
  if (route?.session !== 'renewed' || isRepeat || !started) throw thrown
  if (session.mark() !== started.mark) throw thrown
  const token = await session.renew(started.token)
  if (token === null) throw thrown
  const data = exchanged(request.data, started.token, token)
  return client.request({ ...request, data, route, isRepeat: true })
}

/** spec §7 getUserBikes has the token in its body too, which is JSON text by the time it is rejected. */
function exchanged(body: unknown, spent: string, token: string): unknown {
  if (typeof body === 'string' && body.includes(spent)) {
    return JSON.stringify(exchanged(JSON.parse(body), spent, token))
  }
  if (typeof body !== 'object' || body === null) return body
  return 'token' in body && body.token === spent ? { ...body, token } : body
}

function failureOf(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown
  if (!isAxiosError(thrown) || !thrown.response) return new ApiFailure({ kind: 'unreachable' })
  const { status, data, headers } = thrown.response
  return new ApiFailure(errorFromBody(status, data, headers['retry-after']))
}
