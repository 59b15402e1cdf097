import { isIdle } from '@/domain/kit/session-life'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Person } from '@/server/kernel/http/caller'
import { sha256 } from '@/server/kernel/ports/ids'

import { insertAccountEvent } from './queries'
import {
  findSessionOfToken,
  listLivingSessions,
  revokeSession,
  revokeSessions,
} from './session-queries'

export async function livingSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number) {
  const now = clock.now()
  const open = await listLivingSessions(db, userId)
  return open.filter((session) => session.expires_at > now && !isIdle(session, now))
}

export async function listSessions(deps: Deps, caller: Person) {
  const living = await livingSessions(deps, caller.userId)
  const sessions = living.map((session) => ({
    id: session.public_id,
    is_current: session.id === caller.sessionId,
    device: session.device,
    place: session.place,
    is_remembered: session.is_remembered,
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
  }))
  return { sessions }
}

/** @throws DomainError session_not_found, also for another user's session */
export async function endSession({ db, clock }: Deps, caller: Person, id: string): Promise<void> {
  const own = await listLivingSessions(db, caller.userId)
  const session = own.find(({ public_id }) => public_id === id)
  if (!session) throw new DomainError('session_not_found', 'No such session.')
  await revokeSession(db, session.id, { at: clock.now(), reason: 'ended' })
}

export async function endOtherSessions({ db, clock }: Deps, caller: Person): Promise<number> {
  const revoking = { at: clock.now(), reason: 'ended', except: caller.sessionId }
  return revokeSessions(db, caller.userId, revoking)
}

/** Ends the session of a token; one that already ended is no error: the visitor is logged out. */
export async function logOut({ db, clock }: Deps, token: string | null): Promise<void> {
  if (token === null) throw new DomainError('not_signed_in', 'No bearer token.')
  const session = await findSessionOfToken(db, sha256(token))
  if (!session) return
  const at = clock.now()
  await revokeSession(db, session.id, { at, reason: 'logout' })
  await insertAccountEvent(db, { userId: session.userId, kind: 'logout', at })
}
