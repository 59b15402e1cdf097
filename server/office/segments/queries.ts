import { eq, sql } from 'drizzle-orm'

import { ANYONE } from '@/domain/office/segments/segment'
import type { Db } from '@/server/kernel/db/client'
import { customerSegments } from '@/server/kernel/db/schema/accounts/segments'
import { DomainError } from '@/server/kernel/errors/domain-error'

/** Names by which a letter's recipients are chosen. */
export function listSegmentNames(db: Db) {
  const { id, name } = customerSegments
  return db
    .select({ id, name })
    .from(customerSegments)
    .orderBy(sql`lower(${name})`)
}

/** Locks all segments, since a name is compared with all others. `isSame` says which have the name. */
export async function lockSegments(tx: Db, called: string) {
  const { id, name } = customerSegments
  await tx.execute(sql`lock table ${customerSegments} in share row exclusive mode`)
  const isSame = sql<boolean>`lower(${name}) = lower(${called})`
  return tx.select({ id, isSame }).from(customerSegments)
}

/** @throws DomainError segment_not_found */
export async function requireSegment(db: Db, id: string) {
  const [row] = await db.select().from(customerSegments).where(eq(customerSegments.id, id))
  if (!row) throw new DomainError('segment_not_found', id)
  return { name: row.name, conditions: { ...ANYONE, ...row.conditions } }
}
