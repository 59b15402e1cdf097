import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isFresh, type Caller } from '@/server/kernel/http/caller'
import { fieldFault } from './errors'
import { findUser, type UserRow } from './queries'

/** @throws DomainError not_signed_in if the account has been deleted in the meantime */
export async function requireUser({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<UserRow> {
  const user = await findUser(db, caller.userId)
  if (!user) throw new DomainError('not_signed_in', 'The account is gone.')
  return user
}

interface Proof {
  caller: Caller
  password: string | null | undefined
  field?: string
}

/**
 * Reauthenticates for actions that need more than a session: by password, or, for an account without one, by a login
 * within the last 5 minutes.
 * @throws DomainError password_wrong, fresh_login_needed, too_many_requests
 */
export async function reauthenticate(
  deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'passwords'>,
  { caller, password, field = 'password' }: Proof,
): Promise<UserRow> {
  const user = await requireUser(deps, caller)
  if (user.password_hash === null) {
    if (isFresh(caller, deps.clock.now())) return user
    throw new DomainError('fresh_login_needed', 'The login is too old.')
  }
  await deps.limits.take('password', caller.publicId)
  const match = await deps.passwords.verify(user.password_hash, password ?? '')
  if (match !== 'wrong') return user
  throw fieldFault(field, 'That password isn’t right.', 'password_wrong')
}
