import type { Db } from '@/server/kernel/db/client'
import { enqueue } from '@/server/kernel/jobs/queue'
import { insertRefund, type NewRefund, type RefundRow } from './refund-queries'

/** Inserts and enqueues a refund once per cause. @returns undefined if it already existed */
export async function queueRefund(tx: Db, refund: NewRefund): Promise<RefundRow | undefined> {
  const row = await insertRefund(tx, refund)
  if (row?.status === 'pending') await enqueue(tx, { queue: 'refund', id: row.id })
  return row
}

/** Returns the next attempt of a refund that no worker sends; admins or providers report outcomes. */
export function neverSent(at: Date): Date {
  return new Date(at.getTime() + NEVER_MS)
}

const NEVER_MS = 10 * 365 * 24 * 3_600_000

/** Returns the idempotency key for the provider. */
export function refundKey({ cause }: { cause: string }): string {
  return `refund-${cause}`
}
