import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { DueLimit } from '@/server/kernel/jobs/due-rows'
import { runSteps } from '@/server/kernel/jobs/steps'
import { workThrough } from '@/server/kernel/jobs/work-through'
import { findOrder, findPendingEdit } from '@/server/orders'
import { applyLookUp } from './apply-look-up'
import { expireDifference, lookUpDifference } from './close-difference'
import { endReview, expireOrder } from './expire-order'
import { openPayment } from './open-payment'
import {
  listOpenRefunds,
  listOverdueEdits,
  listOverdueOrders,
  listOverdueReviews,
  listStaleAttempts,
  type Lane,
} from '@/server/payments/books/overdue-queries'
import { findAttemptById, findPaymentWithAttempt } from '@/server/payments/books/queries'
import { findRefund } from '@/server/payments/refunds/refund-queries'
import { syncRefunds } from '@/server/payments/refunds/sync-refunds'

/** Reconciles stale attempts and ends expired orders. Idempotent; safe in concurrent workers. */
export async function reconcileLane(deps: Deps, lane: Lane): Promise<void> {
  const round = lane === 'other' ? 'reconcile' : (`reconcile-${lane}` as const)
  // Bypass the circuit breaker, so that failing rows don't block others. Each row has its own backoff.
  const asking = { ...deps, providers: deps.providers.map((one) => one.unguarded ?? one) }
  const through = (
    name: string,
    list: (db: Db, due: DueLimit & { lane: Lane }) => Promise<{ id: number }[]>,
    step: (deps: Deps, id: number) => Promise<void>,
  ) =>
    workThrough(deps, {
      work: `reconcile/${name}`,
      list: (due) => list(deps.db, { ...due, lane }),
      step: (id) => step(asking, id),
    })
  await runSteps(deps, round, {
    attempts: () => through('attempts', listStaleAttempts, lookUpStale),
    edits: () => through('edits', listOverdueEdits, endEdit),
    refunds: () => through('refunds', listOpenRefunds, followRefund),
    orders: () => through('orders', listOverdueOrders, endUnpaid),
    reviews: () => through('reviews', listOverdueReviews, endOverdueReview),
  })
}

async function lookUpStale(deps: Deps, id: number): Promise<void> {
  const attempt = await findAttemptById(deps.db, id)
  if (!attempt) return
  if (attempt.edit_id !== null) return lookUpDifference(deps, attempt)
  if (attempt.provider_ref !== null) return applyLookUp(deps, attempt)
  // The provider's response was lost. Repeating the call with its idempotency key recovers it.
  const order = await findOrder(deps.db, attempt.order_id)
  if (order?.payment_state === 'unpaid') await openPayment(deps, order.number)
}

async function endEdit(deps: Deps, id: number): Promise<void> {
  const edit = await findPendingEdit(deps.db, id)
  if (edit) await expireDifference(deps, edit)
}

async function followRefund(deps: Deps, id: number): Promise<void> {
  const refund = await findRefund(deps.db, id)
  const paid = refund?.payment_id && (await findPaymentWithAttempt(deps.db, refund.payment_id))
  if (paid) await syncRefunds(deps, paid)
}

async function endUnpaid(deps: Deps, id: number): Promise<void> {
  const order = await findOrder(deps.db, id)
  if (order) await expireOrder(deps, order)
}

async function endOverdueReview(deps: Deps, id: number): Promise<void> {
  const order = await findOrder(deps.db, id)
  if (order) await endReview(deps, order)
}
