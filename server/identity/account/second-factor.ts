import { and, eq, isNull } from 'drizzle-orm'
import { renderSVG } from 'uqr'

import type { Db } from '@/server/kernel/db/client'
import { sessions } from '@/server/kernel/db/schema/accounts/sessions'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { readBrand } from '@/server/kernel/ports/brand'

import { queueNotice } from './notices'
import { insertAccountEvent, updateUser, type UserRow } from './queries'
import { revokeSessions } from './session-queries'
import { deleteRecoveryCodes, renewRecoveryCodes } from './recovery-codes'
import { consumeCode, confirmFirstCode, wrongCode, type CodeInput } from './consume-code'
import { newTotpSecret } from './totp'

/**
 * Verifies the second step of a login.
 * @returns when it was passed, to be stored with the session that this login opens, or null for an account without a
 * second factor
 * @throws DomainError second_factor_required, second_factor_wrong, too_many_requests
 */
export async function checkSecondFactor(
  deps: Deps,
  input: Omit<CodeInput, 'code'> & { code: string | undefined },
): Promise<Date | null> {
  const { user, code, browser } = input
  if (!user.totp_confirmed_at) return null
  if (!code) throw new DomainError('second_factor_required', 'The code is missing.')
  await consumeCode(deps, { user, code, browser })
  return deps.clock.now()
}

export async function startSecondFactor(deps: Deps, user: UserRow) {
  if (user.totp_confirmed_at) throw isOn()
  const { secret, uri, sealed } = newTotpSecret(deps.secret, {
    issuer: (await readBrand(deps.seller, deps.db)).name,
    label: user.email,
  })
  const begun = await deps.db
    .update(users)
    .set({ totp_secret: sealed })
    .where(and(eq(users.id, user.id), isNull(users.totp_confirmed_at)))
    .returning({ id: users.id })
  if (begun.length === 0) throw isOn()
  return { secret, uri, qr_svg: renderSVG(uri, { border: 2 }) }
}

const isOn = () => new DomainError('second_factor_exists', 'It’s already on.')

/**
 * Turns the second factor on with a first code and returns the recovery codes, which can't be read again. Ends all
 * sessions except the one that sent the code, because their users haven't proven the factor.
 */
export async function confirmSecondFactor(
  deps: Deps,
  { sessionId, ...input }: CodeInput & { sessionId: number },
) {
  const { user } = input
  if (user.totp_confirmed_at) throw isOn()
  if (user.totp_secret === null) throw wrongCode()
  const secret = user.totp_secret
  await confirmFirstCode(deps, input)
  const at = deps.clock.now()
  const recovery_codes = await deps.db.transaction(async (tx) => {
    const turnedOn = await tx
      .update(users)
      .set({ totp_confirmed_at: at })
      .where(
        and(eq(users.id, user.id), isNull(users.totp_confirmed_at), eq(users.totp_secret, secret)),
      )
      .returning({ id: users.id })
    if (turnedOn.length === 0) throw isOn()
    await tx.update(sessions).set({ second_factor_at: at }).where(eq(sessions.id, sessionId))
    await revokeSessions(tx, user.id, { at, reason: 'second_factor', except: sessionId })
    await insertAccountEvent(tx, { userId: user.id, kind: 'second_factor_on', at })
    await queueNotice(deps, tx, { user, kind: 'second_factor_on' })
    return renewRecoveryCodes(tx, user.id)
  })
  return { recovery_codes }
}

/** Turns the second factor off. Staff must keep it. */
export async function endSecondFactor(deps: Deps, input: CodeInput): Promise<void> {
  const { user } = input
  if (user.staff_role !== null) {
    throw new DomainError('not_allowed', 'Staff can’t turn it off.', {
      message: 'Staff accounts need two-factor authentication, so you can’t turn it off.',
    })
  }
  if (!user.totp_confirmed_at) throw wrongCode()
  await consumeCode(deps, input)
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await clearSecondFactor(tx, user.id)
    await insertAccountEvent(tx, { userId: user.id, kind: 'second_factor_off', at })
    await queueNotice(deps, tx, { user, kind: 'second_factor_off' })
  })
}

export async function clearSecondFactor(tx: Db, userId: number): Promise<void> {
  await updateUser(tx, userId, {
    totp_secret: null,
    totp_confirmed_at: null,
    totp_last_step: null,
  })
  await deleteRecoveryCodes(tx, userId)
}
