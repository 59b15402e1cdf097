import type { AxiosInstance } from 'axios'

import { accountRoutes } from '@/contract/account'

import { ApiFailure } from './failure'
import { errorFromBody } from './problem'
import type { Credential, Session, SessionAnswer } from './session-types'

interface Renewal {
  session: Session
  client: () => Promise<AxiosInstance>
  /** The token that was refused. */
  spent: string
}

const LOCK = 'session-refresh'
/** Answers that say no for good. What is too fast or too busy may say yes later. */
const REFUSALS = [400, 401, 403, 404, 422]

/** spec §4 Token refresh, one at a time in all tabs of this browser. See `Session.renew`. */
export function renew(renewal: Renewal): Promise<string | null> {
  const mark = renewal.session.mark()
  return withRenewLock(() => renewNow(renewal, mark))
}

async function renewNow({ session, client, spent }: Renewal, mark: string | null) {
  const present = session.token()
  // Another tab was quicker.
  if (present !== null && present !== spent && session.mark() === mark) return present
  const credential = session.credential()
  // Logged out meanwhile, or logged in as somebody else: what was asked before is over.
  if (session.mark() !== mark) return null
  if (present === null || credential === null) {
    session.end('unknown')
    return null
  }
  const answer = await requestRenewal(client, credential)
  // A logout wins over the answer that was under way.
  if (session.mark() !== mark || session.token() === null) return null
  if (answer === null) {
    session.end('refused')
    return null
  }
  session.replace(answer)
  return answer.token
}

/** @returns null for a refusal */
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

/** Browsers without locks renew for each tab; the server gives them the same answer. */
function withRenewLock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work()
  return navigator.locks.request(LOCK, work) as Promise<Answer>
}
