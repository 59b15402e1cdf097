import { ADMIN_FLAG } from '@/domain/kit/constants'
import { mailboxKey, normalizeEmail } from '@/domain/kit/mailbox'
import type { Role } from '@/domain/kit/permissions'
import type { Db } from '@/server/kernel/db/client'
import type { LOGIN_METHODS } from '@/server/kernel/db/schema/accounts/sessions'
import type { Deps } from '@/server/kernel/deps'
import { queueAccountMail } from './account-mails'
import { checkNewPassword } from './check-password'
import { fieldFault } from './errors'
import { makeLink } from './mail-links'
import { insertAccountEvent, insertUser, type UserRow } from './queries'
import { openSession, type ClientContext } from './sessions'

export interface Registration {
  name: string
  lastname: string
  email: string
  password: string
  password_confirmation: string
}

/**
 * Creates an account and logs in. A taken address costs the same slow password hash as a free one.
 * @throws DomainError email_taken, invalid_input, too_many_requests, server_busy
 */
export async function register(deps: Deps, body: Registration, browser: ClientContext) {
  await deps.limits.take('register', browser.ipBlock)
  const password_hash = await hashOf(deps, body)
  return deps.db.transaction(async (tx) => {
    const user = await addUser(deps, tx, { ...body, password_hash })
    return welcome(deps, tx, { user, browser, method: 'register' })
  })
}

export async function hashOf(
  deps: Pick<Deps, 'passwords' | 'seller' | 'db'>,
  body: Registration,
): Promise<string> {
  const { name, lastname: last_name, email } = body
  await checkNewPassword(deps, body, { name, last_name, email })
  return deps.passwords.hash(body.password)
}

interface NewUser {
  name: string
  lastname: string
  email: string
  password_hash: string | null
  role?: Role
}

/** @throws DomainError email_taken */
export async function addUser(deps: Deps, tx: Db, person: NewUser): Promise<UserRow> {
  const now = deps.clock.now()
  const user = await insertUser(tx, {
    public_id: deps.ids.publicId(),
    email: normalizeEmail(person.email),
    email_key: mailboxKey(person.email),
    name: person.name,
    last_name: person.lastname,
    password_hash: person.password_hash,
    password_changed_at: person.password_hash === null ? null : now,
    ...(person.role && { is_admin: ADMIN_FLAG, staff_role: person.role }),
    created_at: now,
  })
  if (!user) {
    const message = 'There’s already an account with this email address.'
    throw fieldFault('email', message, 'email_taken')
  }
  return user
}

interface Welcome {
  user: UserRow
  browser: ClientContext
  method: (typeof LOGIN_METHODS)[number]
}

export async function welcome(deps: Deps, tx: Db, { user, browser, method }: Welcome) {
  const at = deps.clock.now()
  await insertAccountEvent(tx, { userId: user.id, kind: method, at, ipBlock: browser.ipBlock })
  await mailConfirmation(deps, tx, user)
  return openSession(deps, tx, {
    userId: user.id,
    method,
    isRemembered: false,
    secondFactorAt: null,
    browser,
  })
}

/** Emails the confirmation link for the pending new address or, without one, the current one. */
export async function mailConfirmation(deps: Deps, tx: Db, user: UserRow): Promise<void> {
  const email = user.new_email ?? user.email
  const token = await makeLink(deps, tx, { userId: user.id, kind: 'confirm_email', email })
  await queueAccountMail(deps, tx, {
    userId: user.id,
    recipient: email,
    kind: user.new_email === null ? 'confirm_email' : 'confirm_new_email',
    path: `/confirm-email?token=${token}`,
  })
}
