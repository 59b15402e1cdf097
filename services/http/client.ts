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
    /** Route of the request, which determines the token; requests without a route carry none. */
    route?: RouteData
    /** Session at the start of the request; set by `withToken`. */
    started?: { token: string; mark: string | null }
    /** Whether this is the retry after a token renewal. */
    isRepeat?: boolean
  }
}

/** Creates a client that attaches and renews tokens (spec §4 Token refresh). Throws `ApiFailure`. */
export function createClient(config: AxiosRequestConfig, session: Session): AxiosInstance {
  const client = axios.create({ validateStatus: (status) => status < 400, ...config })
  client.interceptors.request.use((request) => withToken(request, session))
  // Send the header only without a separate API host, which might reject it.
  if (typeof window !== 'undefined' && publicSettings().traces === 'on' && !config.baseURL)
    client.interceptors.request.use(withTrace)
  client.interceptors.response.use(undefined, (thrown) => repeated(thrown, { client, session }))
  client.interceptors.response.use(undefined, async (thrown) => {
    throw await failureOf(thrown)
  })
  return client
}

/** Attaches the token; during a renewal, waits for the new one, since the old one is rejected. */
async function withToken(request: InternalAxiosRequestConfig, session: Session) {
  if (!request.route || request.route.session === 'none') return request
  const mark = session.mark()
  const before = session.token()
  await session.settled()
  // If another user has logged in meanwhile, send the request without their token.
  const token = session.mark() === mark ? session.token() : null
  if (token === null) return request
  request.started = { token, mark }
  request.headers.set('authorization', `Bearer ${token}`)
  if (before !== null && before !== token) request.data = exchanged(request.data, before, token)
  return request
}

/** Retries once with a renewed token; a second rejection is final. */
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

/** spec §7 getUserBikes also sends the token in its body, already serialized when it is rejected. */
function exchanged(body: unknown, spent: string, token: string): unknown {
  if (typeof body === 'string' && body.includes(spent)) {
    return JSON.stringify(exchanged(JSON.parse(body), spent, token))
  }
  if (typeof body !== 'object' || body === null) return body
  return 'token' in body && body.token === spent ? { ...body, token } : body
}

const parsedText = (data: Blob): Promise<unknown> =>
  data
    .text()
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => null)

async function failureOf(thrown: unknown): Promise<ApiFailure> {
  if (thrown instanceof ApiFailure) return thrown
  if (!isAxiosError(thrown) || !thrown.response) return new ApiFailure({ kind: 'unreachable' })
  const { status, data, headers } = thrown.response
  const body = data instanceof Blob ? await parsedText(data) : data
  return new ApiFailure(errorFromBody(status, body, headers['retry-after']))
}
