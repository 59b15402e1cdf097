import { and, eq, inArray, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm'

import { OPEN_ATTEMPT_STATUSES } from '@/domain/shop/payment/payment-moves'
import { EVENT_PROVIDERS, type EventProvider } from '@/domain/kit/webhooks'
import type { Db } from '@/server/kernel/db/client'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments/payments'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import { listDueRows, type DueLimit } from '@/server/kernel/jobs/due-rows'

/** Provider that a row depends on. Lanes are polled separately, so that an outage delays only one. */
export type Lane = EventProvider | 'other'

/** Interval after which open attempts and refunds are looked up again. */
const STALE = sql`interval '90 seconds'`

interface Overdue extends DueLimit {
  lane: Lane
}

/** @param provider provider to call; null if none */
function isIn(lane: Lane, provider: SQL): SQL {
  if (lane !== 'other') return sql`${provider} = ${lane}`
  return notInArray(sql`coalesce(${provider}, 'other')`, [...EVENT_PROVIDERS])
}

export function listStaleAttempts(db: Db, { lane, ...due }: Overdue) {
  const { id, status, updated_at, provider } = paymentAttempts
  const at = sql`${updated_at} + ${STALE}`
  const where = and(
    inArray(status, [...OPEN_ATTEMPT_STATUSES]),
    // Written to match the index.
    sql`${updated_at} < ${due.now.toISOString()}::timestamptz - ${STALE}`,
    isIn(lane, sql`${provider}`),
  )
  return listDueRows(db, { work: 'reconcile/attempts', id, at, where }, due)
}

export function listOverdueEdits(db: Db, { lane, ...due }: Overdue) {
  const { id, expires_at, paid_at, ended_at } = pendingEdits
  const provider = sql`(select a.provider from ${paymentAttempts} a
    where a.edit_id = ${pendingEdits}.id and ${inArray(sql`a.status`, [...OPEN_ATTEMPT_STATUSES])} order by a.id desc limit 1)`
  const where = and(isNull(paid_at), isNull(ended_at), isIn(lane, provider))
  return listDueRows(db, { work: 'reconcile/edits', id, at: expires_at, where }, due)
}

/** Lists refunds that the provider accepted but hasn't completed. */
export function listOpenRefunds(db: Db, { lane, ...due }: Overdue) {
  const { id, status, provider_refund_id, created_at } = refunds
  const at = sql`${created_at} + ${STALE}`
  const provider = sql`(select p.provider from ${payments} p where p.id = ${refunds}.payment_id)`
  const where = and(
    eq(status, 'pending'),
    isNotNull(provider_refund_id),
    isNotNull(refunds.payment_id),
    isIn(lane, provider),
  )
  return listDueRows(db, { work: 'reconcile/refunds', id, at, where }, due)
}

/** Provider of the payment page that has to be closed before the order ends. */
const pageProvider = sql`(select case when a.provider_ref is not null then a.provider end from ${paymentAttempts} a
  where a.order_id = ${orders}.id and a.edit_id is null order by a.id desc limit 1)`

export function listOverdueOrders(db: Db, { lane, ...due }: Overdue) {
  const { id, payment_state, needs_review, expires_at } = orders
  const where = and(
    eq(payment_state, 'unpaid'),
    // If a different amount has arrived, staff decide until the review ends.
    eq(needs_review, false),
    isIn(lane, pageProvider),
  )
  return listDueRows(db, { work: 'reconcile/orders', id, at: expires_at, where }, due)
}

export function listOverdueReviews(db: Db, { lane, ...due }: Overdue) {
  const { id, payment_state, needs_review, review_ends_at } = orders
  const provider = sql`case when ${payment_state} = 'unpaid' then ${pageProvider} end`
  const where = and(eq(needs_review, true), isIn(lane, provider))
  return listDueRows(db, { work: 'reconcile/reviews', id, at: review_ends_at, where }, due)
}
