import { isSameMailbox, mailboxKey } from '@/domain/kit/mailbox'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isFresh, type Caller } from '@/server/kernel/http/caller'
import { queueAccountMail } from './account-mails'
import { checkNewPassword } from './check-password'
import { deleteMailLink, findLink, makeLink, consumeLink } from './mail-links'
import { queueNotice } from './notices'
import { findUser, findUserByEmail, insertAccountEvent, updateUser, type UserRow } from './queries'
import { revokeSessions } from './session-queries'
import { reauthenticate, requireUser } from './require-user'
import { openSession, type ClientContext } from './sessions'

interface NewPassword {
  password: string
  password_confirmation: string
}

/** Changes the password, ends all sessions and opens a new one for this browser. */
export async function changePassword(
  deps: Deps,
  body: NewPassword & { old_password: string },
  { caller, browser }: { caller: Caller; browser: ClientContext },
) {
  await deps.limits.take('login', browser.ipBlock)
  const proof = { caller, password: body.old_password, field: 'old_password' }
  const user = await reauthenticate(deps, proof)
  return renewPassword(deps, body, { user, caller, browser })
}

/** Sets the first password of an account that was created by social login. */
export async function setPassword(
  deps: Deps,
  body: NewPassword,
  { caller, browser }: { caller: Caller; browser: ClientContext },
) {
  const user = await requireUser(deps, caller)
  if (user.password_hash !== null)
    throw new DomainError('password_exists', 'A password is already set.')
  if (!isFresh(caller, deps.clock.now())) {
    throw new DomainError('fresh_login_needed', 'The login is too old.')
  }
  return renewPassword(deps, body, { user, caller, browser })
}

async function renewPassword(
  deps: Deps,
  body: NewPassword,
  { user, caller, browser }: { user: UserRow; caller: Caller; browser: ClientContext },
) {
  await checkNewPassword(deps, body, user)
  const password_hash = await deps.passwords.hash(body.password)
  return deps.db.transaction(async (tx) => {
    await storePassword(deps, tx, { user, password_hash })
    return openSession(deps, tx, {
      userId: user.id,
      method: 'password',
      isRemembered: false,
      secondFactorAt: caller.secondFactorAt,
      browser,
    })
  })
}

async function storePassword(
  deps: Deps,
  tx: Db,
  { user, password_hash }: { user: UserRow; password_hash: string },
): Promise<void> {
  const at = deps.clock.now()
  await updateUser(tx, user.id, { password_hash, password_changed_at: at })
  await revokeSessions(tx, user.id, { at, reason: 'password' })
  await deleteMailLink(tx, user.id, 'reset_password')
  await insertAccountEvent(tx, { userId: user.id, kind: 'password_changed', at })
  await queueNotice(deps, tx, { user, kind: 'password_changed' })
}

/**
 * Emails a link for setting a new password. The response never reveals whether there is an account: everything except
 * two counters and one lookup happens after it is sent.
 */
export async function forgotPassword(
  deps: Deps,
  email: string,
  browser: ClientContext,
): Promise<void> {
  await deps.limits.take('forgotByAddress', browser.ipBlock)
  await deps.limits.take('forgotByEmail', mailboxKey(email))
  const user = await findUserByEmail(deps.db, email)
  if (!user || user.disabled_at) return
  void mailReset(deps, user).catch((error: unknown) =>
    deps.log.error({ err: error }, 'reset mail not queued'),
  )
}

async function mailReset(deps: Deps, user: UserRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { id: userId, email } = user
    const token = await makeLink(deps, tx, { userId, kind: 'reset_password', email })
    const query = new URLSearchParams({ token, email })
    const path = `/reset-password?${query.toString()}`
    await queueAccountMail(deps, tx, { userId, recipient: email, kind: 'reset_password', path })
  })
}

interface ResetLink {
  token: string
  email: string
}

/** @throws DomainError link_invalid, whether token or address is wrong or the link was used */
export async function checkReset(
  deps: Deps,
  link: ResetLink,
  browser: ClientContext,
): Promise<void> {
  await deps.limits.take('resetCheck', browser.ipBlock)
  const now = deps.clock.now()
  const found = await findLink(deps.db, link.token, { kind: 'reset_password', now })
  const user = found && (await findUser(deps.db, found.user_id))
  if (!user || user.disabled_at || !isSameAddress(link, found.email, user)) throw invalidLink()
}

/** Sets a new password by the emailed link and ends all sessions. */
export async function resetPassword(
  deps: Deps,
  body: ResetLink & NewPassword,
  browser: ClientContext,
): Promise<void> {
  await checkReset(deps, body, browser)
  const known = await findUserByEmail(deps.db, body.email)
  if (!known) throw invalidLink()
  await checkNewPassword(deps, body, known)
  const password_hash = await deps.passwords.hash(body.password)
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const link = await consumeLink(tx, body.token, { kind: 'reset_password', now })
    const user = link && (await findUser(tx, link.user_id))
    if (!user || user.disabled_at || !isSameAddress(body, link.email, user)) throw invalidLink()
    await storePassword(deps, tx, { user, password_hash })
    // Opening the link proves access to the mailbox.
    if (!user.email_verified_at) await updateUser(tx, user.id, { email_verified_at: now })
  })
}

function isSameAddress(input: ResetLink, linked: string, user: UserRow): boolean {
  return isSameMailbox(input.email, user.email_key) && isSameMailbox(linked, user.email_key)
}

const invalidLink = () => new DomainError('link_invalid', 'No such link.')
