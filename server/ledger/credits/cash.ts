import { and, eq, isNull } from 'drizzle-orm'

import { ZERO, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import {
  CASH_ACCOUNTS,
  ledgerAccounts,
  ledgerTransfers,
} from '@/server/kernel/db/schema/payments/ledger'

type ShopAccount = Exclude<typeof ledgerAccounts.$inferSelect.kind, 'credit'>

/** Returns the id of a shop account, which is created with its first transfer. */
export async function shopAccount(tx: Db, kind: ShopAccount): Promise<number> {
  const isIt = and(eq(ledgerAccounts.kind, kind), isNull(ledgerAccounts.user_id))
  const find = () => tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isIt)
  const [known] = await find()
  if (known) return known.id
  await tx
    .insert(ledgerAccounts)
    .values({ kind, user_id: null, balance_cents: ZERO })
    .onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error(`The ledger has no account ${kind}.`)
  return made.id
}

interface CashMove {
  /** Kind of the movement: money received, refunded, or taken by a dispute. */
  kind: 'payment' | 'paid_back' | 'loss'
  provider: string
  amount: Cents
  orderId: number
  /** Idempotency key. */
  cause: string
}

const OTHER_SIDE = { payment: 'sales', paid_back: 'refunds', loss: 'losses' } as const
const TITLE = { payment: 'Payment', paid_back: 'Refund', loss: 'Lost dispute' } as const

/** Posts money that moved at a provider as a transfer between its account and the shop's. */
export async function bookCash(tx: Db, { kind, provider, amount, orderId, cause }: CashMove) {
  // Store credit moves no money at a provider.
  if (provider === 'credit' || amount <= 0) return
  const account = CASH_ACCOUNTS.find((one) => one === provider)
  if (!account) throw new Error(`The ledger has no account for money of ${provider}.`)
  const cash = await shopAccount(tx, account)
  const other = await shopAccount(tx, OTHER_SIDE[kind])
  await tx
    .insert(ledgerTransfers)
    .values({
      kind,
      cause,
      from_account: kind === 'payment' ? other : cash,
      to_account: kind === 'payment' ? cash : other,
      amount_cents: amount,
      balance_after_cents: null,
      order_id: orderId,
      title: TITLE[kind],
    })
    .onConflictDoNothing()
}
