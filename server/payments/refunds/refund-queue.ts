import type { Db } from '@/server/kernel/db/client'
import { enqueue } from '@/server/kernel/jobs/queue'
import { insertRefund, type NewRefund, type RefundRow } from './refund-queries'

/** Inserts and enqueues a refund once per cause. @returns undefined if it existed already */
export async function queueRefund(tx: Db, refund: NewRefund): Promise<RefundRow | undefined> {
  const row = await insertRefund(tx, refund)
  if (row?.status === 'pending') await enqueue(tx, { queue: 'refund', id: row.id })
  return row
}

/** Next attempt of a refund that no worker sends: an admin or its provider reports its outcome. */
export function neverSent(at: Date): Date {
  return new Date(at.getTime() + NEVER_MS)
}

const NEVER_MS = 10 * 365 * 24 * 3_600_000

/** Idempotency key at the provider. */
export function refundKey({ cause }: { cause: string }): string {
  return `refund-${cause}`
}
