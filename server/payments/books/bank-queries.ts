import { and, eq, inArray } from 'drizzle-orm'

import { REFUNDED_BY_HAND } from '@/domain/shop/payment/till'
import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import {
  bankReceipts,
  bankRefunds,
  bankTransfers,
} from '@/server/kernel/db/schema/payments/bank-transfers'
import { payments } from '@/server/kernel/db/schema/payments/payments'

export type TransferRow = typeof bankTransfers.$inferSelect

/** Inserts a transfer. Idempotent. */
export async function insertTransfer(
  db: Db,
  transfer: typeof bankTransfers.$inferInsert,
): Promise<void> {
  await db.insert(bankTransfers).values(transfer).onConflictDoNothing()
}

export async function findTransfer(db: Db, ref: string): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(bankTransfers).where(eq(bankTransfers.id, ref))
  return row
}

export async function expireTransfer(db: Db, ref: string): Promise<void> {
  await db.update(bankTransfers).set({ status: 'expired' }).where(isOpen(ref))
}

export async function lockTransfer(tx: Db, ref: string): Promise<TransferRow | undefined> {
  const [row] = await tx.select().from(bankTransfers).where(eq(bankTransfers.id, ref)).for('update')
  return row
}

/** @returns the transfer's number of receipts, or undefined if this one already exists */
export async function insertReceipt(
  tx: Db,
  receipt: typeof bankReceipts.$inferInsert,
): Promise<number | undefined> {
  const added = await tx.insert(bankReceipts).values(receipt).onConflictDoNothing().returning()
  if (added.length === 0) return undefined
  return tx.$count(bankReceipts, eq(bankReceipts.transfer_id, receipt.transfer_id))
}

export async function updateTransfer(
  tx: Db,
  ref: string,
  change: Partial<Pick<TransferRow, 'status' | 'received_cents' | 'received_at'>>,
): Promise<void> {
  await tx.update(bankTransfers).set(change).where(eq(bankTransfers.id, ref))
}

export type SentRefund = typeof bankRefunds.$inferSelect

/** Finds a refund that staff hand back themselves. */
export async function findManualRefund(db: Db, id: number) {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(and(eq(refunds.id, id), inArray(payments.provider, [...REFUNDED_BY_HAND])))
  return row
}

export async function findSentRefund(tx: Db, id: number): Promise<SentRefund | undefined> {
  const [row] = await tx.select().from(bankRefunds).where(eq(bankRefunds.refund_id, id))
  return row
}

export async function insertSentRefund(tx: Db, sent: SentRefund): Promise<void> {
  await tx.insert(bankRefunds).values(sent)
}

function isOpen(ref: string) {
  return and(eq(bankTransfers.id, ref), eq(bankTransfers.status, 'open'))
}
