import type { Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { lockOrder } from '@/server/orders'

import { leftOfPayment } from './order-money'
import { findPaymentById } from '@/server/payments/books/queries'
import { findRefund, lockRefund, updateRefund } from './refund-queries'

/** Lowers a planned refund by what a lost dispute returned. @returns cents to send; null if none */
export async function fitRefund(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  id: number,
): Promise<Cents | null> {
  const known = await findRefund(tx, id)
  if (known) await lockOrder(tx, known.order_id)
  const refund = await lockRefund(tx, id)
  if (refund?.status !== 'pending' || refund.payment_id === null) return null
  const payment = await findPaymentById(tx, refund.payment_id)
  if (!payment) return null
  const left = await leftOfPayment(tx, payment, { without: id })
  if (left >= refund.amount_cents) return refund.amount_cents
  if (left > 0) {
    await updateRefund(tx, id, { amount_cents: left })
    return left
  }
  await updateRefund(tx, id, { status: 'void', finished_at: clock.now() })
  return null
}
