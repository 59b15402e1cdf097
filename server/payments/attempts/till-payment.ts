import type { TillWay } from '@/domain/shop/payment/till'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { insertEvent } from '@/server/orders'
import { findLatestAttempt } from '@/server/payments/books/queries'

import { settleIn } from './settle'

interface TakePaymentInput {
  orderId: number
  way: TillWay
  /** Public id of who took it. */
  by: string
}

/** Settles an unpaid order with money that staff have taken, for exactly what is due. */
export async function takePayment(deps: Deps, tx: Db, { orderId, way, by }: TakePaymentInput) {
  const attempt = await findLatestAttempt(tx, orderId)
  if (!attempt) throw new Error(`Order ${orderId} has no payment attempt.`)
  const { public_id: reference, amount_cents: amount, currency } = attempt
  await insertEvent(tx, orderId, { kind: `paid_${way}`, at: deps.clock.now(), detail: { by } })
  await settleIn(deps, tx, {
    attempt,
    proof: {
      ...{ ref: reference, paymentId: `${way}-${reference}`, status: 'paid' },
      ...{ amount, currency, reference, failureCode: null },
    },
  })
}
