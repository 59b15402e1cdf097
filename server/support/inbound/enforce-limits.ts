import type { EmailVerdict } from '@/domain/community/support/email-kind'
import { mailboxKey } from '@/domain/kit/mailbox'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { SortedEmail } from './received-email'

/**
 * Enforces rate limits. Rejects excess emails by people, so that they are redelivered.
 * @returns false to drop an automatic email
 * @throws DomainError too_many_requests
 */
export async function enforceEmailLimits(
  { limits }: Pick<Deps, 'limits'>,
  verdict: EmailVerdict,
  { kind, ticket, email }: SortedEmail,
): Promise<boolean> {
  const number = ticket?.number ?? ''
  if (kind === 'automatic') return isWithinLimit(() => limits.take('ticketAutomaticEmail', number))
  if (verdict === 'ticket') {
    await limits.take('contactByEmail', mailboxKey(email.from.address))
    await limits.take('emailTicket', '')
    return true
  }
  await limits.take('ticketEmail', number)
  return true
}

async function isWithinLimit(take: () => Promise<unknown>): Promise<boolean> {
  try {
    await take()
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_requests') return false
    throw error
  }
}
