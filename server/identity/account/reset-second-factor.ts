import { fullName } from '@/domain/kit/person-name'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { withStaffRights, type Caller } from '@/server/kernel/http/caller'
import { requirePermission } from '@/server/kernel/http/permission'

import { queueAccountMail } from './account-mails'
import { findUserByPublicId, insertAccountEvent, lockUser, type UserRow } from './queries'
import { reauthenticate } from './require-user'
import { clearSecondFactor } from './second-factor'
import { revokeSessions } from './session-queries'

interface ResetInput {
  caller: Caller
  /** Public id of the staff member. */
  person: string
  /** The caller's own. */
  password?: string | null | undefined
  reason: string
}

/**
 * Resets the second factor of another staff member who lost it, which ends all their sessions. They set it up again
 * after their next login.
 * @throws DomainError not_allowed for the caller's own, password_wrong, fresh_login_needed, staff_not_found,
 * second_factor_missing
 */
export async function resetSecondFactor(
  deps: Deps,
  { caller, person, password, reason }: ResetInput,
): Promise<void> {
  if (person === caller.publicId) throw ownFactor()
  await reauthenticate(deps, { caller, password })
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const { owner, member } = await lockBoth(deps, tx, { caller, person })
    if (!member.totp_confirmed_at) {
      throw new DomainError('second_factor_missing', `${person} has no two-factor authentication.`)
    }
    await clearSecondFactor(tx, member.id)
    await revokeSessions(tx, member.id, { at, reason: 'second_factor' })
    await insertAccountEvent(tx, { userId: member.id, kind: 'second_factor_reset', at })
    await queueAccountMail(deps, tx, {
      ...{ userId: member.id, recipient: member.email, kind: 'second_factor_reset' },
      ...{ path: '/dashboard/settings', facts: [['Reset by', nameOf(owner)], reasonRow(reason)] },
    })
    await queueAccountMail(deps, tx, {
      ...{ userId: owner.id, recipient: owner.email, kind: 'second_factor_reset_done' },
      ...{
        path: '/backoffice/staff',
        facts: [['Staff member', nameOf(member)], reasonRow(reason)],
      },
    })
  })
}

/**
 * Locks both accounts in the order of their ids, and checks the caller's rights again: of two owners who reset each
 * other at once, only the first succeeds, so that one of them keeps a second factor.
 */
async function lockBoth(
  deps: Pick<Deps, 'staffSecondFactor'>,
  tx: Db,
  { caller, person }: Pick<ResetInput, 'caller' | 'person'>,
): Promise<{ owner: UserRow; member: UserRow }> {
  const found = await findUserByPublicId(tx, person)
  if (!found) throw notStaff(person)
  const ids = [caller.userId, found.id].sort((a, b) => a - b)
  const locked: (UserRow | undefined)[] = []
  for (const id of ids) locked.push(await lockUser(tx, id))
  const owner = locked.find((user) => user?.id === caller.userId)
  const member = locked.find((user) => user?.id === found.id)
  if (!owner || owner.disabled_at) throw new DomainError('not_signed_in', 'The account is gone.')
  const rights = { role: owner.staff_role, hasSecondFactor: owner.totp_confirmed_at !== null }
  requirePermission(withStaffRights(deps, { ...caller, ...rights }), 'staff.manage')
  if (!member || member.staff_role === null) throw notStaff(person)
  return { owner, member }
}

const nameOf = (user: UserRow) => `${fullName(user)}, ${user.email}`
const reasonRow = (reason: string): [string, string] => ['Reason', reason]

const notStaff = (person: string) => new DomainError('staff_not_found', `No staff ${person}.`)

const ownFactor = () =>
  new DomainError('not_allowed', 'Nobody resets their own two-factor authentication.', {
    message: 'You can’t reset your own two-factor authentication. Ask another owner to do it.',
  })
