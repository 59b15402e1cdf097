import { and, eq, lt } from 'drizzle-orm'

import type { Db } from '../db/client'
import { mailSuppressions } from '../db/schema/issues'

interface SuppressionInput {
  email: string
  cause: (typeof mailSuppressions.$inferInsert)['cause']
  detail: string
  issue_id: number | null
  created_at: Date
}

/** Sends no newsletter and no digest to an address any more. A complaint outlasts a bounce. */
export async function suppressAddress(tx: Db, { email, ...rest }: SuppressionInput): Promise<void> {
  const row = { email, email_key: email.toLowerCase(), ...rest }
  const adding = tx.insert(mailSuppressions).values(row)
  await (rest.cause === 'complaint'
    ? adding.onConflictDoUpdate({ target: mailSuppressions.email_key, set: rest })
    : adding.onConflictDoNothing({ target: mailSuppressions.email_key }))
}

/** @param key the address in lower case */
export async function isSuppressed(db: Db, key: string): Promise<boolean> {
  return (await db.$count(mailSuppressions, eq(mailSuppressions.email_key, key))) > 0
}

/** @param key the address in lower case */
export async function hasComplained(db: Db, key: string): Promise<boolean> {
  const { email_key, cause } = mailSuppressions
  return (await db.$count(mailSuppressions, and(eq(email_key, key), eq(cause, 'complaint')))) > 0
}

export async function liftSuppression(tx: Db, key: string): Promise<void> {
  await tx.delete(mailSuppressions).where(eq(mailSuppressions.email_key, key))
}

const KEPT_MS = 2 * 365 * 86_400_000

/** A mailbox may be somebody else's by now. */
export async function purgeSuppressions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.delete(mailSuppressions).where(lt(mailSuppressions.created_at, before))
}
