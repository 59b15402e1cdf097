import type { EventProvider } from '@/domain/kit/webhooks'
import type { Db } from '@/server/kernel/db/client'
import type { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import type { Deps } from '@/server/kernel/deps'
import type { DueLimit } from '@/server/kernel/jobs/due-rows'
import { LONGEST_MS } from '@/server/kernel/jobs/retry'
import { runSteps } from '@/server/kernel/jobs/steps'
import { workThrough } from '@/server/kernel/jobs/work-through'
import type { PaymentProvider } from '@/server/kernel/ports/payments'

import {
  findPaidRefund,
  insertFee,
  listPaymentsWithoutFee,
  listRefundsWithoutFee,
} from './fee-queries'
import { findPaymentById, type PaymentRow } from './queries'

type RefundRow = typeof refunds.$inferSelect
type FeeOf = NonNullable<PaymentProvider['feeOf']>

/**
 * Records the fees that a provider kept. Payments never wait for it: it is a periodic job of its own. What a provider
 * doesn't say yet is asked again with backoff.
 */
export async function recordFees(deps: Deps, provider: EventProvider): Promise<void> {
  const feeOf = deps.providers.find(({ id }) => id === provider)?.feeOf
  if (!feeOf) return
  const through = (
    name: 'payments' | 'refunds',
    list: (db: Db, due: DueLimit & { provider: EventProvider }) => Promise<{ id: number }[]>,
    find: (db: Db, id: number) => Promise<FeeSource | undefined>,
  ) =>
    workThrough(deps, {
      work: `fees-${provider}/${name}`,
      list: (due) => list(deps.db, { ...due, provider }),
      step: async (id) => {
        const source = await find(deps.db, id)
        if (source) await recordFee(deps, feeOf, source)
      },
      longestMs: LONGEST_MS,
    })
  await runSteps(deps, `fees-${provider}`, {
    payments: () =>
      through('payments', listPaymentsWithoutFee, async (db, id) => {
        const payment = await findPaymentById(db, id)
        return payment && { payment, refund: null }
      }),
    refunds: () => through('refunds', listRefundsWithoutFee, findPaidRefund),
  })
}

interface FeeSource {
  payment: PaymentRow
  refund: RefundRow | null
}

async function recordFee(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  feeOf: FeeOf,
  { payment, refund }: FeeSource,
): Promise<void> {
  const fee = await feeOf({
    paymentId: payment.provider_payment_id,
    refundId: refund?.provider_refund_id ?? null,
  })
  if (!fee) return
  await insertFee(db, {
    ...{ payment_id: payment.id, refund_id: refund?.id ?? null },
    ...{ amount_cents: fee.amount, currency: fee.currency, recorded_at: clock.now() },
  })
}
