import type { Db } from '@/server/kernel/db/client'
import { enqueue } from '@/server/kernel/jobs/queue'
import { insertRefund, type NewRefund, type RefundRow } from './refund-queries'

/**
 * Writes a refund and plans its sending in the transaction that causes it. The same cause gives one refund.
 * @returns undefined when it was there already
 */
export async function queueRefund(tx: Db, refund: NewRefund): Promise<RefundRow | undefined> {
  const row = await insertRefund(tx, refund)
  if (row?.status === 'pending') await enqueue(tx, { queue: 'refund', id: row.id })
  return row
}

/** For a refund that no worker sends: its end is entered, or heard from its provider. */
export function neverSent(at: Date): Date {
  return new Date(at.getTime() + NEVER_MS)
}

const NEVER_MS = 10 * 365 * 24 * 3_600_000

/** The refund's name at its provider. */
export function refundKey({ cause }: { cause: string }): string {
  return `refund-${cause}`
}
