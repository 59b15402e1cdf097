import { addCents, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { inLockOrder } from '@/server/kernel/events/locks'
import { publish } from '@/server/kernel/events/subscriptions'
import { CreditShort, spendCredit } from '@/server/ledger'
import { type OrderRow, insertEvent, updateOrder } from '@/server/orders'
import { redeemPromoUse } from '@/server/pricing'
import { type StockNeed, rehold, listReservations, reserveStock } from '@/server/stock'

import { moveRefundedOrder } from '@/server/payments/refunds/order-money'

interface PayOrderInput {
  order: OrderRow
  /** Amount booked by this payment, in cents, in addition to earlier partial payments. */
  amount: Cents
  provider: string
}

/** Marks a locked order as paid in full and publishes this to stock, bikes, emails and invoices. */
export async function payOrder(deps: Deps, tx: Db, paying: PayOrderInput): Promise<void> {
  const { order, amount, provider } = paying
  const at = deps.clock.now()
  const change = {
    payment_state: 'paid',
    fulfillment_state: 'to_build',
    paid_cents: addCents(order.paid_cents, amount),
    paid_at: at,
  } as const
  await updateOrder(tx, order.id, change)
  await insertEvent(tx, order.id, { kind: 'paid', at, detail: { provider } })
  const isOnTime = order.payment_state === 'unpaid'
  await publish(deps, tx, { name: 'OrderPaid', order: { ...order, ...change }, isOnTime, at })
  // Part of an earlier partial payment may have been refunded before the rest arrived.
  if (order.paid_cents > 0) await moveRefundedOrder(tx, order.id)
}

/** Reserves what an expired order released: units, promotion, credit. @returns what is missing */
export async function reacquireHolds(tx: Db, order: OrderRow): Promise<'stock' | 'credit' | null> {
  const needs = await listReservations(tx, order.id)
  // Savepoint: a shortage rolls back everything reserved before it.
  return tx
    .transaction(async (inner) => {
      await inLockOrder({
        stock: () => reserveAgain(inner, order, needs),
        promotion: () => redeemPromoUse(inner, order.id),
        credit: () => spendAgain(inner, order),
      })
      return null
    })
    .catch((error: unknown) => {
      if (error instanceof StockShort) return 'stock'
      if (error instanceof CreditShort) return 'credit'
      throw error
    })
}

async function reserveAgain(tx: Db, order: OrderRow, needs: readonly StockNeed[]): Promise<void> {
  if ((await reserveStock(tx, needs)) !== null) throw new StockShort()
  await rehold(tx, order.id)
}

async function spendAgain(tx: Db, order: OrderRow): Promise<void> {
  if (order.credit_cents === 0) return
  // The buyer has deleted the account, including its credit.
  if (order.user_id === null) throw new CreditShort()
  const { id: orderId, user_id: userId, credit_cents: amount } = order
  await spendCredit(tx, { userId, orderId, amount })
}

class StockShort extends Error {}
