import { mailboxKey } from '@/domain/kit/mailbox'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'
import { parseRefresh } from './credentials'
import { claimAttempt, countAttempt, passwordSubject, resetFailures } from './login-delay'
import { lockProven } from './lock-proven'
import { findUserByEmail, insertAccountEvent, updateUser, type UserRow } from './queries'
import { isKnownDevice } from './session-queries'
import { renewSession } from './renew'
import { checkSecondFactor } from './second-factor'
import { deviceOf, openSession, type ClientContext } from './sessions'

interface Login {
  email: string
  password: string
  remember?: boolean | undefined
  code?: string | undefined
}

/**
 * Logs in by email and password. An unknown address and a wrong password return the same error after the same time.
 * @throws DomainError login_failed, second_factor_required, second_factor_wrong, too_many_requests, server_busy
 */
export async function logIn(deps: Deps, login: Login, browser: ClientContext) {
  await deps.limits.take('login', browser.ipBlock)
  const subject = passwordSubject(mailboxKey(login.email), browser.ipBlock)
  const user = await findUserByEmail(deps.db, login.email)
  const isWaived = await isTrusted(deps, user, browser)
  await (isWaived ? countAttempt : claimAttempt)(deps, subject)

  const match = await deps.passwords.verify(user?.password_hash ?? null, login.password)
  if (!user || match === 'wrong' || user.disabled_at) {
    await logEvent(deps, deps.db, { user, kind: 'login_failed', browser })
    throw new DomainError('login_failed', 'Email and password don’t match.')
  }
  await resetFailures(deps.db, subject)
  const secondFactorAt = await checkSecondFactor(deps, { user, code: login.code, browser })
  const isOutdated = match === 'outdated'
  const password_hash = isOutdated ? await deps.passwords.hash(login.password) : null
  return deps.db.transaction(async (tx) => {
    await lockProven(tx, user, 'login_failed')
    if (password_hash) await updateUser(tx, user.id, { password_hash })
    await logEvent(deps, tx, { user, kind: 'login', browser })
    return openSession(deps, tx, {
      userId: user.id,
      method: 'password',
      isRemembered: login.remember ?? false,
      secondFactorAt,
      browser,
    })
  })
}

/** Renews silently (spec §7: /api/user/login), by a refresh credential or by the real password. */
export async function logInSilently(deps: Deps, login: Login, browser: ClientContext) {
  const credential = parseRefresh(login.password)
  if (!credential) return logIn(deps, login, browser)
  await deps.limits.take('refresh', credential.id)
  return { data: await renewSession(deps, credential, browser) }
}

// Returns whether this browser has been logged in as this user before; if so, failed attempts elsewhere don't slow it
// down.
async function isTrusted(deps: Deps, user: UserRow | undefined, browser: ClientContext) {
  const device = deviceOf(browser)
  if (!user || device === undefined) return false
  return isKnownDevice(deps.db, user.id, sha256(device))
}

interface Event {
  user: UserRow | undefined
  kind: string
  browser: ClientContext
}

async function logEvent({ clock }: Deps, db: Db, { user, kind, browser }: Event): Promise<void> {
  const at = clock.now()
  await insertAccountEvent(db, { userId: user?.id ?? null, kind, at, ipBlock: browser.ipBlock })
}
