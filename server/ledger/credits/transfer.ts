import { eq } from 'drizzle-orm'

import { addCents, cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import {
  ledgerAccounts,
  ledgerTransfers,
  type TRANSFER_KINDS,
} from '@/server/kernel/db/schema/payments/ledger'

import { shopAccount } from './cash'

type ShopAccount = 'gifts' | 'goodwill' | 'sales' | 'refunds'
type TransferKind = (typeof TRANSFER_KINDS)[number]

export class CreditShort extends Error {}

export async function balanceOf(db: Db, userId: number): Promise<Cents> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance_cents })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.user_id, userId))
  return row?.balance ?? ZERO
}

interface SpendCreditInput {
  userId: number
  orderId: number
  amount: Cents
}

/** Spends credit on a locked order: once, and again after its return. @throws CreditShort */
export async function spendCredit(
  tx: Db,
  { userId, orderId, amount }: SpendCreditInput,
): Promise<void> {
  const { spent, returned } = await movesOf(tx, orderId)
  if (spent.length > returned.length) return
  await transfer(tx, {
    kind: 'spent',
    cause: `order-${orderId}-spent-${spent.length + 1}`,
    userId,
    shop: 'sales',
    amount,
    isGrant: false,
    orderId,
    title: 'Paid with store credit',
  })
}

/** Returns the credit spent on an order and not yet returned, in cents. */
export async function creditSpentOn(tx: Db, orderId: number): Promise<Cents> {
  const { spent, returned } = await movesOf(tx, orderId)
  const sum = (moves: { amount: Cents }[]) => addCents(...moves.map(({ amount }) => amount))
  return subtractCents(sum(spent), sum(returned))
}

/** Returns a locked, ended order's credit once. @param most in cents, after partial refunds */
export async function returnCredit(tx: Db, orderId: number, most?: Cents): Promise<void> {
  const { spent, returned } = await movesOf(tx, orderId)
  const last = spent.at(-1)
  if (!last || last.userId === null || spent.length === returned.length) return
  await transfer(tx, {
    kind: 'returned',
    cause: `order-${orderId}-returned-${spent.length}`,
    userId: last.userId,
    shop: 'sales',
    amount: cents(Math.min(last.amount, most ?? last.amount)),
    isGrant: true,
    orderId,
    title: 'Returned from a canceled or expired order',
  })
}

async function movesOf(tx: Db, orderId: number) {
  const moves = await tx
    .select({
      kind: ledgerTransfers.kind,
      amount: ledgerTransfers.amount_cents,
      userId: ledgerAccounts.user_id,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransfers.from_account))
    .where(eq(ledgerTransfers.order_id, orderId))
    .orderBy(ledgerTransfers.id)
  return {
    spent: moves.filter(({ kind }) => kind === 'spent'),
    returned: moves.filter(({ kind }) => kind === 'returned'),
  }
}

interface Grant {
  userId: number
  amount: Cents
  kind: 'gift' | 'goodwill' | 'refund'
  /** Idempotency key. */
  cause: string
  title: string
  orderId?: number
}

/** Adds credit; idempotent by `cause`. @returns whether this call booked it */
export function grantCredit(tx: Db, grant: Grant): Promise<boolean> {
  const shop = ({ gift: 'gifts', goodwill: 'goodwill', refund: 'refunds' } as const)[grant.kind]
  return transfer(tx, { ...grant, shop, isGrant: true, orderId: grant.orderId ?? null })
}

/** Revokes goodwill credit once per cause. @returns whether this call booked it @throws CreditShort */
export function revokeCredit(
  tx: Db,
  revocation: Pick<Grant, 'userId' | 'amount' | 'cause' | 'title'>,
): Promise<boolean> {
  const sides = { kind: 'goodwill', shop: 'goodwill', isGrant: false, orderId: null } as const
  return transfer(tx, { ...revocation, ...sides })
}

interface Transfer {
  kind: TransferKind
  cause: string
  userId: number
  shop: ShopAccount
  amount: Cents
  /** Whether the transfer goes from the shop to the user. */
  isGrant: boolean
  orderId: number | null
  title: string
}

/** Transfers credit as the only writer of balances. A check constraint rejects negative credit. */
async function transfer(tx: Db, input: Transfer): Promise<boolean> {
  const { kind, cause, amount, isGrant, orderId, title } = input
  if (amount <= 0) return false
  const { user, shop } = await openAccounts(tx, input)
  const balance = addCents(user.balance_cents, (isGrant ? amount : -amount) as Cents)
  // A retry sees the balance after the first attempt, so the transfer may already be booked.
  if (balance < 0 && (await isBooked(tx, cause))) return false
  if (balance < 0) throw new CreditShort(`Credit of user ${input.userId} is short.`)
  const [from, to] = isGrant ? [shop.id, user.id] : [user.id, shop.id]
  const booked = await tx
    .insert(ledgerTransfers)
    .values({
      kind,
      cause,
      from_account: from,
      to_account: to,
      amount_cents: amount,
      balance_after_cents: balance,
      order_id: orderId,
      title,
    })
    .onConflictDoNothing()
    .returning({ id: ledgerTransfers.id })
  if (booked.length === 0) return false
  await tx
    .update(ledgerAccounts)
    .set({ balance_cents: balance })
    .where(eq(ledgerAccounts.id, user.id))
  return true
}

async function isBooked(tx: Db, cause: string): Promise<boolean> {
  const is = eq(ledgerTransfers.cause, cause)
  return (await tx.$count(ledgerTransfers, is)) > 0
}

/** Locks a user's account early, to keep the lock order in transactions that transfer credit late. */
export async function lockCredit(tx: Db, userId: number): Promise<void> {
  await openAccounts(tx, { userId, shop: 'refunds' })
}

/** Locks the user's account, not the shop's, whose balance is a computed sum: orders don't wait. */
async function openAccounts(tx: Db, { userId, shop }: Pick<Transfer, 'userId' | 'shop'>) {
  await tx
    .insert(ledgerAccounts)
    .values({ kind: 'credit', user_id: userId, balance_cents: ZERO })
    .onConflictDoNothing()
  const [user] = await tx
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.user_id, userId))
    .for('update')
  if (!user) throw new Error('A ledger account is missing.')
  return { user, shop: { id: await shopAccount(tx, shop) } }
}
