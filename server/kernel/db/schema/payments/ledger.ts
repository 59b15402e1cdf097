import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { TILL_WAYS } from '@/domain/shop/payment/till'
import { bigId, centsColumn, isOneOf, writtenAt } from '../columns'
import { orders } from '../orders/orders'
import { users } from '../accounts/users'

/** Accounts for the money at each payment provider. */
export const CASH_ACCOUNTS = ['stripe', 'paypal', 'sandbox', 'bank', ...TILL_WAYS] as const

/** `credit` is the user's spendable balance. The other accounts are the shop's side of a transfer. */
export const LEDGER_ACCOUNTS = [
  'credit',
  'gifts',
  'goodwill',
  'sales',
  'refunds',
  'losses',
  ...CASH_ACCOUNTS,
] as const

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigId(),
    kind: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    balance_cents: centsColumn().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_accounts_user').on(table.user_id),
    uniqueIndex('ledger_accounts_shop')
      .on(table.kind)
      .where(sql`${table.kind} <> 'credit'`),
    check('ledger_accounts_kind', isOneOf(table.kind, LEDGER_ACCOUNTS)),
    // Enforced by the database, so that parallel orders can't spend the same credit twice.
    check('ledger_accounts_credit', sql`${table.kind} <> 'credit' or ${table.balance_cents} >= 0`),
  ],
)

export const TRANSFER_KINDS = [
  'gift',
  'goodwill',
  'refund',
  'spent',
  'returned',
  'payment',
  'paid_back',
  'loss',
] as const

/** A transfer between two accounts. Only transfers change balances, so all balances sum to zero. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigId(),
    kind: text({ enum: TRANSFER_KINDS }).notNull(),
    /** Idempotency key that names what caused the transfer, for example 'order-12-spent'. */
    cause: text().notNull(),
    from_account: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    to_account: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    amount_cents: centsColumn().notNull(),
    /** Balance of the user's account after the transfer; null between two accounts of the shop. */
    balance_after_cents: centsColumn(),
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    title: text().notNull(),
    at: writtenAt(),
  },
  (table) => [
    unique('ledger_transfers_cause').on(table.cause),
    index('ledger_transfers_from').on(table.from_account, table.id),
    index('ledger_transfers_to').on(table.to_account, table.id),
    index('ledger_transfers_order').on(table.order_id),
    // Covering index, so that reports use index-only scans.
    index('ledger_transfers_at').on(
      table.at,
      table.from_account,
      table.to_account,
      table.amount_cents,
    ),
    check('ledger_transfers_kind', isOneOf(table.kind, TRANSFER_KINDS)),
    check('ledger_transfers_amount', sql`${table.amount_cents} > 0`),
    check('ledger_transfers_two', sql`${table.from_account} <> ${table.to_account}`),
  ],
)
