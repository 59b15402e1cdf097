import { and, eq } from 'drizzle-orm'

import type { Cents } from '@/domain/money'

import type { Db } from '../db/client'
import { bankTransfers } from '../db/schema/bank-transfers'

export type TransferRow = typeof bankTransfers.$inferSelect

/** A repeat changes nothing. */
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

/** Somebody saw the money. A repeat changes nothing. @returns undefined for an unknown reference */
export async function markReceived(
  db: Db,
  { ref, amount, at }: { ref: string; amount: Cents; at: Date },
): Promise<TransferRow | undefined> {
  await db
    .update(bankTransfers)
    .set({ status: 'paid', received_cents: amount, received_at: at })
    .where(isOpen(ref))
  return findTransfer(db, ref)
}

function isOpen(ref: string) {
  return and(eq(bankTransfers.id, ref), eq(bankTransfers.status, 'open'))
}
