import { isSameMailbox, mailboxKey } from '@/domain/kit/mailbox'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isUniqueViolation } from '@/server/kernel/errors/unique-violation'
import type { Caller } from '@/server/kernel/http/caller'
import { consumeLink } from './mail-links'
import { queueNotice } from './notices'
import { findUser, findUserByEmail, insertAccountEvent, updateUser } from './queries'
import { mailConfirmation } from './register'
import { reauthenticate, requireUser } from './require-user'
import type { ClientContext } from './sessions'

/** Stores a new address until it is confirmed, without revealing whether it has an account. */
export async function changeEmail(
  deps: Deps,
  body: { email: string; password?: string | null | undefined },
  caller: Caller,
) {
  const user = await reauthenticate(deps, { caller, password: body.password })
  await deps.limits.take('mailLink', caller.publicId)
  return deps.db.transaction(async (tx) => {
    const isSame = isSameMailbox(body.email, user.email_key)
    const changed = await updateUser(tx, user.id, { new_email: isSame ? null : body.email })
    if (!changed) throw new DomainError('not_signed_in', 'The account is gone.')
    if (!isSame || !changed.email_verified_at) await mailConfirmation(deps, tx, changed)
    return changed
  })
}

export async function sendVerification(deps: Deps, caller: Caller): Promise<void> {
  const user = await requireUser(deps, caller)
  await deps.limits.take('mailLink', caller.publicId)
  if (user.email_verified_at && user.new_email === null) return
  await deps.db.transaction((tx) => mailConfirmation(deps, tx, user))
}

/** @throws DomainError link_invalid, also if another account has since taken the new address */
export async function confirmEmail(deps: Deps, token: string, browser: ClientContext) {
  await deps.limits.take('resetCheck', browser.ipBlock)
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const link = await consumeLink(tx, token, { kind: 'confirm_email', now: at })
    const user = link && (await findUser(tx, link.user_id))
    if (!user || user.disabled_at || !link) throw invalidLink()
    if (isSameMailbox(link.email, user.email)) {
      await updateUser(tx, user.id, { email_verified_at: at })
      return { email: user.email }
    }
    if (!user.new_email || !isSameMailbox(link.email, user.new_email)) throw invalidLink()
    const owner = await findUserByEmail(tx, link.email)
    if (owner && owner.id !== user.id) throw invalidLink()
    await queueNotice(deps, tx, { user, kind: 'email_changed' })
    await updateUser(tx, user.id, {
      email: link.email,
      email_key: mailboxKey(link.email),
      new_email: null,
      email_verified_at: at,
    }).catch((error: unknown) => {
      if (isUniqueViolation(error)) throw invalidLink()
      throw error
    })
    await insertAccountEvent(tx, { userId: user.id, kind: 'email_changed', at })
    return { email: link.email }
  })
}

const invalidLink = () => new DomainError('link_invalid', 'No such link.')
