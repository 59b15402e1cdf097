import { and, eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { disputes } from '@/server/kernel/db/schema/orders/after-sales'

export type DisputeRow = typeof disputes.$inferSelect
type DisputeValues = Omit<typeof disputes.$inferInsert, 'id' | 'opened_at'>

export async function findDispute(tx: Db, disputeId: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.provider_dispute_id, disputeId))
  return row
}

export async function upsertDispute(tx: Db, values: DisputeValues, at: Date): Promise<void> {
  await tx
    .insert(disputes)
    .values({ ...values, opened_at: at })
    .onConflictDoUpdate({ target: disputes.provider_dispute_id, set: values })
}

export async function hasOpenDispute(tx: Db, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.order_id, orderId), eq(disputes.status, 'open')))
  return rows.length > 0
}

export async function findDisputeById(tx: Db, id: number): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id))
  return row
}

type EvidenceChange = Partial<
  Pick<
    DisputeRow,
    'evidence' | 'evidence_key' | 'evidence_tried_at' | 'evidence_sent_at' | 'evidence_refusals'
  >
>

/** @param key if given, updates only while this key is stored, which another request may overwrite */
export async function updateEvidence(
  tx: Db,
  { id, key }: { id: number; key?: string },
  change: EvidenceChange,
): Promise<void> {
  const isMeant = and(
    eq(disputes.id, id),
    key === undefined ? undefined : eq(disputes.evidence_key, key),
  )
  await tx.update(disputes).set(change).where(isMeant)
}
