import { eq } from 'drizzle-orm'

import { toFee, type Fee } from '@/domain/office/payment/fee'
import type { Db } from '@/server/kernel/db/client'
import type { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { providerFees } from '@/server/kernel/db/schema/payments/provider-fees'
import type { Deps } from '@/server/kernel/deps'
import type { Caller } from '@/server/kernel/http/caller'
import { may } from '@/server/kernel/http/permission'

type Refund = Pick<typeof refunds.$inferSelect, 'id' | 'payment_id' | 'status'>

/** Reads the fees of an order's payments and refunds, as far as the caller may see payments. */
export async function readOrderFees(
  { db, caller }: Pick<Deps, 'db'> & { caller: Caller | null },
  orderId: number,
) {
  const rows = may(caller, 'payments.read') ? await listFees(db, orderId) : []
  const feeOf = (isOf: (row: FeeRow) => boolean, refundId: number | null): Fee | null => {
    const own = rows.filter(isOf)
    const known = own.find(({ fee, refund_id }) => fee && refund_id === refundId)
    return own[0] ? toFee(own[0].provider, known?.fee) : null
  }
  return {
    ofAttempt: (id: number) => feeOf((row) => row.attempt_id === id, null),
    ofRefund: ({ id, payment_id, status }: Refund) =>
      status === 'succeeded' ? feeOf((row) => row.payment_id === payment_id, id) : null,
  }
}

type FeeRow = Awaited<ReturnType<typeof listFees>>[number]

/** Lists each payment of an order with its fees, or once without any. */
function listFees(db: Db, orderId: number) {
  return db
    .select({
      payment_id: payments.id,
      attempt_id: payments.attempt_id,
      provider: payments.provider,
      refund_id: providerFees.refund_id,
      fee: { amount: providerFees.amount_cents, currency: providerFees.currency },
    })
    .from(payments)
    .leftJoin(providerFees, eq(providerFees.payment_id, payments.id))
    .where(eq(payments.order_id, orderId))
}
