import { and, desc, eq, gte, inArray } from 'drizzle-orm'

import { REFUNDED_BY_HAND } from '@/domain/shop/payment/till'
import type { Db } from '@/server/kernel/db/client'
import { disputes, refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { bankTransfers } from '@/server/kernel/db/schema/payments/bank-transfers'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments/payments'
import {
  bookChecks,
  dailyTotals,
  providerEvents,
} from '@/server/kernel/db/schema/payments/provider-events'

const MOST = 100
const LATE_MS = 60 * 24 * 3_600_000
const DAYS_MS = 30 * 24 * 3_600_000

export function listOpenDisputes(db: Db) {
  return db
    .select({
      order_number: orders.number,
      amount: disputes.amount_cents,
      reason: disputes.reason,
      evidence_due_at: disputes.evidence_due_at,
    })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.order_id))
    .where(eq(disputes.status, 'open'))
    .orderBy(disputes.evidence_due_at)
    .limit(MOST)
}

export function listFailedRefunds(db: Db) {
  return db
    .select({
      id: refunds.id,
      order_number: orders.number,
      amount: refunds.amount_cents,
      last_error: refunds.last_error,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(eq(refunds.status, 'failed'))
    .orderBy(desc(refunds.id))
    .limit(MOST)
}

export function listDeadEvents(db: Db) {
  return db
    .select({
      id: providerEvents.id,
      provider: providerEvents.provider,
      type: providerEvents.type,
      received_at: providerEvents.received_at,
      last_error: providerEvents.last_error,
    })
    .from(providerEvents)
    .where(eq(providerEvents.status, 'dead'))
    .orderBy(desc(providerEvents.id))
    .limit(MOST)
}

export function listOpenTransfers(db: Db) {
  return db
    .select({ transfer: bankTransfers, order: orders })
    .from(bankTransfers)
    .innerJoin(paymentAttempts, eq(paymentAttempts.public_id, bankTransfers.attempt_id))
    .innerJoin(orders, eq(orders.id, paymentAttempts.order_id))
    .where(eq(bankTransfers.status, 'open'))
    .orderBy(bankTransfers.created_at)
    .limit(MOST)
}

/** Lists transfers for orders that ended or were paid otherwise; the money may still arrive. */
export function listLateTransfers(db: Db, now: Date) {
  return db
    .select({ transfer: bankTransfers, order: orders })
    .from(bankTransfers)
    .innerJoin(paymentAttempts, eq(paymentAttempts.public_id, bankTransfers.attempt_id))
    .innerJoin(orders, eq(orders.id, paymentAttempts.order_id))
    .where(
      and(
        eq(bankTransfers.status, 'expired'),
        gte(bankTransfers.created_at, new Date(now.getTime() - LATE_MS)),
      ),
    )
    .orderBy(desc(bankTransfers.created_at))
    .limit(MOST)
}

/** Lists refunds that staff hand back and haven't recorded as sent, oldest first. */
export function listRefundsToSend(db: Db) {
  return db
    .select({ refund: refunds, order_number: orders.number, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(and(eq(refunds.status, 'pending'), inArray(payments.provider, [...REFUNDED_BY_HAND])))
    .orderBy(refunds.id)
    .limit(MOST)
}

export function listLatestChecks(db: Db) {
  return db
    .selectDistinctOn([bookChecks.provider])
    .from(bookChecks)
    .orderBy(bookChecks.provider, desc(bookChecks.id))
}

export function listDays(db: Db, now: Date) {
  const since = new Date(now.getTime() - DAYS_MS).toISOString().slice(0, 10)
  return db
    .select()
    .from(dailyTotals)
    .where(gte(dailyTotals.day, since))
    .orderBy(desc(dailyTotals.day), dailyTotals.provider)
}
