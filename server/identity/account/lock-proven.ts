import type { ErrorCode } from '@/contract/kit/errors'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { lockUser, type UserRow } from './queries'

/**
 * Locks the user's row after a login has been verified, and checks that it is unchanged. Verifying takes time, and a
 * concurrent change of the password, a second factor or a ban must win.
 * @throws DomainError with the given code if the login is no longer valid
 */
export async function lockProven(tx: Db, proven: UserRow, code: ErrorCode): Promise<void> {
  const user = await lockUser(tx, proven.id)
  const isSame =
    user &&
    !user.disabled_at &&
    user.password_changed_at?.getTime() === proven.password_changed_at?.getTime() &&
    user.totp_confirmed_at?.getTime() === proven.totp_confirmed_at?.getTime()
  if (!isSame) throw new DomainError(code, 'The account changed during the login.')
}
