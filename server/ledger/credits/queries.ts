import { and, asc, desc, eq, or, sql } from 'drizzle-orm'

import type { CREDIT_KINDS } from '@/contract/account/credits/credits.schema'
import type { Db } from '@/server/kernel/db/client'
import { ledgerAccounts, ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import { orders } from '@/server/kernel/db/schema/orders/orders'

export const PAGE_SIZE = 20

/** Kinds of transfers that involve a user's account; all others are between shop accounts. */
type CreditKind = (typeof CREDIT_KINDS)[number]

export async function listTransfers(db: Db, userId: number, page: number) {
  const [account] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.user_id, userId))
  if (!account) return { balance: null, rows: [], count: 0 }
  const isMine = or(
    eq(ledgerTransfers.from_account, account.id),
    eq(ledgerTransfers.to_account, account.id),
  )
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(ledgerTransfers)
    .where(isMine)
  const rows = await db
    .select({ transfer: ledgerTransfers, order_number: orders.number })
    .from(ledgerTransfers)
    .leftJoin(orders, eq(orders.id, ledgerTransfers.order_id))
    .where(isMine)
    .orderBy(desc(ledgerTransfers.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    balance: account.balance_cents,
    rows: rows.map(({ transfer, order_number }) => ({
      ...transfer,
      kind: transfer.kind as CreditKind,
      order_number,
      isAdded: transfer.to_account === account.id,
    })),
    count: counted?.count ?? 0,
  }
}

/** Lists the credit returned because an order ended, oldest first. */
export async function listReturns(db: Db, orderId: number) {
  return db
    .select({ at: ledgerTransfers.at, amount: ledgerTransfers.amount_cents })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.order_id, orderId), eq(ledgerTransfers.kind, 'returned')))
    .orderBy(asc(ledgerTransfers.id))
}
