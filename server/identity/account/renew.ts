import { eq } from 'drizzle-orm'

import { isIdle, PARENT_GRACE_MS } from '@/domain/kit/session-life'
import type { Db } from '@/server/kernel/db/client'
import { refreshCredentials, sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isSameSecret, sha256 } from '@/server/kernel/ports/ids'

import { childOf, type RefreshCredential } from './credentials'
import { queueNotice } from './notices'
import { insertAccountEvent } from './queries'
import { insertRefresh, revokeSession } from './session-queries'
import { deviceOf, issue, type ClientContext } from './sessions'

interface LockedSession {
  credential: typeof refreshCredentials.$inferSelect
  session: typeof sessions.$inferSelect
  user: typeof users.$inferSelect
}

type Verdict = 'unknown' | 'over' | 'device' | 'reused' | 'good'

/**
 * Renews a session by its refresh credential and the device cookie (rotation). A repeated request gets the same
 * response until the successor has been used; after that, it means that the credential was copied, and ends the
 * session. A wrong secret revokes nothing: otherwise anyone who sees an id could log users out.
 * @throws DomainError session_ended
 */
export async function renewSession(deps: Deps, input: RefreshCredential, browser: ClientContext) {
  const answer = await deps.db.transaction(async (tx) => {
    const held = await lockHeld(tx, input.id)
    const verdict = held ? await verifyRenewal(deps, tx, { held, input, browser }) : 'unknown'
    if (!held || verdict === 'unknown' || verdict === 'over') return null
    if (verdict !== 'good') return end(deps, tx, { held, verdict, browser })
    return applyVerdict(deps, tx, { held, input, browser })
  })
  if (!answer) throw new DomainError('session_ended', 'The refresh credential is not valid.')
  return answer
}

/** Finds the credential and locks its session, which serializes renewals. */
async function lockHeld(tx: Db, id: string): Promise<LockedSession | undefined> {
  const [held] = await tx
    .select({ credential: refreshCredentials, session: sessions, user: users })
    .from(refreshCredentials)
    .innerJoin(sessions, eq(sessions.id, refreshCredentials.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(refreshCredentials.id, id))
    .for('update', { of: sessions })
  if (!held) return undefined
  // Re-read under the lock: a renewal that waited must see what the first one wrote.
  const [credential] = await tx
    .select()
    .from(refreshCredentials)
    .where(eq(refreshCredentials.id, id))
  return credential && { ...held, credential }
}

interface RenewalCheck {
  held: LockedSession
  input: RefreshCredential
  browser: ClientContext
}

async function verifyRenewal(
  deps: Deps,
  tx: Db,
  { held, input, browser }: RenewalCheck,
): Promise<Verdict> {
  const { credential, session, user } = held
  const now = deps.clock.now()
  if (!isSameSecret(sha256(input.secret), credential.secret_hash)) return 'unknown'
  if (session.revoked_at || user.disabled_at || session.expires_at <= now) return 'over'
  if (lacksSecondFactor(held)) return 'over'
  if (!isSameSecret(sha256(deviceOf(browser) ?? ''), session.device_hash)) return 'device'
  if (credential.retired_at) return 'reused'
  if (isIdle(session, now)) return 'over'
  const [child] = await tx
    .select({ created_at: refreshCredentials.created_at })
    .from(refreshCredentials)
    .where(eq(refreshCredentials.parent_id, credential.id))
  const isStale = child && now.getTime() - child.created_at.getTime() > PARENT_GRACE_MS
  return isStale ? 'reused' : 'good'
}

/** Returns whether a session from before the second factor was turned on hasn't passed it. */
function lacksSecondFactor({ session, user }: Pick<LockedSession, 'session' | 'user'>): boolean {
  if (!user.totp_confirmed_at) return false
  return !session.second_factor_at || session.second_factor_at < user.totp_confirmed_at
}

interface EndSessionInput {
  held: LockedSession
  verdict: 'device' | 'reused'
  browser: ClientContext
}

async function end(deps: Deps, tx: Db, { held, verdict, browser }: EndSessionInput): Promise<null> {
  const at = deps.clock.now()
  const { session, user } = held
  await revokeSession(tx, session.id, { at, reason: verdict })
  const kind = verdict === 'reused' ? 'refresh_reused' : 'refresh_from_other_device'
  await insertAccountEvent(tx, { userId: user.id, kind, at, ipBlock: browser.ipBlock })
  await queueNotice(deps, tx, { user, kind: 'session_ended' })
  return null
}

async function applyVerdict(deps: Deps, tx: Db, { held, input, browser }: RenewalCheck) {
  const { credential, session } = held
  const now = deps.clock.now()
  if (!credential.first_used_at) {
    await tx
      .update(refreshCredentials)
      .set({ first_used_at: now })
      .where(eq(refreshCredentials.id, credential.id))
    if (credential.parent_id !== null) {
      await tx
        .update(refreshCredentials)
        .set({ retired_at: now })
        .where(eq(refreshCredentials.id, credential.parent_id))
    }
  }
  const child = childOf(deps.secret, input, session.public_id)
  await insertRefresh(tx, {
    id: child.id,
    session_id: session.id,
    secret_hash: sha256(child.secret),
    generation: credential.generation + 1,
    parent_id: credential.id,
    created_at: now,
  })
  await tx
    .update(sessions)
    .set({ last_used_at: now, place: browser.ipBlock })
    .where(eq(sessions.id, session.id))
  return issue(deps, tx, { session, credential: child })
}
