import type { AxiosInstance } from 'axios'

import { accountRoutes } from '@/contract/account/profile/profile'

import { ApiFailure } from './failure'
import { errorFromBody } from './problem'
import type { Credential, Session, SessionAnswer } from './session-types'

interface Renewal {
  session: Session
  client: () => Promise<AxiosInstance>
  spent: string
}

const LOCK = 'session-refresh'
/** Statuses of final rejections. Rate limits and overload are temporary. */
const REFUSALS = [400, 401, 403, 404, 422]

/** spec §4 Token refresh, one at a time across all tabs of this browser. See `Session.renew`. */
export function renew(renewal: Renewal): Promise<string | null> {
  const mark = renewal.session.mark()
  return withRenewLock(() => renewNow(renewal, mark))
}

async function renewNow({ session, client, spent }: Renewal, mark: string | null) {
  const present = session.token()
  // Another tab has already renewed it.
  if (present !== null && present !== spent && session.mark() === mark) return present
  const credential = session.credential()
  // The user has logged out or another user has logged in, so the request is obsolete.
  if (session.mark() !== mark) return null
  if (present === null || credential === null) {
    session.end('unknown')
    return null
  }
  const answer = await requestRenewal(client, credential)
  // A logout takes precedence over a renewal in flight.
  if (session.mark() !== mark || session.token() === null) return null
  if (answer === null) {
    session.end('refused')
    return null
  }
  session.replace(answer)
  return answer.token
}

/** @returns the renewed session, or null if the server rejected the credential */
async function requestRenewal(
  client: () => Promise<AxiosInstance>,
  credential: Credential,
): Promise<SessionAnswer | null> {
  const { method, path, timeoutMs } = accountRoutes.userLogin
  const axios = await client()
  const { status, data } = await axios
    .request<unknown>({
      method,
      url: path,
      data: credential,
      timeout: timeoutMs,
      validateStatus: () => true,
    })
    .catch(() => {
      throw new ApiFailure({ kind: 'unreachable' })
    })
  if (REFUSALS.includes(status)) return null
  if (status >= 400) throw new ApiFailure(errorFromBody(status, data))
  if (!hasToken(data)) throw new ApiFailure({ kind: 'contract', detail: `${path}: no token` })
  return data.data
}

function hasToken(body: unknown): body is { data: SessionAnswer } {
  const { data } = (body ?? {}) as { data?: Partial<SessionAnswer> }
  return typeof data?.token === 'string'
}

/** Serializes renewals with the Web Locks API. Without it, each tab renews, with the same result. */
function withRenewLock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work()
  return navigator.locks.request(LOCK, work) as Promise<Answer>
}
