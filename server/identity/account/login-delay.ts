import { eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { loginFailures } from '@/server/kernel/db/schema/sessions'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

/** Wrong passwords or codes in a row that cost no waiting time. */
export const FREE_FAILURES = 4
const LONGEST_S = 900
/** ms after which failures are forgotten. */
const MEMORY_MS = 24 * 3_600_000

/** Wrong passwords for an account from one place, hashed together: neither can be read from the table. */
export const passwordSubject = (email: string, place: string) => sha256(`${email}|${place}`)

/**
 * From the fifth failure of a subject on, each next attempt waits longer: 1 s, 2 s, 4 s … 15 min.
 * @throws DomainError too_many_requests
 */
export async function enforceLoginBackoff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  subject: string,
): Promise<void> {
  const [row] = await db.select().from(loginFailures).where(eq(loginFailures.subject, subject))
  if (!row || row.count <= FREE_FAILURES) return
  const wait = Math.min(2 ** (row.count - FREE_FAILURES - 1), LONGEST_S) * 1000
  const left = row.last_at.getTime() + wait - clock.now().getTime()
  if (left <= 0) return
  const retryAfter = Math.ceil(left / 1000)
  throw new DomainError('too_many_requests', 'Too many failed attempts.', { retryAfter })
}

/** Counts one failure. @returns how many there are in a row */
export async function countFailure(db: Db, subject: string, now: Date): Promise<number> {
  const old = new Date(now.getTime() - MEMORY_MS).toISOString()
  const [row] = await db
    .insert(loginFailures)
    .values({ subject, count: 1, last_at: now })
    .onConflictDoUpdate({
      target: loginFailures.subject,
      set: {
        count: sql`case when ${loginFailures.last_at} < ${old} then 1 else ${loginFailures.count} + 1 end`,
        last_at: now,
      },
    })
    .returning({ count: loginFailures.count })
  return row?.count ?? 1
}

export async function resetFailures(db: Db, subject: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subject))
}
