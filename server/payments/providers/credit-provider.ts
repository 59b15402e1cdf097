import { eq } from 'drizzle-orm'

import { ZERO } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts } from '@/server/kernel/db/schema/payments/payments'
import type { PaymentProvider, ProviderPayment } from '@/server/kernel/ports/payments'

import { returnToken } from '@/server/payments/books/queries'

export const CREDIT_PROVIDER = 'credit'

/** Pays orders covered by store credit, so that `settle` stays the only path to a paid order. */
export function creditProvider(db: Db, secret: string): PaymentProvider {
  const lookUp = (ref: string) => lookUpCredit(db, ref)
  return {
    id: CREDIT_PROVIDER,
    title: 'Store credit',
    note: '',
    isTest: false,
    isInternal: true,
    create: async ({ attemptId, returnPath }) => ({ ref: attemptId, redirectUrl: returnPath }),
    lookUp,
    // Credit posted to the ledger can't be canceled like a payment page.
    expire: lookUp,
    pageOf: (ref) => `/payment/return/${ref}/${returnToken(secret, ref)}`,
    // The ledger returns the credit; no provider is involved.
    refund: async () => ({ refundId: null, status: 'succeeded' }),
  }
}

async function lookUpCredit(db: Db, ref: string): Promise<ProviderPayment | null> {
  const [row] = await db
    .select({
      total: orders.total_cents,
      credit: orders.credit_cents,
      state: orders.fulfillment_state,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.order_id))
    .where(eq(paymentAttempts.public_id, ref))
  if (!row || row.credit !== row.total) return null
  const isOver = row.state === 'cancelled'
  return {
    ref,
    paymentId: isOver ? null : `credit-${ref}`,
    status: isOver ? 'expired' : 'paid',
    amount: ZERO,
    currency: 'USD',
    reference: ref,
    failureCode: null,
  }
}
