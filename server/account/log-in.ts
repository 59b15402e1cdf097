import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { sha256 } from '../ports/ids'
import { parseRefresh } from './credentials'
import { countFailure, forgetFailures, requirePatience } from './login-delay'
import {
  emailKey,
  findUserByEmail,
  insertAccountEvent,
  isKnownDevice,
  updateUser,
  type UserRow,
} from './queries'
import { renewSession } from './renew'
import { checkSecondFactor } from './second-factor'
import { deviceOf, openSession, type Browser } from './sessions'

interface Login {
  email: string
  password: string
  remember?: boolean | undefined
  code?: string | undefined
}

/**
 * A login with e-mail and password. Unknown address and wrong password answer alike and take the same time.
 * @throws DomainError login_failed, second_factor_required, second_factor_wrong, too_many_requests, server_busy
 */
export async function logIn(deps: Deps, login: Login, browser: Browser) {
  await deps.limits.take('login', browser.place)
  const attempt = { email: emailKey(login.email), place: browser.place }
  const user = await findUserByEmail(deps.db, login.email)
  if (!(await isTrusted(deps, user, browser))) await requirePatience(deps, attempt)

  const isRight = await deps.passwords.verify(user?.password_hash ?? null, login.password)
  if (!user || !isRight || user.disabled_at) {
    await countFailure(deps, attempt)
    await logEvent(deps, { user, kind: 'login_failed', browser })
    throw new DomainError('login_failed', 'Email and password don’t match.')
  }
  await checkSecondFactor(deps, user, login.code)
  await renewHash(deps, user, login.password)
  await forgetFailures(deps.db, attempt)
  await logEvent(deps, { user, kind: 'login', browser })
  return openSession(deps, deps.db, {
    userId: user.id,
    method: 'password',
    isRemembered: login.remember ?? false,
    browser,
  })
}

/** Silent renewal (spec §7: /api/user/login): a refresh credential, or the real password as the contract says. */
export async function logInSilently(deps: Deps, login: Login, browser: Browser) {
  const credential = parseRefresh(login.password)
  if (!credential) return logIn(deps, login, browser)
  await deps.limits.take('refresh', credential.id)
  return { data: await renewSession(deps, credential, browser) }
}

// A browser that was logged in as this user before is not slowed down by what strangers try elsewhere.
async function isTrusted(deps: Deps, user: UserRow | undefined, browser: Browser) {
  const device = deviceOf(browser)
  if (!user || device === undefined) return false
  return isKnownDevice(deps.db, user.id, sha256(device))
}

async function renewHash(deps: Deps, user: UserRow, password: string): Promise<void> {
  if (user.password_hash === null || !deps.passwords.isOutdated(user.password_hash)) return
  await updateUser(deps.db, user.id, { password_hash: await deps.passwords.hash(password) })
}

interface Event {
  user: UserRow | undefined
  kind: string
  browser: Browser
}

async function logEvent({ db, clock }: Deps, { user, kind, browser }: Event): Promise<void> {
  const at = clock.now()
  await insertAccountEvent(db, { userId: user?.id ?? null, kind, at, place: browser.place })
}
