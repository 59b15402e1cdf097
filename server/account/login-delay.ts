import { eq, sql } from 'drizzle-orm'

import type { Db } from '../db/client'
import { loginFailures } from '../db/schema/sessions'
import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { sha256 } from '../ports/ids'

const FREE_FAILURES = 4
const LONGEST_S = 900
/** ms after which failures are forgotten. */
const MEMORY_MS = 24 * 3_600_000

const subjectOf = (email: string, place: string) => sha256(`${email}|${place}`)

/**
 * From the fifth failure for an account from one place on, each next try waits longer: 1 s, 2 s, 4 s … 15 min.
 * @throws DomainError too_many_requests
 */
export async function requirePatience(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email, place }: { email: string; place: string },
): Promise<void> {
  const [row] = await db
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.subject, subjectOf(email, place)))
  if (!row || row.count <= FREE_FAILURES) return
  const wait = Math.min(2 ** (row.count - FREE_FAILURES - 1), LONGEST_S) * 1000
  const left = row.last_at.getTime() + wait - clock.now().getTime()
  if (left <= 0) return
  const retryAfter = Math.ceil(left / 1000)
  throw new DomainError('too_many_requests', 'Too many failed logins.', { retryAfter })
}

export async function countFailure(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email, place }: { email: string; place: string },
): Promise<void> {
  const now = clock.now()
  const old = new Date(now.getTime() - MEMORY_MS).toISOString()
  await db
    .insert(loginFailures)
    .values({ subject: subjectOf(email, place), count: 1, last_at: now })
    .onConflictDoUpdate({
      target: loginFailures.subject,
      set: {
        count: sql`case when ${loginFailures.last_at} < ${old} then 1 else ${loginFailures.count} + 1 end`,
        last_at: now,
      },
    })
}

export async function forgetFailures(
  db: Db,
  { email, place }: { email: string; place: string },
): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.subject, subjectOf(email, place)))
}
