import { amountDue } from '@/domain/shop/orders/amount-due'
import { addCents, type Cents } from '@/domain/kit/money'
import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { acceptanceOf, type Acceptance } from '@/domain/office/payment/payment-review'
import type { Db } from '@/server/kernel/db/client'
import type { OrderRow } from '@/server/orders'
import { type PaymentRow, leftOf, leftOfPayment, listMoneyOf } from '@/server/payments'

export interface HeldMoney {
  payments: { payment: PaymentRow; left: Cents }[]
  /** Amount under review, in cents. */
  held: Cents
  acceptance: Acceptance
}

export async function heldFor(db: Db, order: OrderRow): Promise<HeldMoney> {
  const payments: HeldMoney['payments'] = []
  for (const payment of await listMoneyOf(db, order.id, ['review'])) {
    payments.push({ payment, left: await leftOfPayment(db, payment) })
  }
  const held = addCents(...payments.map(({ left }) => left))
  const isForeign = payments.some(({ payment }) => payment.currency !== order.currency)
  const acceptance = acceptanceOf({ states: order, due: amountDue(order), held, isForeign })
  return { payments, held, acceptance }
}

/** Returns the total refund, in money and credit, if an order under review ends. */
export async function returnedByEnd(db: Db, order: OrderRow, held: Cents): Promise<Cents> {
  if (hasBeenPaid(order)) return addCents(await leftOf(db, order), held)
  if (order.payment_state !== 'unpaid') return held
  return addCents(order.paid_cents, order.credit_cents, held)
}
