import { and, eq, isNull, lt, or } from 'drizzle-orm'

import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'
import { claimAttempt, FREE_FAILURES, resetFailures } from './login-delay'
import { queueNotice } from './notices'
import { insertAccountEvent, type UserRow } from './queries'
import { isProvenDevice } from './session-queries'
import { consumeRecoveryCode } from './recovery-codes'
import { deviceOf, type ClientContext } from './sessions'
import { stepOfCode } from './totp'

/** Number of wrong codes in a row after which the account is notified. */
const TELL_AFTER = FREE_FAILURES + 1

export interface CodeInput {
  user: UserRow
  code: string
  browser: ClientContext
}

export const wrongCode = () => new DomainError('second_factor_wrong', 'The code is wrong.')

/**
 * Consumes a code from the authenticator app or a recovery code; each works only once. Wrong codes cause the same
 * backoff as wrong passwords, and the account is notified after five in a row.
 * @throws DomainError second_factor_wrong, too_many_requests
 */
export async function consumeCode(deps: Deps, input: CodeInput): Promise<void> {
  const { user, code } = input
  await attempt(deps, input, async () => {
    if (await consumeTimeStep(deps, user, code)) return true
    return consumeRecoveryCode(deps.db, { userId: user.id, code, at: deps.clock.now() })
  })
}

/** Consumes the first code of a new secret, which proves that the app has it. */
export async function confirmFirstCode(deps: Deps, input: CodeInput): Promise<void> {
  await attempt(deps, input, () => consumeTimeStep(deps, input.user, input.code))
}

async function attempt(
  deps: Deps,
  input: CodeInput,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const subject = await subjectOf(deps, input)
  await deps.limits.take('secondFactor', subject)
  const count = await claimAttempt(deps, subject)
  if (await isRight()) return resetFailures(deps.db, subject)
  await recordWrongCode(deps, input, count)
  throw wrongCode()
}

/**
 * Anyone with the password could lock the owner out by entering wrong codes, so a browser that has passed the factor
 * before has its own counter. All other browsers share one, because there are few possible codes and IP addresses are
 * cheap.
 */
async function subjectOf(deps: Deps, { user, browser }: CodeInput): Promise<string> {
  const device = deviceOf(browser)
  const isProven = device !== undefined && (await isProvenDevice(deps.db, user.id, sha256(device)))
  return sha256(`code|${user.public_id}|${isProven ? device : ''}`)
}

async function recordWrongCode(deps: Deps, { user, browser }: CodeInput, count: number) {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const event = { userId: user.id, kind: 'second_factor_wrong', at, ipBlock: browser.ipBlock }
    await insertAccountEvent(tx, event)
    if (count === TELL_AFTER) await queueNotice(deps, tx, { user, kind: 'second_factor_failed' })
  })
}

/** Consumes a time step of the app only once, by a conditional update of the last used step. */
async function consumeTimeStep(deps: Deps, user: UserRow, code: string): Promise<boolean> {
  if (!user.totp_secret) return false
  const now = deps.clock.now()
  const step = stepOfCode(deps.secret, { sealed: user.totp_secret, code, now })
  if (step === null) return false
  const updated = await deps.db
    .update(users)
    .set({ totp_last_step: step })
    .where(
      and(eq(users.id, user.id), or(isNull(users.totp_last_step), lt(users.totp_last_step, step))),
    )
    .returning({ id: users.id })
  return updated.length > 0
}
