import { addCents, type Cents } from '@/domain/money'
import { hasReviewEnd } from '@/domain/review'

import { CreditShort, spendCredit } from '../credits/transfer'
import type { Db } from '../db/client'
import type { Deps } from '../deps'
import { issueInvoice } from '../documents/issue'
import { issueGiftCards } from '../gift-card/issue'
import { buildBikes } from '../garage/build-bikes'
import { queueConfirmation } from '../mail/confirmation'
import { keepUse } from '../promo/uses'
import { consumeReservations, holdAgain, listReservations, reserveStock } from '../stock/queries'
import { moveRefundedOrder } from './order-money'
import { insertEvent, updateOrder, type OrderRow } from '../orders/queries'

export type PayDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'secret' | 'shopUrl' | 'seller' | 'providers' | 'reviewMs'
>

interface Paying {
  order: OrderRow
  /** Booked now, in cents, beside what was booked before. */
  amount: Cents
  provider: string
}

/** Pays an order whose money is all there, under its lock: stock is sold, bikes are built, the invoice is issued. */
export async function payOrder(deps: PayDeps, tx: Db, paying: Paying): Promise<void> {
  const { order, amount, provider } = paying
  const at = deps.clock.now()
  await consumeReservations(tx, order.id)
  if (order.payment_state === 'unpaid') await keepUse(tx, order.id)
  const change = {
    payment_state: 'paid',
    fulfillment_state: 'to_build',
    paid_cents: addCents(order.paid_cents, amount),
    paid_at: at,
  } as const
  await updateOrder(tx, order.id, change)
  await insertEvent(tx, order.id, { kind: 'paid', at, detail: { provider } })
  const late = await buildBikes(tx, order, at)
  const paid: OrderRow = { ...order, ...change }
  if (late.length > 0) await flagOrder(deps, tx, { order: paid, reason: 'upgrade-does-not-fit' })
  await queueConfirmation(deps, tx, paid)
  await issueGiftCards(deps, tx, paid)
  // Last: invoices wait for each other until the commit.
  await issueInvoice(deps, tx, paid)
  // Something of an earlier part may have gone back before the rest came.
  if (order.paid_cents > 0) await moveRefundedOrder(tx, order.id)
}

/** Takes what an expired order gave back: its pieces, its promotion, its credit. Answers what is missing. */
export async function takeAgain(tx: Db, order: OrderRow): Promise<'stock' | 'credit' | null> {
  const needs = await listReservations(tx, order.id)
  // A savepoint: what was taken before the one that is short is given back.
  return tx
    .transaction(async (inner) => {
      if ((await reserveStock(inner, needs)) !== null) throw new StockShort()
      await holdAgain(inner, order.id)
      await keepUse(inner, order.id)
      await spendAgain(inner, order)
      return null
    })
    .catch((error: unknown) => {
      if (error instanceof StockShort) return 'stock'
      if (error instanceof CreditShort) return 'credit'
      throw error
    })
}

async function spendAgain(tx: Db, order: OrderRow): Promise<void> {
  if (order.credit_cents === 0) return
  // Its buyer has deleted the account, and the credit went with it.
  if (order.user_id === null) throw new CreditShort()
  const { id: orderId, user_id: userId, credit_cents: amount } = order
  await spendCredit(tx, { userId, orderId, amount })
}

class StockShort extends Error {}

/** A person has to look at an order; one that is not paid ends by itself when nobody does. */
export async function flagOrder(
  deps: Pick<Deps, 'clock' | 'log' | 'reviewMs'>,
  tx: Db,
  { order, reason }: { order: OrderRow; reason: string },
): Promise<void> {
  // Said once: every later look at the same payment finds the same.
  if (order.needs_review) return
  deps.log.warn({ order: order.number, reason }, 'payment needs review')
  const at = deps.clock.now()
  const endsAt = new Date(at.getTime() + deps.reviewMs)
  await updateOrder(tx, order.id, {
    needs_review: true,
    review_ends_at: hasReviewEnd(order) ? endsAt : null,
  })
  await insertEvent(tx, order.id, { kind: 'payment_review', at, detail: { reason } })
}
