import { RETENTION_MS } from '@/domain/kit/retention'
import { and, eq, inArray, lt } from 'drizzle-orm'

import { mailboxKey } from '@/domain/kit/mailbox'

import type { Db } from '../db/client'
import { mailSuppressions } from '../db/schema/community/issues'
import { emailSpellings } from './spellings'

interface SuppressionInput {
  email: string
  cause: (typeof mailSuppressions.$inferInsert)['cause']
  detail: string
  issue_id: number | null
  created_at: Date
}

/** Stops newsletters and digests to an address. A complaint replaces a bounce as the cause. */
export async function suppressAddress(tx: Db, { email, ...rest }: SuppressionInput): Promise<void> {
  const row = { email, email_key: mailboxKey(email), ...rest }
  const adding = tx.insert(mailSuppressions).values(row)
  await (rest.cause === 'complaint'
    ? adding.onConflictDoUpdate({ target: mailSuppressions.email_key, set: rest })
    : adding.onConflictDoNothing({ target: mailSuppressions.email_key }))
}

const isOf = (email: string) => inArray(mailSuppressions.email_key, emailSpellings(email))

export async function isSuppressed(db: Db, email: string): Promise<boolean> {
  return (await db.$count(mailSuppressions, isOf(email))) > 0
}

export async function hasComplained(db: Db, email: string): Promise<boolean> {
  const isComplaint = eq(mailSuppressions.cause, 'complaint')
  return (await db.$count(mailSuppressions, and(isOf(email), isComplaint))) > 0
}

export async function liftSuppression(tx: Db, email: string): Promise<void> {
  await tx.delete(mailSuppressions).where(isOf(email))
}

/** Deletes old suppressions, because a mailbox may have a new owner. */
export async function purgeSuppressions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS.suppressions)
  await db.delete(mailSuppressions).where(lt(mailSuppressions.created_at, before))
}
