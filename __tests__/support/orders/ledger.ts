import type { Db } from '@/server/kernel/db/client'
import { ledgerAccounts, ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'

/** Asserts that each balance equals its movements, none is negative, and all sum to zero. */
export async function expectSoundLedger(db: Db): Promise<void> {
  const accounts = await db.select().from(ledgerAccounts)
  const transfers = await db.select().from(ledgerTransfers)
  const sumOf = (account: number) =>
    transfers.reduce((sum, { from_account, to_account, amount_cents }) => {
      if (to_account === account) return sum + amount_cents
      return from_account === account ? sum - amount_cents : sum
    }, 0)
  const credit = accounts.filter(({ kind }) => kind === 'credit')
  for (const { id, balance_cents } of credit) {
    expect(balance_cents).toBe(sumOf(id))
    expect(balance_cents).toBeGreaterThanOrEqual(0)
  }
  const shops = accounts.filter(({ kind }) => kind !== 'credit')
  const users = credit.reduce((sum, { balance_cents }) => sum + balance_cents, 0)
  expect(shops.reduce((sum, { id }) => sum + sumOf(id), users)).toBe(0)
}
