import { RETENTION_MS } from '@/domain/kit/retention'
import { eq, sql, type SQL } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { loginFailures } from '@/server/kernel/db/schema/accounts/sessions'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

/** Number of wrong passwords or codes in a row that cause no backoff. */
export const FREE_FAILURES = 4
const LONGEST_S = 900

/** Hashes the account and the IP block together, so that neither can be recovered from the table. */
export const passwordSubject = (email: string, ipBlock: string) => sha256(`${email}|${ipBlock}`)

type BackoffDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Counts an attempt as failed before its secret is checked, so that concurrent attempts count as well; success resets
 * the count. From the fifth failure in a row, the backoff is exponential: 1 s, 2 s, 4 s … 15 min.
 * @returns the number of failures in a row if this attempt fails
 * @throws DomainError too_many_requests
 */
export async function claimAttempt(deps: BackoffDeps, subject: string): Promise<number> {
  const { count, last_at } = loginFailures
  const seconds = sql`least(power(2, ${count} - ${FREE_FAILURES + 1}), ${LONGEST_S})`
  const now = deps.clock.now()
  const isDue = sql`${count} <= ${FREE_FAILURES} or ${last_at} + ${seconds} * interval '1 second' <= ${now.toISOString()}::timestamptz`
  const claimed = await recordAttempt(deps.db, { subject, now, isDue })
  if (claimed !== undefined) return claimed
  throw await waiting(deps, subject)
}

/** Counts an attempt from a trusted device, which has no backoff. */
export async function countAttempt({ db, clock }: BackoffDeps, subject: string): Promise<void> {
  await recordAttempt(db, { subject, now: clock.now() })
}

async function recordAttempt(
  db: Db,
  { subject, now, isDue }: { subject: string; now: Date; isDue?: SQL },
): Promise<number | undefined> {
  const { count, last_at } = loginFailures
  const old = new Date(now.getTime() - RETENTION_MS.failed_logins).toISOString()
  const [row] = await db
    .insert(loginFailures)
    .values({ subject, count: 1, last_at: now })
    .onConflictDoUpdate({
      target: loginFailures.subject,
      set: {
        count: sql`case when ${last_at} < ${old} then 1 else ${count} + 1 end`,
        last_at: now,
      },
      setWhere: isDue,
    })
    .returning({ count })
  return row?.count
}

async function waiting({ db, clock }: BackoffDeps, subject: string): Promise<DomainError> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.subject, subject))
  const wait = row ? Math.min(2 ** (row.count - FREE_FAILURES - 1), LONGEST_S) * 1_000 : 0
  const left = row ? row.last_at.getTime() + wait - clock.now().getTime() : 0
  return new DomainError('too_many_requests', 'Too many failed attempts.', {
    retryAfter: Math.max(1, Math.ceil(left / 1_000)),
  })
}

export async function resetFailures(db: Db, subject: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject))
}
