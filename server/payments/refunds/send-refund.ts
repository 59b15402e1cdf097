import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { enqueue } from '@/server/kernel/jobs/queue'
import { retryMoment } from '@/server/kernel/jobs/retry'
import { crashPoint } from '@/server/kernel/ports/crash-point'
import { ProviderRefused } from '@/server/kernel/ports/payments'
import { findOrder, updateOrder } from '@/server/orders'
import { finishRefund } from './finish-refund'
import { fitRefund } from './fit-refund'
import { findPayment } from '@/server/payments/books/queries'
import { findRefund, lockDueRefund, updateRefund, type RefundRow } from './refund-queries'
import { neverSent, refundKey } from './refund-queue'
import { syncRefunds } from './sync-refunds'

const MOST_ATTEMPTS = 20

/** Claims and sends a refund. Its idempotency key prevents repeats by crashes or other workers. */
export async function sendRefund(deps: Deps, id: number): Promise<void> {
  const claimed = await claim(deps, id)
  if (!claimed) return
  const { refund, payment } = claimed
  try {
    const provider = deps.providers.find((one) => one.id === payment.provider)
    if (!provider?.refund) throw new Error(`No provider ${payment.provider}.`)
    if (await existsAtProvider(deps, claimed)) return
    const amount = await deps.db.transaction((tx) => fitRefund(deps, tx, refund.id))
    if (amount === null) return
    const outcome = await provider.refund({
      paymentId: payment.provider_payment_id,
      amount,
      currency: payment.currency,
      key: refundKey(refund),
    })
    crashPoint('after-provider-refund')
    await deps.db.transaction((tx) => finishRefund(deps, tx, { refund, payment, outcome }))
  } catch (error) {
    await recordFailure(deps, claimed, error)
  }
}

/** Looks for an earlier refund, because the provider's idempotency keys expire after hours. */
async function existsAtProvider(deps: Deps, { refund, payment }: ClaimedRefund): Promise<boolean> {
  if (refund.attempts <= 1 && refund.provider_refund_id === null) return false
  const paid = await findPayment(deps.db, payment.provider, payment.provider_payment_id)
  if (paid) await syncRefunds(deps, paid)
  const present = await findRefund(deps.db, refund.id)
  return present?.provider_refund_id != null
}

type ClaimedRefund = NonNullable<Awaited<ReturnType<typeof claim>>>

async function claim({ db, clock, providers }: Deps, id: number) {
  return db.transaction(async (tx) => {
    const row = await lockDueRefund(tx, id, clock.now())
    if (!row || (await isDisputed(tx, row.refund))) return undefined
    const provider = providers.find((one) => one.id === row.payment.provider)
    if (provider && !provider.refund) {
      await updateRefund(tx, id, { next_attempt_at: neverSent(clock.now()) })
      return undefined
    }
    const attempts = row.refund.attempts + 1
    const next_attempt_at = retryMoment(clock.now(), attempts)
    await updateRefund(tx, id, { attempts, next_attempt_at })
    await enqueue(tx, { queue: 'refund', id, startAfter: next_attempt_at })
    return { ...row, refund: { ...row.refund, attempts } }
  })
}

/** The provider may take the money back itself. The end of the dispute makes the refund due again. */
async function isDisputed(tx: Db, { order_id }: RefundRow): Promise<boolean> {
  return (await findOrder(tx, order_id))?.disputed ?? false
}

/** Stripe's and PayPal's codes for a disputed payment; the refund waits for the dispute's event. */
const DISPUTED = new Set(['charge_disputed', 'TRANSACTION_DISPUTED'])

/** Records a failed attempt. Rejections and too many attempts need staff; others are retried. */
async function recordFailure(deps: Deps, { refund, payment }: ClaimedRefund, error: unknown) {
  const last_error = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  deps.log.warn({ refund: refund.id, err: error }, 'refund not sent')
  const isRefused = error instanceof ProviderRefused && !DISPUTED.has(error.code)
  const isOver = isRefused || refund.attempts >= MOST_ATTEMPTS
  await deps.db.transaction(async (tx) => {
    if (isOver) {
      const outcome = { status: 'failed', refundId: null } as const
      await finishRefund(deps, tx, { refund, payment, outcome })
      await updateOrder(tx, refund.order_id, { needs_review: true })
    }
    await updateRefund(tx, refund.id, { last_error })
  })
}
