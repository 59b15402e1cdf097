import { count, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { customerSegments } from '@/server/kernel/db/schema/accounts/segments'

export type SegmentRow = typeof customerSegments.$inferSelect
type SegmentFields = Pick<SegmentRow, 'name' | 'conditions'>

export function listSegments(db: Db): Promise<SegmentRow[]> {
  return db
    .select()
    .from(customerSegments)
    .orderBy(sql`lower(${customerSegments.name})`)
}

export async function findSegment(db: Db, id: string): Promise<SegmentRow | undefined> {
  const [row] = await db.select().from(customerSegments).where(eq(customerSegments.id, id))
  return row
}

export async function lockSegment(tx: Db, id: string): Promise<SegmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(customerSegments)
    .where(eq(customerSegments.id, id))
    .for('update')
  return row
}

export async function countSegments(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(customerSegments)
  return row?.count ?? 0
}

/** @returns false if the name is taken */
export async function insertSegment(db: Db, row: SegmentFields & { id: string }): Promise<boolean> {
  const written = await db.insert(customerSegments).values(row).onConflictDoNothing().returning()
  return written.length === 1
}

/** @throws if the name is taken */
export async function updateSegment(tx: Db, id: string, change: SegmentFields): Promise<void> {
  await tx.update(customerSegments).set(change).where(eq(customerSegments.id, id))
}

export async function deleteSegment(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(customerSegments).where(eq(customerSegments.id, id)).returning()
  return gone.length === 1
}
